import type { PageGlobals } from '../domain/page-globals.ts';
import type { Settings } from './settings.ts';

/**
 * The key the page shows this server's own data API. It is public, as an anonymous key is; a
 * constant, so that a page left open still can reply after the server was restarted.
 */
export const ANON_KEY = 'serenissima-anonymous-key';

/** What the page is told: which backend takes replies, and the gate's password. */
export function pageGlobals({ supabase, sitePassword }: Settings): PageGlobals {
  return { backend: supabase ?? { url: null, anonKey: ANON_KEY }, password: sitePassword };
}
