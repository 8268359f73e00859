import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Outcome, runHere, runReplies as startReplies } from '../server/fixtures/program.ts';
import { insertRecord } from '../server/fixtures/records.ts';
import { test as base, PORTIA } from '../server/fixtures/site.ts';
import { runReplies } from '../server/replies/replies-command.ts';
import { readSettings } from '../server/settings.ts';

// Some tests start programs, which is slow while the machine runs other tests.
type Fixtures = {
  /** The command in this process. */
  run: (args?: string[], settings?: Record<string, string>) => Promise<Outcome>;
};

const test = base.extend<Fixtures>({
  run: ({ dataDir }, use) =>
    use((args = [], settings = {}) =>
      runHere((warn) =>
        runReplies(args, () => readSettings({ DATA_DIR: dataDir, ...settings }), warn),
      ),
    ),
});

test('npm run replies without a database reports that, and creates none', async ({
  run,
  dataDir,
}) => {
  const { code, stdout, stderr } = await run();
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^There are no replies: .*serenissima\.db does not exist\. .*\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test('npm run replies with unknown arguments prints its usage', async ({ folder, run }) => {
  for (const { code, stderr } of [
    await startReplies(folder, ['--json']),
    await run(['replies.csv']),
    await run(['--csv', 'a', 'b']),
  ]) {
    expect(code).toBe(1);
    expect(stderr).toMatch(/^How to read the replies:\n/);
  }
});

test('npm run replies reports a file that cannot be written', async ({ folder, run, database }) => {
  await insertRecord(database, PORTIA);
  const { code, stderr } = await run(['--csv', join(folder, 'none', 'replies.csv')]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\/.*none\/replies\.csv cannot be written\. Choose another file\.\n$/);
});

test('npm run replies names the Supabase project that stores the replies', async ({ run }) => {
  const settings = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
  const { code, stderr } = await run([], settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/https:\/\/a\.supabase\.co/);
});

test('npm run replies prints a table or CSV, or writes a file, while the server runs', async ({
  folder,
  run,
  database,
}) => {
  await insertRecord(database, PORTIA);
  const table = await run();
  expect(table).toMatchObject({ code: 0, stderr: '' });
  expect(table.stdout).toContain('Portia of Belmont & Bassanio');
  expect(table.stdout).toMatch(/^1 reply\.$/m);

  const csv = await run(['--csv']);
  expect(csv).toMatchObject({ code: 0, stderr: '' });
  expect(csv.stdout).toMatch(/^\uFEFFid,created_at,.*\r\n1,/);

  const file = join(folder, 'replies.csv');
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
  const saved = await startReplies(folder, ['--csv', 'replies.csv']);
  expect(saved).toEqual({ code: 0, stdout: '', stderr: `1 reply written to ${file}\n` });
  expect(readFileSync(file, 'utf8')).toBe(csv.stdout);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
