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
  return migrationTexts().flatMap((text) => {
    const tables = [...text.matchAll(/^create (?:unlogged )?table public\.(\w+) \(\s+(\w+)/gm)];
    // Each migration makes its tables, closes them from here on, and then notes its number.
    const from = text.search(/^alter table public\.\w+ enable row level security;/m);
    const to = text.search(/^insert into public\.schema_versions/m);
    if (tables.length === 0) return [];
    if (from < 0 || to < from) {
      throw new Error('A migration does not close its tables where the doctor looks for it.');
    }
    return {
      tables: tables.map(([, name = '', column = '']) => ({ name, column })),
      closing: text.slice(from, to).trim(),
    };
  });
}
