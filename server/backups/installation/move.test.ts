import {
  copyFileSync,
  existsSync,
  mkdirSync,
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
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, test as base, beforeAll, describe, expect, vi } from 'vitest';
import { getHostAccess } from '../../accounts/host-access.ts';
import { createApp } from '../../app.ts';
import { buildSite } from '../../fixtures/built-site.ts';
import { createClient, getCookie, ORIGIN } from '../../fixtures/dashboard.ts';
import { createSqliteFile } from '../../fixtures/engine.ts';
import { HOSTILE_ROWS } from '../../fixtures/hostile-rows.ts';
import { insertTables } from '../../fixtures/insert-tables.ts';
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import {
  type Outcome,
  type Program,
  runHere,
  startMove,
  startServer,
  waitForAddress,
} from '../../fixtures/program.ts';
import { rsvpRecords } from '../../fixtures/rsvp-records.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { openSiteFiles } from '../../pages/site-files.ts';
import type { Secrets } from '../../platform/access/secrets.ts';
import { readGenerations } from '../../platform/access/session-generations-table.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertInBatches } from '../../platform/database/insert-in-batches.ts';
import { getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import { insertRsvp, listRsvps } from '../../replies/rsvps.ts';
import { TABLES } from '../../schema.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase, openStore } from '../../store.ts';
import { picturesTable } from '../../website/pictures/pictures.ts';
import { createDownload } from '../download.ts';
import { assertNoLateChange, computeChecksums } from './checksums.ts';
import { moveInstallation, restoreInstallation } from './copy-installation.ts';
import {
  type Installation,
  isSameLocation,
  openSource,
  openTarget,
  parseLocation,
} from './installation.ts';
import { runMove } from './move.ts';
import { type Row, readRows } from './queries.ts';
import { runRestore } from './restore.ts';

// Each test starts programs, which is slow while the machine runs other tests.
let postgres: Postgres;
let owner: pg.Client;
let locationCount = 0;
let openStores = 0;

beforeAll(async () => {
  // Far from UTC: the time zone of a database must not change any time.
  postgres = await startPostgres(['fsync=off', 'timezone=Pacific/Auckland']);
  owner = new pg.Client(postgres.url('postgres'));
  await owner.connect();
  const databaseUrl = await postgres.create('migrated');
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  await waitUntilDisconnected();
});
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

type Fixtures = {
  folder: string;
  /** A new data folder or database without a row, as --from and --to name it. */
  createLocation: (engine: Engine) => Promise<string>;
  /** A folder that does not exist, or a database without a table. */
  createEmptyLocation: (engine: Engine) => Promise<string>;
  /** The command in this process. */
  run: (from: string, to: string) => Promise<Outcome>;
  restore: (file: string, dataDir: string) => Promise<Outcome>;
  start: (from: string, to: string) => Program;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'serenissima-move-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  createLocation: ({ folder }, use) =>
    use(async (engine) => {
      locationCount += 1;
      if (engine === 'postgres') return postgres.create(`wedding-${locationCount}`, 'migrated');
      const dataDir = join(folder, `data-${locationCount}`);
      await createSqliteFile(dataDir);
      return dataDir;
    }),
  createEmptyLocation: ({ folder }, use) =>
    use(async (engine) => {
      locationCount += 1;
      if (engine === 'postgres') return postgres.create(`wedding-${locationCount}`);
      return join(folder, `data-${locationCount}`);
    }),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  run: async ({}, use) =>
    use(async (from, to) => {
      if (openStores === 0) await waitUntilDisconnected();
      return runHere((warn) => runMove(['--from', from, '--to', to], warn));
    }),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  restore: async ({}, use) =>
    use((file, dataDir) =>
      runHere(() => runRestore([file], () => readSettings({ DATA_DIR: dataDir }))),
    ),
  start: ({ folder }, use) => use((from, to) => startMove(folder, ['--from', from, '--to', to])),
});

const DIRECTIONS: [Engine, Engine][] = [
  ['folder', 'postgres'],
  ['postgres', 'folder'],
  ['folder', 'folder'],
  ['postgres', 'postgres'],
];

/** Opens the store as a site started there does. */
async function withStore<T>(
  given: string,
  work: (store: Awaited<ReturnType<typeof openStore>> & { database: Database }) => Promise<T>,
): Promise<T> {
  const location = parseLocation('--from', given);
  if (location.kind !== 'database') throw new Error('No database');
  const store = await openStore({ ...location, supabase: null });
  if (!store.database) throw new Error('No database');
  openStores += 1;
  try {
    return await work({ ...store, database: store.database });
  } finally {
    await store.database.close();
    openStores -= 1;
  }
}

/** In a transaction, which needs no thread. */
const addReply = (given: string) =>
  withStore(given, ({ database }) =>
    database.exclusiveTransaction((queries) => insertRsvp(queries, PORTIA)),
  );
const readReplies = (given: string) => withStore(given, ({ database }) => listRsvps(database));
const readChecksums = (given: string) =>
  withStore(given, ({ database }) => database.snapshot((queries) => computeChecksums(queries)));
/** The dashboard's password and secret; their location differs after a move. */
async function getCredentials(secrets: Secrets) {
  const { password, secret } = await getHostAccess({ hostPassword: null }, secrets);
  return { password, secret };
}
const readAccess = (given: string) => withStore(given, ({ secrets }) => getCredentials(secrets));

/** The rows and the credentials, with one connection for both. */
const readContent = (given: string) =>
  withStore(given, async ({ database, secrets }) => ({
    sums: await database.snapshot((queries) => computeChecksums(queries)),
    access: await getCredentials(secrets),
  }));

type Site = Parameters<typeof createClient>[0];

/** The app of a site there, in this process, which takes a fraction of a server's CPU time. */
function withApp<T>(
  given: string,
  { dist, env }: { dist: string; env: Record<string, string> },
  visit: (site: Site) => Promise<T>,
): Promise<T> {
  return withStore(given, async ({ database, secrets }) => {
    const settings = readSettings(env);
    const access = await getHostAccess(settings, secrets);
    const files = openSiteFiles(dist);
    const fail = (_: object, message: string) => expect.unreachable(message);
    const log = { error: fail, warn: fail };
    return visit(createApp({ settings, database, access, files, log }));
  });
}

/** The same source, with an event after the copy and before its commit. */
function withEventBeforeCommit(source: Installation, event: () => Promise<unknown>): Installation {
  const { snapshot } = source.database;
  let snapshots = 0;
  const database: Database = {
    ...source.database,
    async snapshot(work) {
      snapshots += 1;
      return snapshot(async (queries) => {
        // A transaction sees the rows that exist at its first query.
        if (snapshots === 3) await event();
        return work(queries);
      });
    },
  };
  return { ...source, database };
}

type Rows = Record<string, Row[]>;

async function fill(given: string, rows: Rows): Promise<void> {
  await withStore(given, ({ database }) => insertTables(database, rows));
}

/** Rows as the forms and the dashboard produce them, in every table. */
const REALISTIC_ROWS: Rows = {
  rsvps: [1, 2].map((id) => ({ ...PORTIA, id, created_at: '2026-01-02T03:04:05.678Z' })),
  host_entries: [
    {
      ...PORTIA,
      id: 1,
      created_at: '2026-01-03T00:00:00Z',
      party: 'host:1',
      act: 'reply',
      after_rsvp: 1,
    },
  ],
  invited: [
    {
      id: 1,
      created_at: '2026-01-01T00:00:00Z',
      name: 'Nerissa',
      email: null,
      party_size: 2,
      note: 'a\nb',
    },
  ],
  invited_matches: [
    { id: 4, created_at: '2026-01-05T00:00:00Z', invited: 1, party: 'host:1', same: 1 },
  ],
  exports: [{ id: 5, created_at: '2026-01-06T00:00:00Z' }],
  mailings: [
    {
      ...{ id: 3, created_at: '2026-01-06T00:00:00Z', kind: 'reminder', version: 2 },
      ...{ message: '{"texts":{},"filter":{"who":"all"},"except":[]}', send_at: null },
      ...{ days_before_deadline: null, started_at: null, stopped_at: null },
    },
  ],
  mail_recipients: [
    {
      ...{ id: 2, created_at: '2026-01-06T00:00:00Z', address: 'portia@belmont.example' },
      ...{ token: 'abcdefghijklmnopqrstuvwx', unsubscribed_at: '2026-01-07T00:00:00Z' },
    },
  ],
  emails: [
    {
      ...{ id: 2, created_at: '2026-01-02T03:04:05Z', kind: 'receipt', rsvp: 1, invited: null },
      ...{ due_at: '2026-01-02T03:04:05Z', attempts: 0, sending_since: null },
      ...{ unconfirmed_attempts: 0, sent_at: null, failed_at: null, error: null },
    },
  ],
  desk_sessions: [
    { id: 'ended', seen_at: null, previous_at: null, signed_out_at: '2026-01-07T00:00:00Z' },
  ],
  wedding_versions: [
    {
      ...{ id: 1, published_at: '2026-01-07T00:00:00Z', published_by: 'Safari on iPhone' },
      ...{ note: null, document: '{"couple":["Portia","Bassanio"]}' },
    },
  ],
  wedding_draft: [
    { id: 'faq', content: 'null', changed_at: '2026-01-08T00:00:00Z', changed_by: null },
  ],
  pictures: [{ ...HOSTILE_ROWS.pictures?.[0], uploaded_at: '2026-01-08T00:00:00Z' }],
  announcements: [
    {
      ...{ id: 2, created_at: '2026-01-08T00:00:00Z', changed_at: '2026-01-08T00:00:00Z' },
      ...{ shown_until: '2026-01-09T00:00:00Z', texts: '{"en":"The boat leaves at five."}' },
    },
  ],
  preview_links: [
    {
      ...{ id: 1, created_at: '2026-01-08T00:00:00Z', expires_at: '2026-01-15T00:00:00Z' },
      token_hash: 'a'.repeat(64),
    },
  ],
  share_links: [
    {
      ...{ id: 1, created_at: '2026-01-08T00:00:00Z', expires_at: '2026-03-15T00:00:00Z' },
      ...{ token_hash: 'b'.repeat(64), label: 'Antonio', lists: 'caterer', event: null },
      ...{ opened_at: null, opened_count: 0 },
    },
  ],
  hosts: [
    {
      ...{ id: 1, created_at: '2026-01-08T00:00:00Z', name: 'Ada', name_key: 'ada' },
      password_hash: 'scrypt 32768 8 3 c2FsdA aGFzaA',
    },
  ],
  session_generations: [{ id: 'gate', generation: 'generation of the backup' }],
  invitation_codes: [
    {
      ...{ id: 1, created_at: '2026-01-09T00:00:00Z', entry: 1, code: 'KFM7QTR2W' },
      ...{ revoked_at: null, merged_into: null },
    },
  ],
};

function expectRefused({ code, stdout, stderr }: Outcome, line: RegExp) {
  expect(stderr).toMatch(line);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('npm run move creates nothing and', () => {
  test('rejects missing or unknown arguments', async ({ folder }) => {
    expectRefused(await startMove(folder).ended, /^How to move a site's data/);
    for (const args of [['--from', 'a'], ['--to', 'b'], ['a', 'b'], ['--force'], ['--from']]) {
      expectRefused(await runHere((warn) => runMove(args, warn)), /^How to move a site's data/);
    }
  });

  test('rejects addresses of other programs, without repeating their password', async ({
    folder,
    run,
  }) => {
    const data = join(folder, 'data');
    await addReply(data);
    for (const address of [
      'mysql://me:acqua@a/b',
      'postgres://me:acqua@a',
      'http://me:acqua@a/b',
    ]) {
      const outcome = await run(data, address);
      expectRefused(outcome, /^--to .*for example --to=postgres:/);
      expect(outcome.stderr).not.toContain('acqua');
    }
  });

  test('rejects a source folder or database that does not exist', async ({
    folder,
    run,
    createEmptyLocation,
  }) => {
    const target = join(folder, 'target');
    expectRefused(
      await run(join(folder, 'none'), target),
      /There is nothing to move in the folder/,
    );
    expectRefused(
      await run(await createEmptyLocation('postgres'), target),
      /is empty or older\. Start the site/,
    );
    const none = postgres.url('nowhere').replace('owner@', 'owner:acqua@');
    const outcome = await run(none, target);
    expectRefused(outcome, /no such database\. Correct --from\./);
    expect(outcome.stderr).not.toContain('acqua');
    expect(existsSync(target)).toBe(false);
  });

  test('rejects the same source and target', async ({ folder, start, createLocation }) => {
    const address = await createLocation('postgres');
    expect(
      isSameLocation(parseLocation('--from', address), parseLocation('--to', `${address}?a=b`)),
    ).toBe(true);
    await addReply(join(folder, 'data'));
    expectRefused(
      await start('data', `${folder}/./data/`).ended,
      /are both the folder .*nothing to move/,
    );
  });

  test('rejects a source or a target from a newer version', async ({ folder, run }) => {
    const [old, newer] = [join(folder, 'old'), join(folder, 'newer')];
    await addReply(old);
    await addReply(newer);
    const sqlite = new DatabaseSync(getDatabaseFile(newer));
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    expectRefused(await run(newer, join(folder, 'target')), /newer version.*another --from/);
    expectRefused(await run(old, newer), /newer version.*another --to/);
  });
});

describe.for(['folder', 'postgres'] as const)(
  'npm run move into a %s that is not empty',
  (engine) => {
    test('is rejected and changes nothing', async ({ run, createLocation }) => {
      for (const rows of [HOSTILE_ROWS, { exports: HOSTILE_ROWS.exports ?? [] }]) {
        const [from, to] = [await createLocation('folder'), await createLocation(engine)];
        await addReply(from);
        await fill(to, rows);
        const before = await readChecksums(to);
        expectRefused(await run(from, to), /already contains .* Nothing was changed/);
        expect(await readChecksums(to)).toEqual(before);
      }
    });

    test('is rejected when the target has one more reply than the source', async ({
      run,
      createLocation,
    }) => {
      const [from, to] = [await createLocation('folder'), await createLocation(engine)];
      await addReply(from);
      expect((await run(from, to)).code).toBe(0);
      await addReply(to);
      expectRefused(await run(from, to), /already contains/);
      expect(await readReplies(to)).toHaveLength(2);
    });

    test('is rejected when the target has secrets of its own', async ({ run, createLocation }) => {
      const [from, to] = [await createLocation('folder'), await createLocation(engine)];
      await addReply(from);
      const ours = await readAccess(from);
      const theirs = await readAccess(to);
      const outcome = await run(from, to);
      expectRefused(outcome, /created its own secret, .*session-secret.*Nothing was changed/);
      for (const { secret, password } of [ours, theirs]) {
        expect(outcome.stderr).not.toContain(secret);
        expect(outcome.stderr).not.toContain(password);
      }
      expect(await readAccess(to)).toEqual(theirs);
      expect(await readReplies(to)).toEqual([]);
    });
  },
);

describe('npm run move of rows that the target cannot store unchanged', () => {
  test('rolls everything back and names the rows only by their ids', async ({
    run,
    createLocation,
  }) => {
    const [from, to] = [await createLocation('folder'), await createLocation('postgres')];
    const match = { id: 9, created_at: '2026-01-01T00:00:00.000Z', invited: 3, same: 1 };
    await fill(from, {
      ...HOSTILE_ROWS,
      invited_matches: [{ ...match, party: 'email:a\0secret' }],
    });
    const outcome = await run(from, to);
    expectRefused(outcome, /^Nothing was changed: .*table invited_matches, ids 9 to 9/);
    expect(outcome.stderr).not.toContain('secret');
    for (const { rows } of Object.values(await readChecksums(to))) expect(rows).toBe(0);
  });

  test('does not round numbers that are too large', async ({ run, createLocation, folder }) => {
    const from = await createLocation('postgres');
    await withStore(from, ({ database }) =>
      database.query("INSERT INTO exports (id) VALUES ('9007199254740993')"),
    );
    expectRefused(
      await run(from, join(folder, 'a')),
      /table exports contains a number that is too large/,
    );
    await addReply(join(folder, 'b'));
    await withStore(join(folder, 'b'), ({ database }) =>
      database.query('INSERT INTO exports (id) VALUES (9007199254740993)'),
    );
    expectRefused(
      await run(join(folder, 'b'), await createLocation('postgres')),
      /Nothing was changed/,
    );
  });

  test('rejects an invalid time', async ({ run, createLocation }) => {
    const [from, to] = [await createLocation('folder'), await createLocation('postgres')];
    await fill(from, { exports: [{ id: 1, created_at: 'on a Sunday' }] });
    expectRefused(await run(from, to), /^Nothing was changed: .*table exports, ids 1 to 1/);
  });

  test('rolls everything back when the target returns other values', async ({
    run,
    createLocation,
  }) => {
    const [from, to] = [await createLocation('folder'), await createLocation('postgres')];
    // PostgreSQL converts this word to a time.
    await fill(from, { ...HOSTILE_ROWS, exports: [{ id: 1, created_at: 'yesterday' }] });
    expectRefused(
      await run(from, to),
      /returned other rows of the table exports than were written\. Everything was rolled back/,
    );
    for (const { rows } of Object.values(await readChecksums(to))) expect(rows).toBe(0);
  });
});

test('replies that anybody can store on Supabase are in every backup and every copy', async ({
  run,
  restore,
  createLocation,
  folder,
}) => {
  const nest = (depth: number) =>
    `{"questions":{"q":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;
  const from = await createLocation('postgres');
  const addressed = { ...PORTIA, email: 'ia\u00a0go@st_mark.🦁🦁' };
  const replies = [addressed, ...[1000, 1001, 3900].map((depth) => ({ answers: nest(depth) }))];
  await withStore(from, async ({ database }) => {
    for (const reply of replies) {
      const row: Row = { ...PORTIA, ...reply };
      await insertInBatches(database, {
        table: 'rsvps',
        columns: Object.keys(row),
        rows: [Object.values(row)],
      });
    }
  });
  const files = await withStore(from, async ({ database }) => [
    (await createDownload(database, folder, 'db')).file,
  ]);
  const copy = join(folder, 'copy.db');
  expect(await run(from, copy)).toMatchObject({ code: 0, stderr: '' });
  for (const [index, file] of [...files, copy].entries()) {
    const target = join(folder, `restored-${index}`);
    expect(await restore(file, target)).toMatchObject({ code: 0, stderr: '' });
    const answers = await withStore(target, ({ database }) =>
      database.query('SELECT answers FROM rsvps ORDER BY id'),
    );
    // Answers that no page sends are ignored. SQLite cannot store the deepest ones.
    expect(answers).toEqual([
      { answers: null },
      { answers: nest(1000) },
      { answers: null },
      { answers: null },
    ]);
    expect((await readReplies(target))[0]).toMatchObject(addressed);
  }
});

describe.for(DIRECTIONS)('npm run move from %s to %s', ([from, to]) => {
  test('copies everything, and back again without a difference', async ({
    run,
    createLocation,
  }) => {
    const [here, there, back] = [
      await createLocation(from),
      await createLocation(to),
      await createLocation(from),
    ];
    await fill(here, HOSTILE_ROWS);
    const content = await readContent(here);

    const outcome = await run(here, there);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/^Copied from .*\n +to .* is the same:\n {2}replies +4 +sha256/);
    expect(outcome.stdout).not.toContain(content.access.secret);
    expect(outcome.stdout).not.toContain(content.access.password);
    expect(await readContent(there)).toEqual(content);

    expect((await run(there, back)).code).toBe(0);
    expect(await readContent(back)).toEqual(content);
  });

  test('finds an equal copy the second time, also after a visit to the dashboard', async ({
    run,
    createLocation,
  }) => {
    const [here, there] = [await createLocation(from), await createLocation(to)];
    await fill(here, HOSTILE_ROWS);
    await readAccess(here);
    expect((await run(here, there)).code).toBe(0);
    await withStore(there, ({ database }) =>
      database.query("INSERT INTO desk_sessions (id) VALUES ('new')"),
    );
    const before = await readChecksums(there);
    const again = await run(here, there);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toMatch(/^Nothing to do: /);
    expect(await readChecksums(there)).toEqual(before);
  });

  test('does not give the ids of deleted rows again', async ({ run, createLocation }) => {
    const [here, there] = [await createLocation(from), await createLocation(to)];
    for (let count = 0; count < 3; count += 1) await addReply(here);
    await withStore(here, ({ database }) => database.query('DELETE FROM rsvps WHERE id > 1'));
    expect((await run(here, there)).code).toBe(0);
    expect((await addReply(there)).id).toBe(4);
  });
});

test('pictures are copied one by one, because each statement has a few seconds', async ({
  createLocation,
}) => {
  const here = await createLocation('folder');
  await fill(here, HOSTILE_ROWS);
  const counts = await withStore(here, ({ database }) =>
    Array.fromAsync(readRows(database, picturesTable), (rows) => rows.length),
  );
  expect(counts).toEqual(HOSTILE_ROWS.pictures?.map(() => 1));
});

test('npm run move creates its target and copies everything, there and back', async ({
  start,
  run,
  createEmptyLocation,
}) => {
  const [here, there, back] = [
    await createEmptyLocation('folder'),
    await createEmptyLocation('postgres'),
    await createEmptyLocation('folder'),
  ];
  await fill(here, HOSTILE_ROWS);
  const content = await readContent(here);
  for (const [from, to] of [
    [here, there],
    [there, back],
  ] as const) {
    const outcome = from === here ? await start(from, to).ended : await run(from, to);
    expect(outcome).toMatchObject({
      ...{ code: 0, stderr: '' },
      stdout: expect.stringMatching(
        /^Copied from .*\n +to .* is the same:\n {2}replies +4 +sha256/,
      ),
    });
    expect(await readContent(to)).toEqual(content);
  }
});

describe('npm run move', () => {
  // More than are read at once.
  const REPLY_COUNT = 1100;
  const BLOCK_READING = 'begin; lock table hosts';
  const BLOCK_WRITING =
    'create function wait() returns trigger language plpgsql as' +
    ' $$ begin perform pg_advisory_xact_lock(7); return new; end $$;' +
    ' create trigger wait before insert on hosts for each row execute function wait();' +
    ' select pg_advisory_lock(7)';

  async function fillWithManyReplies(given: string): Promise<void> {
    const reply = HOSTILE_ROWS.rsvps?.[1] ?? {};
    const rsvps = Array.from({ length: REPLY_COUNT }, (_, index) => ({ ...reply, id: index + 1 }));
    await fill(given, { rsvps, hosts: HOSTILE_ROWS.hosts ?? [] });
  }

  // The co-hosts are copied last, so the program is killed after it has written all the other rows.
  test.for([
    ['folder', 'postgres', BLOCK_WRITING],
    ['postgres', 'folder', BLOCK_READING],
  ] as const)(
    'copies all or nothing and can be repeated when it is killed, from %s to %s',
    async (directions, { createLocation, start, run }) => {
      const [from, to, block] = directions;
      const [here, there] = [await createLocation(from), await createLocation(to)];
      await fillWithManyReplies(here);
      const content = await readContent(here);
      const database = new pg.Client(from === 'postgres' ? here : there);
      await database.connect();
      await database.query(block);

      const program = start(here, there);
      const waiting =
        'select from pg_stat_activity where datname = $1' +
        " and application_name = 'serenissima' and wait_event_type = 'Lock'";
      const name = database.database ?? '';
      await expect.poll(async () => (await owner.query(waiting, [name])).rowCount).toBe(1);
      program.process.kill('SIGKILL');
      await program.ended;
      expect(await readReplies(there)).toEqual([]);
      await database.end();
      await waitUntilDisconnected();

      expect(await run(here, there)).toMatchObject({ code: 0, stderr: '' });
      expect(await readReplies(there)).toHaveLength(REPLY_COUNT);
      expect(await readContent(there)).toEqual(content);
    },
  );

  test.for(['folder', 'postgres'] as const)(
    'copies all or nothing and can be repeated when the commit into a %s fails after the secrets were written',
    async (engine, { createLocation, run }) => {
      const [here, there] = [await createLocation('folder'), await createLocation(engine)];
      await fill(here, HOSTILE_ROWS);
      const content = await readContent(here);
      const source = await openSource(parseLocation('--from', here));
      const target = await openTarget(parseLocation('--to', there));
      const database: Database = {
        ...target.database,
        exclusiveTransaction: (work) =>
          target.database.exclusiveTransaction(async (queries) => {
            await work(queries);
            throw new Error('killed');
          }),
      };
      await expect(moveInstallation(source, { ...target, database })).rejects.toThrow('killed');
      await source.close();
      await target.close();
      for (const { rows } of Object.values(await readChecksums(there))) expect(rows).toBe(0);
      expect((await run(here, there)).code).toBe(0);
      expect(await readContent(there)).toEqual(content);
    },
  );
});

test('a move that loses a connection is rolled back, and the second attempt succeeds', async ({
  run,
  createLocation,
}) => {
  for (const lost of ['source', 'target'] as const) {
    const [from, to] = [await createLocation('postgres'), await createLocation('postgres')];
    await fill(from, HOSTILE_ROWS);
    const source = await openSource(parseLocation('--from', from));
    const target = await openTarget(parseLocation('--to', to));
    const name = new URL(lost === 'source' ? from : to).pathname.slice(1);
    const interrupted = withEventBeforeCommit(source, () =>
      postgres.sql(
        name,
        'select pg_terminate_backend(pid) from pg_stat_activity' +
          ' where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await expect(moveInstallation(interrupted, target)).rejects.toThrow(
      new RegExp(
        `^The connection to the PostgreSQL database ${name} at .* was lost\\. Run the same command again`,
      ),
    );
    await source.close();
    await target.close();
    for (const { rows } of Object.values(await readChecksums(to))) expect(rows).toBe(0);
    expect((await run(from, to)).code).toBe(0);
  }
});

test('the couple and the guests stay signed in after a move, and ended sessions stay ended', async ({
  folder,
  createLocation,
  run,
}) => {
  const [here, there, back] = [
    await createLocation('folder'),
    await createLocation('postgres'),
    await createLocation('folder'),
  ];
  const dist = buildSite(join(folder, 'dist'));
  const env = { GATE: 'server', SITE_PASSWORD: 'rialto' };
  const { password } = await readAccess(here);

  const cookies = await withApp(here, { dist, env }, async (site) => {
    const method = 'POST';
    const signIn = async () =>
      getCookie(await createClient(site, '').request('session', { method, body: { password } }));
    const [host, gone] = [await signIn(), await signIn()];
    await createClient(site, gone).request('session', { method: 'DELETE' });
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ password: 'rialto' });
    return {
      host,
      gone,
      guest: getCookie(await site.request('/gate', { method, headers, body })),
    };
  });
  const expectSameSessions = async (site: Site, origin: string) => {
    const request = (cookie: string) => createClient(site, cookie, origin).request('session');
    expect((await request(cookies.host)).status).toBe(204);
    expect((await request(cookies.gone)).status).toBe(401);
    const picture = '/private/couple-5e6f.avif';
    expect((await site.request(picture, {})).status).toBe(401);
    const headers = { Cookie: cookies.guest };
    expect((await site.request(picture, { headers })).status).toBe(200);
  };

  expect((await run(here, there)).code).toBe(0);
  const server = startServer(folder, dist, { ...env, DATABASE_URL: there });
  const address = await waitForAddress(server);
  const onServer: Site = { request: (path, init) => fetch(address + path, init) };
  await expectSameSessions(onServer, address).finally(() => server.process.kill('SIGTERM'));
  await server.ended;

  expect((await run(there, back)).code).toBe(0);
  await withApp(back, { dist, env }, (site) => expectSameSessions(site, ORIGIN));
});

describe('a site that runs while its data is moved', () => {
  test('is detected', async ({ run, createLocation }) => {
    for (const engine of ['folder', 'postgres'] as const) {
      const [from, to] = [await createLocation(engine), await createLocation('folder')];
      await withStore(from, async ({ database }) => {
        await insertRsvp(database, PORTIA);
        const { code, stderr } = await run(from, to);
        expect({ code, stderr }).toEqual({
          code: 0,
          stderr: expect.stringMatching(/^A site seems to be running on .*Stop it first\.\n$/),
        });
      });
    }
  });

  test.for(DIRECTIONS)(
    'rolls the move back when replies arrive, from %s to %s',
    async ([a, b], { createLocation }) => {
      const [from, to] = [await createLocation(a), await createLocation(b)];
      await addReply(from);
      const source = await openSource(parseLocation('--from', from));
      const target = await openTarget(parseLocation('--to', to));
      const receiving = withEventBeforeCommit(source, async () => {
        for (let count = 0; count < 2; count += 1) await addReply(from);
      });
      await expect(moveInstallation(receiving, target)).rejects.toThrow(
        /^2 replies arrived in .* Nothing was copied, so that nothing is missing in it\. Stop the site/,
      );
      expect(await readReplies(to)).toEqual([]);

      const { copied, checksums } = await moveInstallation(source, target);
      expect(copied).toBe(true);
      expect(await readReplies(to)).toHaveLength(3);
      await withStore(from, ({ database }) =>
        database.query("INSERT INTO desk_sessions (id) VALUES ('a later session')"),
      );
      await assertNoLateChange(source, target, checksums);
      await addReply(from);
      await expect(assertNoLateChange(source, target, checksums)).rejects.toThrow(
        /^1 reply arrived in .* in the last moment .* Do not use that copy/,
      );
      await source.close();
      await expect(assertNoLateChange(source, target, checksums)).rejects.toThrow(
        /^Everything was copied to .* Run the same command again/,
      );
      await target.close();
    },
  );
});

test('a move changes no byte of the source', async ({ run, createLocation }) => {
  const from = await createLocation('folder');
  await fill(from, HOSTILE_ROWS);
  await readAccess(from);
  const bytes = readFileSync(getDatabaseFile(from));
  expect((await run(from, await createLocation('postgres'))).code).toBe(0);
  expect(readFileSync(getDatabaseFile(from))).toEqual(bytes);
});

test('npm run move explains how to fix an empty secret file', async ({ run, createLocation }) => {
  const [from, to] = [await createLocation('folder'), await createLocation('folder')];
  await addReply(from);
  writeFileSync(join(from, 'session-secret'), '');
  expectRefused(await run(from, to), /session-secret is empty\. Remove it/);
});

test('all replies that guests can send are the same after a move there and back', async ({
  createLocation,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(rsvpRecords, { minLength: 1, maxLength: 60 }), async (records) => {
      const [here, there, back] = [
        await createLocation('folder'),
        await createLocation('postgres'),
        await createLocation('folder'),
      ];
      await withStore(here, ({ database }) =>
        database.exclusiveTransaction(async (queries) => {
          for (const record of records) await insertRsvp(queries, record);
        }),
      );
      for (const [from, to] of [
        [here, there],
        [there, back],
      ] as const) {
        const source = await openSource(parseLocation('--from', from));
        const target = await openTarget(parseLocation('--to', to));
        await moveInstallation(source, target);
        await source.close();
        await target.close();
      }
      expect(await readReplies(back)).toEqual(await readReplies(here));
    }),
    { numRuns: 5 },
  );
});

describe('a backup file', () => {
  test.for(['folder', 'postgres'] as const)(
    'carries everything from a %s, including secrets and ids',
    async (engine, { folder, run, createLocation }) => {
      const [here, there] = [await createLocation(engine), await createLocation(engine)];
      await fill(here, REALISTIC_ROWS);
      await withStore(here, ({ database }) => database.query('DELETE FROM rsvps WHERE id = 2'));
      const content = await readContent(here);
      const file = join(folder, `complete.db`);

      const written = await run(here, file);
      expect(written).toMatchObject({ code: 0, stderr: '' });
      expect(written.stdout).not.toContain(content.access.secret);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);

      expect(await run(file, there)).toMatchObject({ code: 0, stderr: '' });
      expect(await readContent(there)).toEqual(content);
      expect((await addReply(there)).id).toBe(3);
    },
  );

  test('is not overwritten', async ({ folder, run, createLocation }) => {
    const here = await createLocation('folder');
    await addReply(here);
    const file = join(folder, `mine.db`);
    writeFileSync(file, 'mine');
    expectRefused(await run(here, file), /already exists/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expectRefused(await run(here, join(folder, 'new.json')), /new\.json must end with \.db\./);
  });

  test('is restored with its secrets, without waiting emails and with no valid session', async ({
    folder,
    run,
    restore,
    createLocation,
  }) => {
    const [here, there] = [await createLocation('folder'), join(folder, 'restored')];
    await fill(here, REALISTIC_ROWS);
    const access = await readAccess(here);
    const file = join(folder, `complete.db`);
    await run(here, file);
    expect(await restore(file, there)).toMatchObject({ code: 0 });
    const before = await readChecksums(here);
    const after = await readChecksums(there);
    const notRestored = [
      'desk_sessions',
      'session_generations',
      'preview_links',
      'share_links',
      'hosts',
    ] as const;
    expect(after.emails).not.toEqual(before.emails);
    for (const table of ['emails', ...notRestored] as const) {
      expect(before[table]?.rows).toBe(1);
      delete before[table];
      delete after[table];
    }
    expect(after).toEqual(before);
    const restored = await withStore(there, async ({ database }) => [
      await database.query(
        'SELECT id FROM emails WHERE failed_at IS NULL UNION ALL SELECT 1 FROM desk_sessions' +
          ' UNION ALL SELECT id FROM preview_links UNION ALL SELECT id FROM share_links' +
          ' UNION ALL SELECT id FROM hosts',
      ),
      await readGenerations(database),
    ]);
    expect(restored).toEqual([
      [],
      {
        dashboard: expect.any(String),
        gate: expect.not.stringMatching('generation of the backup'),
      },
    ]);
    expect(await readAccess(there)).toEqual(access);
  });

  test('is restored with its scheduled mailings as drafts, in one transaction', async ({
    folder,
    run,
    createLocation,
  }) => {
    const [here, there] = [await createLocation('folder'), await createLocation('folder')];
    const [draft] = REALISTIC_ROWS.mailings ?? [];
    await fill(here, { mailings: [{ ...draft, send_at: '2026-01-09T00:00:00Z' }] });
    const file = join(folder, `scheduled.db`);
    await run(here, file);
    const backup = await openSource(parseLocation('--from', file));
    const target = await openTarget(parseLocation('--to', there));
    // The program may end right after the commit.
    const query = () => Promise.reject(new Error('ended'));
    await restoreInstallation(backup, { ...target, database: { ...target.database, query } });
    expect(await target.database.query('SELECT id, send_at FROM mailings')).toEqual([
      { id: 3, send_at: null },
    ]);
    await backup.close();
    await target.close();
  });

  test.for(['folder', 'postgres'] as const)(
    'is restored into an empty %s without sending an email or mailing again',
    async (engine, { folder, run, createLocation }) => {
      const [here, there] = [await createLocation('folder'), await createLocation(engine)];
      const time = '2026-01-09T00:00:00.000Z';
      const [[draft], [recipient], [receipt]] = [
        REALISTIC_ROWS.mailings ?? [],
        REALISTIC_ROWS.mail_recipients ?? [],
        REALISTIC_ROWS.emails ?? [],
      ];
      const started = { ...draft, send_at: time, started_at: time };
      const email = { ...receipt, kind: 'mailing', rsvp: null, mailing: 3, recipient: 2 };
      await fill(here, {
        ...{ rsvps: REALISTIC_ROWS.rsvps ?? [] },
        mailings: [started],
        mail_recipients: [
          { ...recipient, unsubscribed_at: null },
          { ...recipient, id: 5, address: 'jessica@b.co', token: 'b'.repeat(24) },
        ],
        emails: [
          ...[
            { ...receipt, sending_since: time },
            { ...email, id: 3, sent_at: time },
          ],
          { ...email, id: 4, recipient: 5, stopped_at: time },
        ],
      });
      const file = join(folder, `started.db`);
      await run(here, file);
      const backup = await openSource(parseLocation('--from', file));
      const target = await openTarget(parseLocation('--to', there));
      await restoreInstallation(backup, target);
      const rows = await target.database.query<Row>(
        'SELECT mailing, recipient, sent_at, failed_at, stopped_at, sending_since FROM emails' +
          ' ORDER BY mailing, recipient',
      );
      await backup.close();
      await target.close();
      const row = { sent_at: null, stopped_at: null, sending_since: null };
      const failed = { ...row, failed_at: expect.any(String) };
      const sent = { ...row, failed_at: null, sent_at: expect.stringContaining('2026-01-09') };
      expect(rows.toSorted((a, b) => Number(a.mailing) - Number(b.mailing))).toEqual([
        { ...failed, mailing: null, recipient: null },
        { ...sent, mailing: 3, recipient: 2 },
        { ...failed, mailing: 3, recipient: 5 },
      ]);
    },
  );

  test('is not restored where a site has created other secrets', async ({
    folder,
    run,
    restore,
    createLocation,
  }) => {
    const [here, there] = [await createLocation('folder'), await createLocation('folder')];
    await addReply(here);
    await readAccess(here);
    const theirs = await readAccess(there);
    const file = join(folder, `complete.db`);
    await run(here, file);
    const outcome = await restore(file, there);
    expectRefused(outcome, /created its own secret, .*Nothing was changed/);
    expect(await readAccess(there)).toEqual(theirs);
    expect(await readReplies(there)).toEqual([]);
  });
});

test('a download does not contain the secrets of a file that is used as a database', async ({
  folder,
  run,
  createLocation,
  createEmptyLocation,
}) => {
  const here = await createLocation('folder');
  await addReply(here);
  const { secret } = await readAccess(here);
  const file = join(folder, 'complete.db');
  await run(here, file);
  expect(readFileSync(file).includes(secret)).toBe(true);
  const used = await createEmptyLocation('folder');
  mkdirSync(used);
  copyFileSync(file, getDatabaseFile(used));
  await withStore(used, async ({ database }) => {
    const download = await createDownload(database, used);
    expect(readFileSync(download.file).includes(secret)).toBe(false);
  });
});

test('every table is moved', async ({ createLocation }) => {
  const url = await createLocation('postgres');
  await addReply(url);
  const tables = await postgres.sql<{ tablename: string }>(
    new URL(url).pathname.slice(1),
    "select tablename from pg_tables where schemaname = 'public'",
  );
  // Secrets are copied separately; password attempts expire within a minute; each database counts
  // its own deleted and updated rows.
  const others = [
    'server_secrets',
    'schema_versions',
    'password_tries',
    'deleted_rows',
    'updated_rows',
  ];
  expect(tables.map(({ tablename }) => tablename).sort()).toEqual(
    [...TABLES.map(({ name }) => name), ...others].sort(),
  );
});
