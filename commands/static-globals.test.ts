import { expect, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { createStaticGlobals } from './static-globals.ts';

const SUPABASE = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };

test('static files for GATE=server contain neither the password nor the backend', () => {
  const globals = createStaticGlobals(
    readSettings({ ...SUPABASE, GATE: 'server', SITE_PASSWORD: 'ponte' }),
  );
  expect(globals).toEqual({ backend: null, gate: 'closed' });
});

test('static files for GATE=page contain the password and the backend', () => {
  expect(createStaticGlobals(readSettings({ ...SUPABASE, SITE_PASSWORD: 'ponte' }))).toEqual({
    backend: { url: 'https://a.supabase.co', anonKey: 'public' },
    gate: { password: 'ponte' },
  });
  expect(createStaticGlobals(readSettings({}))).toMatchObject({ backend: null });
});
