import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { runReplies } from '../server/fixtures/program.ts';
import { PORTIA, test } from '../server/fixtures/site.ts';
import { insertRsvp } from '../server/tables/rsvps.ts';

// Each test starts programs, which is slow while the machine runs other tests.
vi.setConfig({ testTimeout: 30_000 });

test('npm run replies without a database reports that, and creates none', async ({
  folder,
  dataDir,
}) => {
  const { code, stdout, stderr } = await runReplies(folder);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^There are no replies: .*serenissima\.db does not exist\. .*\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test('npm run replies with unknown arguments prints its usage', async ({ folder }) => {
  for (const args of [['--json'], ['replies.csv'], ['--csv', 'a', 'b']]) {
    const { code, stderr } = await runReplies(folder, args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^How to read the replies:\n/);
  }
});

test('npm run replies reports a file that cannot be written', async ({ folder, database }) => {
  await insertRsvp(database, PORTIA);
  const { code, stderr } = await runReplies(folder, ['--csv', 'none/replies.csv']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\/.*none\/replies\.csv cannot be written\. Choose another file\.\n$/);
});

test('npm run replies names the Supabase project that stores the replies', async ({ folder }) => {
  const env = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
  const { code, stderr } = await runReplies(folder, [], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/https:\/\/a\.supabase\.co/);
});

test('npm run replies prints a table or CSV, or writes a file, while the server runs', async ({
  folder,
  database,
}) => {
  await insertRsvp(database, PORTIA);
  const table = await runReplies(folder);
  expect(table).toMatchObject({ code: 0, stderr: '' });
  expect(table.stdout).toContain('Portia of Belmont & Bassanio');
  expect(table.stdout).toMatch(/^1 reply\.$/m);

  const csv = await runReplies(folder, ['--csv']);
  expect(csv).toMatchObject({ code: 0, stderr: '' });
  expect(csv.stdout).toMatch(/^\uFEFFid,created_at,.*\r\n1,/);

  const file = join(folder, 'replies.csv');
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
  const saved = await runReplies(folder, ['--csv', 'replies.csv']);
  expect(saved).toEqual({ code: 0, stdout: '', stderr: `1 reply written to ${file}\n` });
  expect(readFileSync(file, 'utf8')).toBe(csv.stdout);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
