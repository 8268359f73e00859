import type { PageGlobals } from '../domain/page-globals.ts';
import { loadSettings } from '../server/env-file.ts';

/** What the built files say of themselves on a host without this project's server. */
export function staticGlobals(): PageGlobals {
  const { supabase, sitePassword } = loadSettings();
  return { backend: supabase, password: sitePassword };
}
