import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_ROWS } from '../../fixtures/hostile-rows.ts';
import { runHere } from '../../fixtures/program.ts';
import { fill, query, readContent, withStore } from '../../fixtures/stores.ts';
import { getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import { TABLES } from '../../schema.ts';
import { readSettings } from '../../settings.ts';
import { createDownload } from '../download.ts';
import { restoreInstallation } from './copy-installation.ts';
import { openSource, openTarget, parseLocation } from './installation.ts';
import { runMove } from './move.ts';
import { runRestore } from './restore.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serenissima-restore-test-'));
  file = join(folder, 'complete.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Moves an installation into the file. */
async function createFile(rows = HOSTILE_ROWS) {
  const source = join(folder, 'source');
  await fill(source, rows);
  const content = await readContent(source);
  await runMove(['--from', source, '--to', file], expect.unreachable);
  return content;
}

describe('a file of npm run move', () => {
  test('is restored with its secrets, without any session or link, and sends nothing again', async () => {
    const [receipt, mailed] = HOSTILE_ROWS.emails ?? [];
    const [started, draft] = HOSTILE_ROWS.mailings ?? [];
    const time = '2026-01-09T00:00:00.000Z';
    const before = await createFile({
      ...HOSTILE_ROWS,
      mailings: [started ?? {}, { ...draft, send_at: time }],
      emails: [receipt ?? {}, { ...mailed, sent_at: time }],
    });
    const target = join(folder, 'target');
    const backup = await openSource(parseLocation('--from', file));
    const installation = await openTarget(parseLocation('--to', target));
    // All in one transaction: the program may end right after it.
    const ended = { ...installation.database, query: () => Promise.reject(new Error('ended')) };
    await restoreInstallation(backup, { ...installation, database: ended });
    await backup.close();
    await installation.close();

    expect(await query(target, 'SELECT id FROM emails WHERE failed_at IS NULL')).toEqual([
      { id: mailed?.id },
    ]);
    expect(await query(target, 'SELECT id FROM mailings WHERE send_at IS NOT NULL')).toEqual([
      { id: started?.id },
    ]);
    for (const { generation } of HOSTILE_ROWS.session_generations ?? []) {
      const generations = await query(target, 'SELECT generation FROM session_generations');
      expect(generations).not.toContainEqual({ generation });
    }
    const { sums, ...access } = await readContent(target);
    expect({ ...access, sums: before.sums }).toEqual(before);
    for (const { name, contains } of TABLES) {
      if (['emails', 'mailings', 'session_generations'].includes(name)) continue;
      if (contains === 'access') expect([name, sums[name]?.rows]).toEqual([name, 0]);
      else expect([name, sums[name]]).toEqual([name, before.sums[name]]);
    }
  });

  test('is not restored where a site has created other secrets', async () => {
    await createFile();
    const target = join(folder, 'target');
    const theirs = await readContent(target);
    const restoring = runHere(() => runRestore([file], () => readSettings({ DATA_DIR: target })));
    expect(await restoring).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/created its own secret, .*Nothing was changed/),
    });
    expect(await readContent(target)).toEqual(theirs);
  });

  test('that is used as a database does not give its secrets to a download', async () => {
    const { secret } = await createFile();
    expect(readFileSync(file).includes(secret)).toBe(true);
    const used = join(folder, 'used');
    mkdirSync(used);
    copyFileSync(file, getDatabaseFile(used));
    await withStore(used, async ({ database }) => {
      const download = await createDownload(database, used);
      expect(readFileSync(download.file).includes(secret)).toBe(false);
    });
  });
});
