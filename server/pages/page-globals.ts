import type { PageGlobals } from '../../domain/page-globals.ts';
import type { Settings } from '../settings.ts';

/**
 * The key the page shows this server's own data API. It is public, as an anonymous key is; a
 * constant, so that a page left open still can reply after the server was restarted.
 */
export const ANON_KEY = 'serenissima-anonymous-key';

/** Of the gate. */
export type Side = 'inside' | 'outside';

/** What the page is told on a side of the gate; where the page itself is the gate, there is one. */
export function pageGlobals(
  settings: Pick<Settings, 'gate' | 'sitePassword' | 'supabase'>,
  side: Side,
): PageGlobals {
  const backend = settings.supabase ?? { url: null, anonKey: ANON_KEY };
  if (settings.gate === 'page') return { backend, gate: { password: settings.sitePassword } };
  return side === 'inside' ? { backend, gate: 'open' } : { backend: null, gate: 'closed' };
}
