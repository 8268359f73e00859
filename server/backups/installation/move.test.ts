import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSqliteFile } from '../../fixtures/engine.ts';
import { HOSTILE_ROWS } from '../../fixtures/hostile-rows.ts';
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { type Outcome, runHere, startMove } from '../../fixtures/program.ts';
import { insertRecord } from '../../fixtures/records.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { addReply, fill, query, readContent, readSums, withStore } from '../../fixtures/stores.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertInBatches } from '../../platform/database/database.ts';
import { getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import { readSettings } from '../../settings.ts';
import { createDownload } from '../download.ts';
import { moveInstallation } from './copy-installation.ts';
import { type Installation, openSource, openTarget, parseLocation } from './installation.ts';
import { runMove } from './move.ts';
import { runRestore } from './restore.ts';
import type { Row } from './rows.ts';

let postgres: Postgres;
let owner: pg.Client;
let folder: string;
let locationCount = 0;

beforeAll(async () => {
  // Far from UTC: the time zone of a database must not change any time.
  postgres = await startPostgres(['fsync=off', 'timezone=Pacific/Auckland']);
  owner = new pg.Client(postgres.url('postgres'));
  await owner.connect();
  await withStore(await postgres.create('migrated'), async () => {});
  await waitUntilDisconnected();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serenissima-move-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(async () => {
  await owner.end();
  await postgres.stop();
});

/** PostgreSQL lists a closed connection a little longer, so a move would find a running site. */
async function waitUntilDisconnected(): Promise<void> {
  const connections = "select from pg_stat_activity where application_name = 'serenissima'";
  const isDisconnected = async () => (await owner.query(connections)).rowCount === 0;
  await vi.waitUntil(isDisconnected, { interval: 2, timeout: 10_000 });
}

type Engine = 'folder' | 'postgres';
const ENGINES: Engine[] = ['folder', 'postgres'];
const DIRECTIONS = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

/** A new data folder or database without a row, as --from and --to name it. */
async function createLocation(engine: Engine): Promise<string> {
  locationCount += 1;
  if (engine === 'postgres') return postgres.create(`wedding-${locationCount}`, 'migrated');
  const dataDir = join(folder, `data-${locationCount}`);
  await createSqliteFile(dataDir);
  return dataDir;
}

/** The command in this process. */
async function run(from: string, to: string, isInUse = false): Promise<Outcome> {
  if (!isInUse) await waitUntilDisconnected();
  return runHere((warn) => runMove(['--from', from, '--to', to], warn));
}

const restore = (file: string, dataDir: string) =>
  runHere(() => runRestore([file], () => readSettings({ DATA_DIR: dataDir })));

async function withInstallations<T>(
  [from, to]: readonly [string, string],
  work: (source: Installation, target: Installation) => Promise<T>,
): Promise<T> {
  const source = await openSource(parseLocation('--from', from));
  const target = await openTarget(parseLocation('--to', to));
  try {
    return await work(source, target);
  } finally {
    await source.close();
    await target.close();
  }
}

async function expectEmpty(given: string): Promise<void> {
  for (const [name, { rows }] of Object.entries(await readSums(given)))
    expect([name, rows]).toEqual([name, 0]);
}

/** The same source, with an event after the copy and before its commit. */
function withEventBeforeCommit(source: Installation, event: () => Promise<unknown>): Installation {
  let snapshots = 0;
  const snapshot: Database['snapshot'] = (work) => {
    snapshots += 1;
    return source.database.snapshot(async (queries) => {
      // A transaction sees the rows that exist at its first query.
      if (snapshots === 3) await event();
      return work(queries);
    });
  };
  return { ...source, database: { ...source.database, snapshot } };
}

function expectRefused({ code, stdout, stderr }: Outcome, line: RegExp) {
  expect(stderr).toMatch(line);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('npm run move creates nothing and', () => {
  test('explains its arguments', async () => {
    expectRefused(await startMove(folder).ended, /^How to move a site's data/);
    for (const args of [['--from', 'a'], ['--to', 'b'], ['a', 'b'], ['--force'], ['--from']]) {
      expectRefused(await runHere((warn) => runMove(args, warn)), /^How to move a site's data/);
    }
  });

  test('rejects what is not a site, without repeating a password', async () => {
    const [data, newer, target] = [join(folder, 'a'), join(folder, 'newer'), join(folder, 'b')];
    await addReply(data);
    await addReply(newer);
    const sqlite = new DatabaseSync(getDatabaseFile(newer));
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    locationCount += 1;
    const emptyDatabase = await postgres.create(`wedding-${locationCount}`);
    const noDatabase = postgres.url('nowhere').replace('owner@', 'owner:acqua@');
    const refusals: [from: string, to: string, RegExp][] = [
      [data, 'mysql://me:acqua@a/b', /^--to .*for example --to=postgres:/],
      [data, 'postgres://me:acqua@a', /^--to .*for example --to=postgres:/],
      [join(folder, 'none'), target, /There is nothing to move in the folder/],
      [emptyDatabase, target, /is empty or older\. Start the site/],
      [noDatabase, target, /no such database\. Correct --from\./],
      [data, `${folder}/./a/`, /are both the folder .*nothing to move/],
      [noDatabase, `${noDatabase}?a=b`, /are both .*nothing to move/],
      [newer, target, /newer version.*another --from/],
      [data, newer, /newer version.*another --to/],
      [data, join(folder, 'new.json'), /new\.json must end with \.db\./],
    ];
    for (const [from, to, line] of refusals) {
      const outcome = await run(from, to);
      expectRefused(outcome, line);
      expect(outcome.stderr).not.toContain('acqua');
    }
    expect(existsSync(target)).toBe(false);
    writeFileSync(join(data, 'session-secret'), '');
    expectRefused(await run(data, target), /session-secret is empty\. Remove it/);
  });
});

describe.for(ENGINES)('npm run move into a %s changes nothing', (engine) => {
  test('that has any rows', async () => {
    const from = await createLocation('folder');
    await addReply(from);
    for (const rows of [HOSTILE_ROWS, { exports: HOSTILE_ROWS.exports ?? [] }]) {
      const to = await createLocation(engine);
      await fill(to, rows);
      const before = await readSums(to);
      expectRefused(await run(from, to), /already contains .* Nothing was changed/);
      expect(await readSums(to)).toEqual(before);
    }
  });

  test('that has secrets of its own', async () => {
    const [from, to] = [await createLocation('folder'), await createLocation(engine)];
    await addReply(from);
    const contents = [await readContent(from), await readContent(to)] as const;
    const outcome = await run(from, to);
    expectRefused(outcome, /created its own secret, .*session-secret.*Nothing was changed/);
    for (const { secret, password } of contents) {
      expect(outcome.stderr).not.toContain(secret);
      expect(outcome.stderr).not.toContain(password);
    }
    expect(await readContent(to)).toEqual(contents[1]);
  });
});

test('rows that the target cannot store unchanged roll everything back, and are not quoted', async () => {
  const match = { id: 9, created_at: '2026-01-01T00:00:00.000Z', household: 3, is_match: 1 };
  const toPostgres: [Record<string, Row[]>, RegExp][] = [
    [
      { match_decisions: [{ ...match, household_key: 'email:a\0secret' }] },
      /^Nothing was changed: the PostgreSQL database .* rejects a row or failed \(23514\)/,
    ],
    // PostgreSQL converts this word to a time.
    [
      { exports: [{ id: 1, created_at: 'yesterday' }] },
      /returned other rows of the table exports than were written\. Everything was rolled back/,
    ],
  ];
  for (const [rows, line] of toPostgres) {
    const [from, to] = [await createLocation('folder'), await createLocation('postgres')];
    await fill(from, { ...HOSTILE_ROWS, ...rows });
    const outcome = await run(from, to);
    expectRefused(outcome, line);
    expect(outcome.stderr).not.toContain('secret');
    await expectEmpty(to);
  }
});

test('replies that anybody can store on Supabase are in every backup and every copy', async () => {
  const nest = (depth: number) =>
    `{"questions":{"q":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;
  const from = await createLocation('postgres');
  const email = 'ia\u00a0go@st_mark.🦁🦁';
  const replies: Row[] = [
    { ...PORTIA, email, answers: null },
    { ...PORTIA, answers: nest(1000) },
    { ...PORTIA, answers: nest(1001) },
  ];
  const columns = Object.keys(replies[0] ?? {});
  const rows = replies.map((reply) => columns.map((column) => reply[column] ?? null));
  const download = await withStore(from, async ({ database }) => {
    await insertInBatches(database, { table: 'rsvps', columns, rows });
    return createDownload(database, folder);
  });
  const copy = join(folder, 'copy.db');
  expect(await run(from, copy)).toMatchObject({ code: 0, stderr: '' });
  for (const [index, file] of [download.file, copy].entries()) {
    const target = join(folder, `restored-${index}`);
    expect(await restore(file, target)).toMatchObject({ code: 0, stderr: '' });
    // Answers that no page sends are ignored. SQLite cannot store the deepest ones.
    const answers = await query(target, 'SELECT answers FROM rsvps ORDER BY id');
    expect(answers).toEqual([{ answers: null }, { answers: nest(1000) }, { answers: null }]);
    expect(await query(target, 'SELECT email FROM rsvps WHERE id = 1')).toEqual([{ email }]);
  }
});

test.for(DIRECTIONS)(
  'npm run move from %s to %s copies everything with its ids and secrets, and back without a difference',
  async ([from, to]) => {
    const here = await createLocation(from);
    await fill(here, HOSTILE_ROWS);
    await query(here, 'DELETE FROM exports');
    const content = await readContent(here);
    const readBytes = () =>
      from === 'folder' ? readFileSync(getDatabaseFile(here)).toString('latin1') : null;
    const bytes = readBytes();

    const there = await createLocation(to);
    const outcome = await run(here, there);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/^Copied from .*\n +to .* is the same:\n {2}replies +4 +sha256/);
    expect(outcome.stdout).not.toContain(content.secret);
    expect(outcome.stdout).not.toContain(content.password);
    expect(readBytes() === bytes).toBe(true);
    expect(await readContent(there)).toEqual(content);

    const back = await createLocation(from);
    expect((await run(there, back)).code).toBe(0);
    expect(await readContent(back)).toEqual(content);

    const insert = 'INSERT INTO exports DEFAULT VALUES RETURNING id';
    expect(await query(there, insert)).toEqual([{ id: 2 }]);
    expectRefused(await run(here, there), /already contains/);
  },
);

describe('a move copies all or nothing and can be repeated when', () => {
  // The co-hosts are copied last, so the program is killed after it has written all the other rows.
  test('the program is killed', async () => {
    const [here, there] = [await createLocation('folder'), await createLocation('postgres')];
    const reply = HOSTILE_ROWS.rsvps?.[1] ?? {};
    // More than are read at once.
    const rsvps = Array.from({ length: 1100 }, (_, index) => ({ ...reply, id: index + 1 }));
    await fill(here, { rsvps, hosts: HOSTILE_ROWS.hosts ?? [] });
    const content = await readContent(here);
    const database = new pg.Client(there);
    await database.connect();
    await database.query(
      'create function wait() returns trigger language plpgsql as' +
        ' $$ begin perform pg_advisory_xact_lock(7); return new; end $$;' +
        ' create trigger wait before insert on hosts for each row execute function wait();' +
        ' select pg_advisory_lock(7)',
    );
    const program = startMove(folder, ['--from', here, '--to', there]);
    const waiting =
      "select from pg_stat_activity where application_name = 'serenissima' and wait_event_type = 'Lock'";
    await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1);
    program.process.kill('SIGKILL');
    await program.ended;
    await expectEmpty(there);
    await database.end();
    expect(await run(here, there)).toMatchObject({ code: 0, stderr: '' });
    expect(await readContent(there)).toEqual(content);
  });

  test.for(ENGINES)('the commit into a %s fails after the secrets were written', async (engine) => {
    const [here, there] = [await createLocation('folder'), await createLocation(engine)];
    await fill(here, HOSTILE_ROWS);
    const content = await readContent(here);
    await withInstallations([here, there], async (source, target) => {
      const exclusiveTransaction: Database['exclusiveTransaction'] = (work) =>
        target.database.exclusiveTransaction(async (queries) => {
          await work(queries);
          throw new Error('killed');
        });
      const failing = { ...target, database: { ...target.database, exclusiveTransaction } };
      await expect(moveInstallation(source, failing)).rejects.toThrow('killed');
    });
    await expectEmpty(there);
    expect((await run(here, there)).code).toBe(0);
    expect(await readContent(there)).toEqual(content);
  });

  test.for(['source', 'target'])('the connection to the %s is lost', async (lost) => {
    const [from, to] = [await createLocation('postgres'), await createLocation('postgres')];
    await fill(from, HOSTILE_ROWS);
    const name = new URL(lost === 'source' ? from : to).pathname.slice(1);
    const disconnect =
      'select pg_terminate_backend(pid) from pg_stat_activity' +
      ' where datname = current_database() and pid <> pg_backend_pid()';
    await withInstallations([from, to], async (source, target) => {
      const interrupted = withEventBeforeCommit(source, () => postgres.sql(name, disconnect));
      await expect(moveInstallation(interrupted, target)).rejects.toThrow(
        new RegExp(`^The connection to the PostgreSQL database ${name} at .* was lost\\. Run the`),
      );
    });
    await expectEmpty(to);
    expect((await run(from, to)).code).toBe(0);
  });
});

test.for(DIRECTIONS)('a site that runs during a move from %s to %s is detected', async ([a, b]) => {
  const [from, to] = [await createLocation(a), await createLocation(b)];
  await addReply(from);
  await withInstallations([from, to], async (source, target) => {
    const receiving = withEventBeforeCommit(source, () => addReply(from));
    await expect(moveInstallation(receiving, target)).rejects.toThrow(
      / got 1 new reply during the copy\. Nothing was copied, so that nothing is missing in it\. Stop/,
    );
    await expectEmpty(to);
  });
  await withStore(from, async ({ database }) => {
    await insertRecord(database, PORTIA);
    const warning = /^A site seems to be running on .*Stop it first\.\n$/;
    const { code, stderr } = await run(from, await createLocation(b), true);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(warning) });
  });
});

test.for(ENGINES)(
  'a backup file carries everything from a %s, including secrets and ids',
  async (engine) => {
    const [here, there] = [await createLocation(engine), await createLocation(engine)];
    await fill(here, HOSTILE_ROWS);
    const content = await readContent(here);
    const file = join(folder, 'complete.db');
    const written = await run(here, file);
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(written.stdout).not.toContain(content.secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    expectRefused(await run(there, file), /already exists/);

    expect(await run(file, there)).toMatchObject({ code: 0, stderr: '' });
    expect(await readContent(there)).toEqual(content);
  },
);
