// The build's constants and virtual modules, and the globals that the HTML sets.

/** The address of this language's page: `/` or `/it/`. The site is built once per language. */
declare const __HOME__: string;

/** The same page in the other language; null when there is only one. */
declare const __OTHER_LANGUAGE__: { home: string; lang: string; name: string } | null;

/** Set by the HTML (domain/page-globals.ts); each can be missing. */
interface Window {
  SITE_PASSWORD?: string;
  /** Set when the server checks the password: whether this browser has access. */
  SITE_GATE?: 'open' | 'closed';
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
  inlineScript?: InlineScript;
  /** In Chromium and Safari. There it returns objects that these types treat as strings. */
  trustedTypes?: TrustedTypes;
}

/** Set by site/inline-script/main.ts. */
interface InlineScript {
  /** Whether the prerendered wedding page is in place. */
  placed: Promise<boolean>;
  /** Stops recording and repeats the guest's clicks and submissions. */
  replayEvents: () => void;
  /** site/inline-script/trusted-types.ts */
  toScriptUrl: (address: string) => string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

/** Built by build/calendar-plugin.ts from the content's events, in the same order. */
declare module 'virtual:calendar' {
  type EventCalendar = {
    /** The address of the event's calendar file. */
    file: string;
    /** Addresses that add the event to an online calendar. */
    google: string;
    outlook: string;
  };
  const calendar: {
    /** The address of one calendar file with all events. */
    both: string;
    events: EventCalendar[];
  };
  export default calendar;
}

/** Built by build/map/plugin.ts from the content's `travel.map`; null without one. */
declare module 'virtual:map' {
  type Size = { width: number; height: number };
  const map: { tall: Size & { srcSet: string }; wide: Size & { src: string } } | null;
  export default map;
}

/** Built by build/pictures-plugin.ts from `content/pictures/`, by the original's file name. */
declare module 'virtual:pictures' {
  export type BuiltPicture = {
    /** Of the fallback, in pixels. */
    width: number;
    height: number;
    /** A CSS background in the picture's colours, shown until it has loaded. */
    placeholder: string;
    /** The fallback, in a format that every browser reads. */
    src: string;
    /** Address prefix: `480.avif` or `480.webp` follows, for each of the widths. */
    prefix: string;
    widths: number[];
  };
  const pictures: Record<string, BuiltPicture>;
  export default pictures;
}
