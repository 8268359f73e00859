// The globals that the HTML sets.

/** Set by the HTML (domain/pages/page-globals.ts); each can be missing. */
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
  edition: import('./edition.tsx').PublicEdition;
  /** Whether the prerendered wedding page is in place. */
  placed: Promise<boolean>;
  /** site/inline-script/place-wedding-page.ts */
  holdPictures: () => () => void;
  /** Loads the content; the next call after a failure tries again. */
  loadPrivateEdition: () => Promise<import('./edition.tsx').PrivateEdition>;
  /** Stops recording and repeats the guest's clicks and submissions. */
  replayEvents: () => void;
  /** The sections of the next page in this session do not wait (site/inline-script/reveal-sections.ts). */
  rememberVisit: () => void;
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
