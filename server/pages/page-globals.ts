import type { PageGlobals } from '../../domain/pages/page-globals.ts';
import type { Settings } from '../settings.ts';

/**
 * The page's key for this server's own data API. It is public, like every anonymous key, and
 * constant, so that an open page can still send a reply after the server restarts.
 */
export const ANON_KEY = 'serenissima-anonymous-key';

/** Whether the visitor has access. With GATE=page everybody has, and the page checks the password. */
export type GateState = 'open' | 'closed';

export function createPageGlobals(
  settings: Pick<Settings, 'gate' | 'sitePassword' | 'supabase'>,
  gate: GateState,
): PageGlobals {
  const backend = settings.supabase ?? { url: null, anonKey: ANON_KEY };
  if (settings.gate === 'page') return { backend, gate: { password: settings.sitePassword } };
  return { backend: gate === 'open' ? backend : null, gate };
}
