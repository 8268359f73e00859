import type { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';

type Facts = { version: number; program: number; tables: number; ours: number };

// One statement, and so as of one moment: another process may be making the database.
const LOOK = `
  SELECT user_version AS version,
    (SELECT application_id FROM pragma_application_id) AS program,
    (SELECT count(*) FROM sqlite_schema) AS tables,
    (SELECT count(*) FROM sqlite_schema WHERE name = 'rsvps') AS ours
  FROM pragma_user_version`;

/** Another program's database would get our tables beside its own. Only reads; throws StartFailure. */
export function refuseForeign(sqlite: DatabaseSync, file: string): void {
  const [{ version, program, tables, ours }] = sqlite.prepare(LOOK).all() as [Facts];
  const isOurs = program === 0 && (ours === 1 || tables === 0);
  if (isOurs) return;
  throw new StartFailure(
    `The database ${file} is another program's${version > 0 ? ` (its version ${version})` : ''}. ` +
      'It was not changed. Choose another folder, for example DATA_DIR=./data',
  );
}
