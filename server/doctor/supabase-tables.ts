import { migrationTexts } from '../database/postgres-migrations.ts';

/** A table that the migrations make. */
export type Table = {
  name: string;
  /** Its first column. */
  column: string;
};

/** One migration, as far as strangers are concerned. */
type Migration = { tables: Table[]; closing: string };

/** Every table that strangers must find closed, but for the reply they send into `rsvps`. */
export function projectTables(): Table[] {
  return migrations().flatMap(({ tables }) => tables);
}

/**
 * SQL that closes these tables as the migrations left them, whatever was granted since. It may be run
 * any number of times, and changes no row.
 */
export function closingSql(open: readonly string[]): string {
  const concerned = migrations().filter(({ tables }) =>
    tables.some(({ name }) => open.includes(name)),
  );
  const names = concerned.flatMap(({ tables }) => tables).map(({ name }) => `'${name}'`);
  return [
    'begin;',
    // What the migrations make is made anew below; any other policy is not theirs.
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
    ...concerned.map(({ closing }) => closing),
    'commit;',
  ].join('\n\n');
}

function migrations(): Migration[] {
  return migrationTexts().reduce(withMigration, []);
}

/** Adds one migration. It takes over the tables that it renames from the migration that made them. */
function withMigration(earlier: Migration[], text: string): Migration[] {
  const creations = text.matchAll(/^create (?:unlogged )?table public\.(\w+) \(\s+(\w+)/gm);
  const created = [...creations].map(([, name = '', column = '']) => ({ name, column }));
  const renames = text.matchAll(/^alter table public\.(\w+) rename to (\w+);/gm);
  const newNames = new Map([...renames].map(([, from = '', to = '']) => [from, to]));

  const isRenamed = ({ tables }: Migration) => tables.some(({ name }) => newNames.has(name));
  const renamed = earlier
    .filter(isRenamed)
    .flatMap(({ tables }) => tables)
    .map(({ name, column }) => ({ name: newNames.get(name) ?? name, column }));

  const tables = [...renamed, ...created];
  if (tables.length === 0) return earlier;
  // A migration creates or renames its tables, closes them, and then stores its number.
  const from = text.search(/^alter table public\.\w+ enable row level security;/m);
  const to = text.search(/^insert into public\.schema_versions/m);
  if (from < 0 || to < from) {
    throw new Error('A migration does not close its tables where the doctor looks for it.');
  }
  const closing = text.slice(from, to).trim();
  return [...earlier.filter((migration) => !isRenamed(migration)), { tables, closing }];
}
