/** Set by the HTML around the page (domain/page-globals.ts); each may be missing. */
interface Window {
  SITE_PASSWORD?: string;
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
}
