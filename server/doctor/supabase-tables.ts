import { readMigrations } from '../platform/database/postgres-migrations.ts';
import { isProbeFailure } from './probe.ts';
import { ok, warning } from './report.ts';
import {
  type AccessResult,
  type DataApi,
  isDenied,
  isPermitted,
  reportExposed,
  reportUnknown,
} from './supabase-api.ts';

/** A table that the migrations create. */
export type Table = { name: string; firstColumn: string };

/** The parts of a migration that matter here: its tables, and the SQL that restricts access. */
type Migration = { tables: Table[]; closingSql: string };

/** All tables of a project; an anonymous visitor may only add rows to `rsvps`. */
export function listProjectTables(): Table[] {
  return parseMigrations().flatMap(({ tables }) => tables);
}

/** Checks that anonymous visitors cannot use the tables of the dashboard. */
export async function checkDashboardTables(api: DataApi): Promise<AccessResult[]> {
  const tables = listProjectTables().filter(({ name }) => name !== 'rsvps');
  const results = await Promise.all(tables.map((table) => checkTable(api, table)));
  const wrong = results.flatMap((result) => result ?? []);
  const missing = tables.filter((_, index) => results[index] === null).map(({ name }) => name);
  if (missing.length > 0) {
    wrong.push({
      result: warning(
        `The project is from an older version: it has no ${missing.join(', ')}.`,
        'supabase db push, in the folder of this site',
      ),
    });
  }
  return wrong.length > 0
    ? wrong
    : [{ result: ok('Anonymous visitors cannot use the tables of the dashboard.') }];
}

/** Null when the table does not exist. */
async function checkTable(
  api: DataApi,
  { name, firstColumn }: Table,
): Promise<AccessResult[] | null> {
  // No row matches, whatever the column contains.
  const noRow = `${firstColumn}=eq.1&${firstColumn}=eq.2`;
  const reading = await api('GET', `${name}?select=${firstColumn}&limit=1`, {
    prefer: 'count=exact',
  });
  if (!isProbeFailure(reading) && reading.status === 404) return null;
  const attempts = [
    { response: reading, operation: `read the table ${name}`, isLeak: true },
    {
      response: await api('DELETE', `${name}?${noRow}`),
      operation: `delete from the table ${name}`,
    },
    {
      response: await api('PATCH', `${name}?${noRow}`, { body: { [firstColumn]: '1' } }),
      operation: `change the table ${name}`,
    },
  ];
  return attempts
    .filter(({ response }) => !isDenied(response))
    .map(({ response, operation, isLeak = false }) =>
      isPermitted(response)
        ? reportExposed(name, operation, { isLeak })
        : reportUnknown(`anonymous visitors can ${operation}`, response),
    );
}

/**
 * SQL that restores the permissions of these tables as the migrations set them. It may be run any
 * number of times and changes no row.
 */
export function createClosingSql(exposedTables: readonly string[]): string {
  const concerned = parseMigrations().filter(({ tables }) =>
    tables.some(({ name }) => exposedTables.includes(name)),
  );
  const names = concerned.flatMap(({ tables }) => tables).map(({ name }) => `'${name}'`);
  return [
    'begin;',
    // The migrations' own policies are created again below; all others are removed.
    `do $$
declare
  policy record;
begin
  for policy in
    select policyname, tablename from pg_catalog.pg_policies
    where schemaname = 'public' and tablename in (
      ${names.join(', ')}
    )
  loop
    execute format('drop policy %I on public.%I', policy.policyname, policy.tablename);
  end loop;
end
$$;`,
    ...concerned.map(({ closingSql }) => closingSql),
    'commit;',
  ].join('\n\n');
}

function parseMigrations(): Migration[] {
  return readMigrations().reduce(addMigration, []);
}

/** Adds one migration. It takes over the tables that it renames from the migration that made them. */
function addMigration(earlier: Migration[], text: string): Migration[] {
  const creations = text.matchAll(/^create (?:unlogged )?table public\.(\w+) \(\s+(\w+)/gm);
  const created = [...creations].map(([, name = '', firstColumn = '']) => ({ name, firstColumn }));
  const renames = text.matchAll(/^alter table public\.(\w+) rename to (\w+);/gm);
  const newNames = new Map([...renames].map(([, from = '', to = '']) => [from, to]));

  const isRenamed = ({ tables }: Migration) => tables.some(({ name }) => newNames.has(name));
  const renamed = earlier
    .filter(isRenamed)
    .flatMap(({ tables }) => tables)
    .map(({ name, firstColumn }) => ({ name: newNames.get(name) ?? name, firstColumn }));

  const tables = [...renamed, ...created];
  if (tables.length === 0) return earlier.map((migration) => addGrant(migration, text));
  // A migration creates or renames its tables, then restricts access, then records its number.
  const from = text.search(/^alter table public\.\w+ enable row level security;/m);
  const to = text.search(/^insert into public\.schema_versions/m);
  if (from < 0 || to < from) {
    throw new Error('A migration does not restrict access to its tables where expected.');
  }
  const closingSql = text.slice(from, to).trim();
  return [...earlier.filter((migration) => !isRenamed(migration)), { tables, closingSql }];
}

const GRANT = /^do \$\$(?:(?!^\$\$).)*grant insert \(\w+\) on public\.(\w+) to anon;.*?^\$\$;/ms;

/** A migration without tables may grant a new column of an earlier migration's table. */
function addGrant(migration: Migration, text: string): Migration {
  const [sql, table] = GRANT.exec(text) ?? [];
  if (!migration.tables.some(({ name }) => name === table)) return migration;
  return { ...migration, closingSql: `${migration.closingSql}\n\n${sql}` };
}
