/** Set by the HTML around the page (domain/page-globals.ts); each may be missing. */
interface Window {
  SITE_PASSWORD?: string;
  /** Set where the server checks the password: whether it has let this browser in. */
  SITE_GATE?: 'open' | 'closed';
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
  /** Left by the page's first script (site/early/main.ts). */
  early?: Early;
}

interface Early {
  /** Whether the wedding page was put in place as the build rendered it. */
  placed: Promise<boolean>;
  /** Does for real what the guest did before the script was there; from then on nothing is held. */
  takeOver: () => void;
}
