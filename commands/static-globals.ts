import type { PageGlobals } from '../domain/page-globals.ts';
import { loadSettings } from '../server/env-file.ts';

/**
 * What the built files say of themselves on a host without this project's server. Behind the lock that
 * is nothing: neither the password nor where replies go.
 */
export function staticGlobals(settings = loadSettings()): PageGlobals {
  const { gate, supabase, sitePassword } = settings;
  if (gate === 'server') return { backend: null, gate: 'closed' };
  return { backend: supabase, gate: { password: sitePassword } };
}
