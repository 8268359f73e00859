/** Set by the HTML around the page (domain/page-globals.ts); each may be missing. */
interface Window {
  SITE_PASSWORD?: string;
  /** Set where the server checks the password: whether it has let this browser in. */
  SITE_GATE?: 'open' | 'closed';
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
  /** Left by the page's first script (site/early/main.ts). */
  early?: Early;
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

interface Early {
  /** Whether the wedding page was put in place as the build rendered it. */
  placed: Promise<boolean>;
  /** Does for real what the guest did before the script was there; from then on nothing is held. */
  takeOver: () => void;
  /** The only one to say that an address is a script of ours (site/early/own-files.ts). */
  ownScript: (address: string) => string;
}
