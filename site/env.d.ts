/** Set by the HTML around the page (domain/page-globals.ts); each may be missing. */
interface Window {
  SITE_PASSWORD?: string;
  /** Set where the server checks the password: whether it has let this browser in. */
  SITE_GATE?: 'open' | 'closed';
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
  /** Left by the page's first script (site/inline-script/main.ts). */
  inlineScript?: InlineScript;
  /** Chromium's and Safari's; what it makes passes for a string there, which it is elsewhere. */
  trustedTypes?: TrustedTypes;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedRules): TrustedRules;
}

interface TrustedRules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface InlineScript {
  /** Whether the wedding page was put in place as the build rendered it. */
  placed: Promise<boolean>;
  /** Does for real what the guest did before the script was there; from then on nothing is held. */
  takeOver: () => void;
  /** The only one to say that an address is a script of ours (site/inline-script/own-files.ts). */
  ownScript: (address: string) => string;
}
// Written in by the build (build/vite-config.ts): the site is built once for each language.

/** Where this language's page is: `/` or `/it/`. */
declare const __HOME__: string;

/** The same page in the other language; null when there is but one. */
declare const __ELSEWHERE__: { home: string; lang: string; name: string } | null;
/** Made by build/calendar-plugin.ts from the events of the content, in their order. */
declare module 'virtual:calendar' {
  type EventCalendar = {
    /** The address of the event as a calendar file. */
    file: string;
    /** Pages of others that offer to add it. */
    google: string;
    outlook: string;
  };
  const calendar: {
    /** The address of all events as one calendar file. */
    both: string;
    events: EventCalendar[];
  };
  export default calendar;
}
/** Made by build/map/plugin.ts from the content's `travel.map`; null when there is none. */
declare module 'virtual:map' {
  type Size = { width: number; height: number };
  const map: { tall: Size & { srcSet: string }; wide: Size & { src: string } } | null;
  export default map;
}
/** Made by build/pictures-plugin.ts from `content/pictures/`, keyed by the original's file name. */
declare module 'virtual:pictures' {
  export type BuiltPicture = {
    /** Of the fallback, in pixels. */
    width: number;
    height: number;
    /** Its colours as a CSS background, shown until it has loaded. */
    wash: string;
    /** The fallback that every browser reads. */
    src: string;
    /** Each file's address begins so, and goes on `480.avif` or `480.webp` for each of the widths. */
    place: string;
    widths: number[];
  };
  const pictures: Record<string, BuiltPicture>;
  export default pictures;
}
