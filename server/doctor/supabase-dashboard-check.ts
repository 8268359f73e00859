import { isSilent } from './answer.ts';
import { warning, well } from './check-result.ts';
import { type DataApi, isDenied } from './supabase-answer.ts';
import { isLetIn, type Look, opening, unclear } from './supabase-look.ts';
import { projectTables, type Table } from './supabase-tables.ts';

/** Looks whether strangers get anything of the tables that are the dashboard's alone. */
export async function checkDashboardTables(api: DataApi): Promise<Look[]> {
  const tables = projectTables().filter(({ name }) => name !== 'rsvps');
  const found = await Promise.all(tables.map((table) => looksAt(api, table)));
  const bad = found.flatMap((looks) => looks ?? []);
  const missing = tables.filter((_, index) => found[index] === null).map(({ name }) => name);
  if (missing.length > 0) {
    bad.push({
      result: warning(
        `The project is of an older version: it has no ${missing.join(', ')}.`,
        'supabase db push, in the folder of this site',
      ),
    });
  }
  return bad.length > 0
    ? bad
    : [{ result: well('The dashboard’s tables give strangers nothing.') }];
}

/** What is wrong with one table; null when it is not there. */
async function looksAt(api: DataApi, { name, column }: Table): Promise<Look[] | null> {
  // True of no row, whatever the column holds.
  const noRow = `${column}=eq.1&${column}=eq.2`;
  const reading = await api('GET', `${name}?select=${column}&limit=1`, { prefer: 'count=exact' });
  if (!isSilent(reading) && reading.status === 404) return null;
  const asked = [
    { answer: reading, can: `read the table ${name}`, reveals: true },
    { answer: await api('DELETE', `${name}?${noRow}`), can: `delete from the table ${name}` },
    {
      answer: await api('PATCH', `${name}?${noRow}`, { body: { [column]: '1' } }),
      can: `change the table ${name}`,
    },
  ];
  return asked
    .filter(({ answer }) => !isDenied(answer))
    .map(({ answer, can, reveals = false }) =>
      isLetIn(answer) ? opening(name, can, { reveals }) : unclear(`strangers can ${can}`, answer),
    );
}
