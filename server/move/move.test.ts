import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, test as base, beforeAll, describe, expect, vi } from 'vitest';
import { getHostAccess } from '../access/host-access.ts';
import { insertSome } from '../backups/insert-rows.ts';
import type { Database, Value } from '../database/database.ts';
import { getDatabaseFile } from '../database/sqlite-connection.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { browser, cookieOf } from '../fixtures/dashboard.ts';
import { HOSTILE_ROWS } from '../fixtures/hostile-rows.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { addressOf, type Outcome, startMove, startServer } from '../fixtures/program.ts';
import { rsvpRecords } from '../fixtures/rsvp-records.ts';
import { PORTIA } from '../fixtures/site.ts';
import { openStore } from '../store.ts';
import { insertRsvp, listRsvps } from '../tables/rsvps.ts';
import { move } from './move.ts';
import { MOVED_NAMES, MOVED_TABLES } from './moved-tables.ts';
import { areSame, type End, openSource, openTarget, placeOf } from './place.ts';
import { refuseLateNews } from './source-news.ts';
import { sumsOf } from './table-sums.ts';

// Each test starts programs, and a machine at work on other things starts them slowly.
vi.setConfig({ testTimeout: 60_000 });

let postgres: Postgres;
let made = 0;

beforeAll(async () => {
  // Far from UTC, as a database may have been set: instants must not care.
  postgres = await startPostgres(['fsync=off', 'timezone=Pacific/Auckland']);
});
afterAll(() => postgres.stop());

type Engine = 'folder' | 'postgres';

type Fixtures = {
  folder: string;
  /** A place of its own that nobody used yet, as --from and --to name it. */
  place: (engine: Engine) => Promise<string>;
  run: (from: string, to: string) => Promise<Outcome>;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'serenissima-move-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  place: ({ folder }, use) =>
    use(async (engine) => {
      made += 1;
      if (engine === 'folder') return join(folder, `data-${made}`);
      return postgres.create(`wedding-${made}`);
    }),
  run: ({ folder }, use) =>
    use((from, to) => startMove(folder, ['--from', from, '--to', to]).ended),
});

const WAYS: [Engine, Engine][] = [
  ['folder', 'postgres'],
  ['postgres', 'folder'],
  ['folder', 'folder'],
  ['postgres', 'postgres'],
];

/** Works on what a site started there works on. */
async function within<T>(
  given: string,
  work: (store: Awaited<ReturnType<typeof openStore>> & { database: Database }) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = placeOf('--from', given);
  const store = await openStore({ dataDir, databaseUrl, supabase: null });
  if (!store.database) throw new Error('No database');
  try {
    return await work({ ...store, database: store.database });
  } finally {
    await store.database.close();
  }
}

const replyIn = (given: string) => within(given, ({ database }) => insertRsvp(database, PORTIA));
const repliesIn = (given: string) => within(given, ({ database }) => listRsvps(database));
const sumsIn = (given: string) => within(given, ({ database }) => database.snapshot(sumsOf));
const accessIn = (given: string) =>
  within(given, ({ secrets }) => getHostAccess({ hostPassword: null }, secrets));

/** The same source, with something that happens when all is copied and not yet committed. */
function beforeLastLook(source: End, happen: () => Promise<unknown>): End {
  const { snapshot } = source.database;
  let looks = 0;
  const database: Database = {
    ...source.database,
    async snapshot(work) {
      looks += 1;
      return snapshot(async (queries) => {
        // A transaction that has read nothing yet sees what is there when it begins to.
        if (looks === 3) await happen();
        return work(queries);
      });
    },
  };
  return { ...source, database };
}

type Rows = Record<string, Record<string, Value>[]>;

async function fill(given: string, rows: Rows): Promise<void> {
  await within(given, ({ database }) =>
    database.exclusiveTransaction(async (queries) => {
      for (const table of MOVED_NAMES) {
        const some = rows[table] ?? [];
        const into = { table, columns: MOVED_TABLES[table] };
        if (some.length > 0) await insertSome(queries, into, some);
        if (table !== 'desk_sessions') await database.continueIds(queries, table);
      }
    }),
  );
}

function expectRefused({ code, stdout, stderr }: Outcome, line: RegExp) {
  expect(stderr).toMatch(line);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('what cannot be understood is refused, and makes nothing', () => {
  test('words that are missing or unknown', async ({ folder }) => {
    for (const args of [[], ['--from', 'a'], ['--to', 'b'], ['a', 'b'], ['--force'], ['--from']]) {
      expectRefused(await startMove(folder, args).ended, /^How to move everything/);
    }
  });

  test('addresses of other programs, without repeating their password', async ({ folder, run }) => {
    const data = join(folder, 'data');
    await replyIn(data);
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

  test('a source that is not there, also when it is a database', async ({ folder, run, place }) => {
    const target = join(folder, 'target');
    expectRefused(
      await run(join(folder, 'none'), target),
      /There is nothing to move in the folder/,
    );
    expectRefused(await run(await place('postgres'), target), /is empty or older\. Start the site/);
    const none = postgres.url('nowhere').replace('owner@', 'owner:acqua@');
    const outcome = await run(none, target);
    expectRefused(outcome, /no such database\. Correct --from\./);
    expect(outcome.stderr).not.toContain('acqua');
    expect(existsSync(target)).toBe(false);
  });

  test('one place as both', async ({ folder, run, place }) => {
    const address = await place('postgres');
    expect(areSame(placeOf('--from', address), placeOf('--to', `${address}?a=b`))).toBe(true);
    await replyIn(join(folder, 'data'));
    expectRefused(await run('data', `${folder}/./data/`), /are both the folder .*nothing to move/);
  });

  test('a source of a newer program, and a target of one', async ({ folder, run }) => {
    const [old, newer] = [join(folder, 'old'), join(folder, 'newer')];
    await replyIn(old);
    await replyIn(newer);
    const sqlite = new DatabaseSync(getDatabaseFile(newer));
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    expectRefused(await run(newer, join(folder, 'target')), /newer version.*another --from/);
    expectRefused(await run(old, newer), /newer version.*another --to/);
  });
});

describe.for(['folder', 'postgres'] as const)('a target that is a %s and not empty', (engine) => {
  test('is refused and left as it is', async ({ run, place }) => {
    for (const rows of [HOSTILE_ROWS, { exports: HOSTILE_ROWS.exports ?? [] }]) {
      const [from, to] = [await place('folder'), await place(engine)];
      await replyIn(from);
      await fill(to, rows);
      const before = await sumsIn(to);
      expectRefused(await run(from, to), /already, other than those in .*left as they are/);
      expect(await sumsIn(to)).toEqual(before);
    }
  });

  test('is refused when it has a reply more than the source', async ({ run, place }) => {
    const [from, to] = [await place('folder'), await place(engine)];
    await replyIn(from);
    expect((await run(from, to)).code).toBe(0);
    await replyIn(to);
    expectRefused(await run(from, to), /other than those in/);
    expect(await repliesIn(to)).toHaveLength(2);
  });

  test('is refused when it has secrets of its own', async ({ run, place }) => {
    const [from, to] = [await place('folder'), await place(engine)];
    await replyIn(from);
    const ours = await accessIn(from);
    const theirs = await accessIn(to);
    const outcome = await run(from, to);
    expectRefused(outcome, /made a secret of its own, .*session-secret.*left as it is/);
    for (const { secret, password } of [ours, theirs]) {
      expect(outcome.stderr).not.toContain(secret);
      expect(outcome.stderr).not.toContain(password);
    }
    expect(await accessIn(to)).toEqual(theirs);
    expect(await repliesIn(to)).toEqual([]);
  });
});

describe('rows that a target cannot keep as they are', () => {
  test('take everything back, and are named by their ids alone', async ({ run, place }) => {
    const [from, to] = [await place('folder'), await place('postgres')];
    const match = { id: 9, created_at: '2026-01-01T00:00:00.000Z', invited: 3, same: 1 };
    await fill(from, {
      ...HOSTILE_ROWS,
      invited_matches: [{ ...match, party: 'email:a\0secret' }],
    });
    const outcome = await run(from, to);
    expectRefused(outcome, /^Nothing was moved: .*table invited_matches, ids 9 to 9/);
    expect(outcome.stderr).not.toContain('secret');
    for (const { rows } of Object.values(await sumsIn(to))) expect(rows).toBe(0);
  });

  test('numbers too large for this program are not rounded', async ({ run, place, folder }) => {
    const from = await place('postgres');
    await within(from, ({ database }) =>
      database.query("INSERT INTO exports (id) VALUES ('9007199254740993')"),
    );
    expectRefused(await run(from, join(folder, 'a')), /table exports stands a number too large/);
    await replyIn(join(folder, 'b'));
    await within(join(folder, 'b'), ({ database }) =>
      database.query('INSERT INTO exports (id) VALUES (9007199254740993)'),
    );
    expectRefused(await run(join(folder, 'b'), await place('postgres')), /Nothing was moved/);
  });

  test('an instant that is none', async ({ run, place }) => {
    const [from, to] = [await place('folder'), await place('postgres')];
    await fill(from, { exports: [{ id: 1, created_at: 'on a Sunday' }] });
    expectRefused(await run(from, to), /^Nothing was moved: .*table exports, ids 1 to 1/);
  });

  test('what comes back as something else takes everything back', async ({ run, place }) => {
    const [from, to] = [await place('folder'), await place('postgres')];
    // PostgreSQL knows this word, and makes an instant of it.
    await fill(from, { ...HOSTILE_ROWS, exports: [{ id: 1, created_at: 'yesterday' }] });
    expectRefused(
      await run(from, to),
      /of the table exports was not what was put in\. All was taken/,
    );
    for (const { rows } of Object.values(await sumsIn(to))) expect(rows).toBe(0);
  });
});

describe.for(WAYS)('from %s to %s', ([from, to]) => {
  test('all goes over, and back again equal', async ({ run, place }) => {
    const [here, there, back] = [await place(from), await place(to), await place(from)];
    await fill(here, HOSTILE_ROWS);
    const sums = await sumsIn(here);
    const access = await accessIn(here);

    const outcome = await run(here, there);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toMatch(
      /^Moved from .*\n +to .*found the same:\n {2}replies +3 +sha256/,
    );
    expect(outcome.stdout).not.toContain(access.secret);
    expect(outcome.stdout).not.toContain(access.password);
    expect(await sumsIn(there)).toEqual(sums);
    expect(await accessIn(there)).toEqual(access);

    expect((await run(there, back)).code).toBe(0);
    expect(await sumsIn(back)).toEqual(sums);
    expect(await accessIn(back)).toEqual(access);
  });

  test('a second time it is all there, also after a look at the dashboard', async ({
    run,
    place,
  }) => {
    const [here, there] = [await place(from), await place(to)];
    await fill(here, HOSTILE_ROWS);
    await accessIn(here);
    expect((await run(here, there)).code).toBe(0);
    await within(there, ({ database }) =>
      database.query("INSERT INTO desk_sessions (id) VALUES ('new')"),
    );
    const before = await sumsIn(there);
    const again = await run(here, there);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toMatch(/^Already there, equal: /);
    expect(await sumsIn(there)).toEqual(before);
  });

  test('ids of rows that are gone are not given again', async ({ run, place }) => {
    const [here, there] = [await place(from), await place(to)];
    for (let count = 0; count < 3; count += 1) await replyIn(here);
    await within(here, ({ database }) => database.query('DELETE FROM rsvps WHERE id > 1'));
    expect((await run(here, there)).code).toBe(0);
    expect((await replyIn(there)).id).toBe(4);
  });

  test('killed at any moment it leaves all or nothing, and is repeated', async ({
    folder,
    place,
  }) => {
    const here = await place(from);
    const ids = Array.from({ length: 2500 }, (_, index) => index + 1);
    const row = HOSTILE_ROWS.rsvps?.[1] ?? {};
    await within(here, ({ database }) =>
      database.exclusiveTransaction(async (queries) => {
        const into = { table: 'rsvps', columns: MOVED_TABLES.rsvps };
        for (const id of ids) await insertSome(queries, into, [{ ...row, id }]);
        await database.continueIds(queries, 'rsvps');
      }),
    );
    const access = await accessIn(here);
    const start = (target: string) => startMove(folder, ['--from', here, '--to', target]);
    const started = performance.now();
    expect((await start(await place(to)).ended).code).toBe(0);
    const lasts = performance.now() - started;

    let there = await place(to);
    for (const part of [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 0.97]) {
      const program = start(there);
      const timer = setTimeout(() => program.process.kill('SIGKILL'), lasts * part);
      await program.ended;
      clearTimeout(timer);
      const { length } = await repliesIn(there);
      expect([0, ids.length]).toContain(length);
      if (length > 0) there = await place(to);
    }
    expect((await start(there).ended).stderr).toBe('');
    expect(await sumsIn(there)).toEqual(await sumsIn(here));
    expect(await accessIn(there)).toEqual(access);
  });
});

test('a connection that is lost takes everything back, and a second run goes through', async ({
  run,
  place,
}) => {
  for (const lost of ['source', 'target'] as const) {
    const [from, to] = [await place('postgres'), await place('postgres')];
    await fill(from, HOSTILE_ROWS);
    const source = await openSource(placeOf('--from', from));
    const target = await openTarget(placeOf('--to', to));
    const name = new URL(lost === 'source' ? from : to).pathname.slice(1);
    const cut = beforeLastLook(source, () =>
      postgres.sql(
        name,
        'select pg_terminate_backend(pid) from pg_stat_activity' +
          ' where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await expect(move(cut, target)).rejects.toThrow(
      new RegExp(
        `^The connection to the PostgreSQL database ${name} at .* was lost\\. Run the same`,
      ),
    );
    await source.database.close();
    await target.database.close();
    for (const { rows } of Object.values(await sumsIn(to))) expect(rows).toBe(0);
    expect((await run(from, to)).code).toBe(0);
  }
});

test('hosts stay signed in and guests let in, and who signed out stays so', async ({
  folder,
  place,
}) => {
  const [here, there, back] = [
    await place('folder'),
    await place('postgres'),
    await place('folder'),
  ];
  const dist = buildSite(join(folder, 'dist'));
  const serving = async <T>(given: string, visit: (address: string) => Promise<T>): Promise<T> => {
    const where: Record<string, string> = given.startsWith('postgres:')
      ? { DATABASE_URL: given }
      : { DATA_DIR: given };
    const env = { ...where, GATE: 'server', SITE_PASSWORD: 'rialto' };
    const program = startServer(folder, dist, env);
    try {
      return await visit(await addressOf(program));
    } finally {
      program.process.kill('SIGTERM');
      await program.ended;
    }
  };
  const hostAt = (address: string, cookie = '') =>
    browser({ request: (path, init) => fetch(address + path, init) }, cookie, address);
  const { password } = await accessIn(here);

  const cookies = await serving(here, async (address) => {
    const method = 'POST';
    const signIn = async () =>
      cookieOf(await hostAt(address).ask('session', { method, body: { password } }));
    const [host, gone] = [await signIn(), await signIn()];
    await hostAt(address, gone).ask('session', { method: 'DELETE' });
    const headers = { Origin: address, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ password: 'rialto' });
    return {
      host,
      gone,
      guest: cookieOf(await fetch(`${address}/gate`, { method, headers, body })),
    };
  });
  for (const [from, to] of [
    [here, there],
    [there, back],
  ] as const) {
    expect((await startMove(folder, ['--from', from, '--to', to]).ended).code).toBe(0);
    await serving(to, async (address) => {
      expect((await hostAt(address, cookies.host).ask('session')).status).toBe(204);
      expect((await hostAt(address, cookies.gone).ask('session')).status).toBe(401);
      const picture = `${address}/private/couple-5e6f.avif`;
      expect((await fetch(picture)).status).toBe(401);
      expect((await fetch(picture, { headers: { Cookie: cookies.guest } })).status).toBe(200);
    });
  }
});

describe('a site that goes on while its data is moved', () => {
  test('is noticed', async ({ run, place }) => {
    for (const engine of ['folder', 'postgres'] as const) {
      const [from, to] = [await place(engine), await place('folder')];
      await within(from, async ({ database }) => {
        await insertRsvp(database, PORTIA);
        const { code, stderr } = await run(from, to);
        expect({ code, stderr }).toEqual({
          code: 0,
          stderr: expect.stringMatching(/^A site seems to run on .*Better stop it first\.\n$/),
        });
      });
    }
  });

  test.for(WAYS)(
    'takes all back when replies came in, from %s to %s',
    async ([a, b], { place }) => {
      const [from, to] = [await place(a), await place(b)];
      await replyIn(from);
      const source = await openSource(placeOf('--from', from));
      const target = await openTarget(placeOf('--to', to));
      const answered = beforeLastLook(source, async () => {
        for (let count = 0; count < 2; count += 1) await replyIn(from);
      });
      await expect(move(answered, target)).rejects.toThrow(
        /^2 replies came into .* Nothing was moved, so that nothing stays behind\. Stop the site/,
      );
      expect(await repliesIn(to)).toEqual([]);

      const { moved, sums } = await move(source, target);
      expect(moved).toBe(true);
      expect(await repliesIn(to)).toHaveLength(3);
      await within(from, ({ database }) =>
        database.query("INSERT INTO desk_sessions (id) VALUES ('a host who looks')"),
      );
      await refuseLateNews(source, target, sums);
      await replyIn(from);
      await expect(refuseLateNews(source, target, sums)).rejects.toThrow(
        /^1 reply came into .* in the last moment .* Do not use it/,
      );
      await source.database.close();
      await expect(refuseLateNews(source, target, sums)).rejects.toThrow(
        /^All was moved to .* Run the same once more/,
      );
      await target.database.close();
    },
  );
});

test('a source is left as it is, to the byte', async ({ run, place }) => {
  const from = await place('folder');
  await fill(from, HOSTILE_ROWS);
  await accessIn(from);
  const bytes = readFileSync(getDatabaseFile(from));
  expect((await run(from, await place('postgres'))).code).toBe(0);
  expect(readFileSync(getDatabaseFile(from))).toEqual(bytes);
});

test('a half-written secret is said, and how to mend it', async ({ run, place }) => {
  const [from, to] = [await place('folder'), await place('folder')];
  await replyIn(from);
  writeFileSync(join(from, 'session-secret'), '');
  expectRefused(await run(from, to), /session-secret is empty\. Remove it/);
});

test('whatever guests can send is the same after there and back', async ({ place }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(rsvpRecords, { minLength: 1, maxLength: 60 }), async (records) => {
      const [here, there, back] = [
        await place('folder'),
        await place('postgres'),
        await place('folder'),
      ];
      await within(here, async ({ database }) => {
        for (const record of records) await insertRsvp(database, record);
      });
      for (const [from, to] of [
        [here, there],
        [there, back],
      ] as const) {
        const source = await openSource(placeOf('--from', from));
        const target = await openTarget(placeOf('--to', to));
        await move(source, target);
        await source.database.close();
        await target.database.close();
      }
      expect(await repliesIn(back)).toEqual(await repliesIn(here));
    }),
    { numRuns: 10 },
  );
});

test('no table is forgotten', async ({ place }) => {
  const url = await place('postgres');
  await replyIn(url);
  const tables = await postgres.sql<{ tablename: string }>(
    new URL(url).pathname.slice(1),
    "select tablename from pg_tables where schemaname = 'public'",
  );
  // Secrets go by themselves; tries of passwords are forgotten within a minute.
  const others = ['server_secrets', 'schema_versions', 'password_tries'];
  expect(tables.map(({ tablename }) => tablename).sort()).toEqual(
    [...MOVED_NAMES, ...others].sort(),
  );
});
