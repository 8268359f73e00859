/** Set by the HTML around the page (domain/page-globals.ts); each may be missing. */
interface Window {
  SITE_PASSWORD?: string;
  /** Set where the server checks the password: whether it has let this browser in. */
  SITE_GATE?: 'open' | 'closed';
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
}
