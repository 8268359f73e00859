// The build's constants and virtual modules, and the globals that the HTML sets.

/** The language's code. The site is built once per language. */
declare const __LANGUAGE__: string;

/** The address of this language's page: `/` or `/it/`. */
declare const __HOME__: string;

/** The same page in the other language; null when there is only one. */
declare const __OTHER_LANGUAGE__: import('./edition.tsx').LanguageLink | null;

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

/** Built by build/calendar-plugin.ts. */
declare module 'virtual:calendar' {
  const calendar: import('./edition.tsx').Calendar;
  export default calendar;
}

/** Built by build/map/plugin.ts from the content's `travel.map`; null without one. */
declare module 'virtual:map' {
  const map: import('./edition.tsx').MapDrawings | null;
  export default map;
}

/** Built by build/pictures-plugin.ts from `content/pictures/`, by the original's file name. */
declare module 'virtual:pictures' {
  const pictures: import('./edition.tsx').PrivateEdition['pictures'];
  export default pictures;
}
