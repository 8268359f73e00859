import { expect, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { staticGlobals } from './static-globals.ts';

const SUPABASE = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };

test('files for the lock hold neither the password nor where replies go', () => {
  const globals = staticGlobals(
    readSettings({ ...SUPABASE, GATE: 'server', SITE_PASSWORD: 'ponte' }),
  );
  expect(globals).toEqual({ backend: null, gate: 'closed' });
});

test('files for a static host hold both', () => {
  expect(staticGlobals(readSettings({ ...SUPABASE, SITE_PASSWORD: 'ponte' }))).toEqual({
    backend: { url: 'https://a.supabase.co', anonKey: 'public' },
    gate: { password: 'ponte' },
  });
  expect(staticGlobals(readSettings({}))).toMatchObject({ backend: null });
});
