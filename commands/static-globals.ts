import type { PageGlobals } from '../domain/pages/page-globals.ts';
import { loadSettings } from '../server/env-file.ts';

/**
 * The globals of pages on a static host. With GATE=server they contain neither the password nor the
 * backend, because a static host would send them to everybody.
 */
export function createStaticGlobals(settings = loadSettings()): PageGlobals {
  const { gate, supabase, sitePassword } = settings;
  if (gate === 'server') return { backend: null, gate: 'closed' };
  return { backend: supabase, gate: { password: sitePassword } };
}
