import { parseArgs } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import { TABLES } from '../../schema.ts';
import { assertNoLateChange } from './checksums.ts';
import { type MoveResult, moveInstallation } from './copy-installation.ts';
import {
  isSameLocation,
  type Location,
  openSource,
  openTarget,
  parseLocation,
} from './installation.ts';

const USAGE = `How to move a site's data:
  npm run move --silent -- --from ./data --to postgres://user:password@host:5432/wedding
  npm run move --silent -- --from postgres://user:password@host:5432/wedding --to ./data
  npm run move --silent -- --from ./data --to complete-backup.db
Each is a folder (DATA_DIR), a PostgreSQL address (DATABASE_URL) or a file ending with .db.
The target must be empty or new. Stop the site first. The password may be in PGPASSWORD instead of
the address. A file contains the site's secrets: keep it private.`;

/** Runs `npm run move` and returns its report; throws CommandError. `warn` prints at once. */
export async function runMove(
  args: readonly string[],
  warn: (text: string) => void,
): Promise<string> {
  const { from, to } = parseArguments(args);
  if (isSameLocation(from, to)) {
    throw new CommandError(`--from and --to are both ${from.name}; there is nothing to move.`);
  }
  const source = await openSource(from);
  try {
    if (source.isInUse) {
      warn(
        `A site seems to be running on ${from.name}, or was not stopped properly. Stop it first.\n`,
      );
    }
    const target = await openTarget(to);
    try {
      const result = await moveInstallation(source, target);
      if (result.copied) {
        await assertNoLateChange(source, target, result.checksums);
        await target.finish();
      }
      return formatReport(result, from, to);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function parseArguments(args: readonly string[]): { from: Location; to: Location } {
  const { from, to } = parseOptions(args);
  if (!from || !to) throw new CommandError(USAGE);
  return { from: parseLocation('--from', from), to: parseLocation('--to', to) };
}

function parseOptions(args: readonly string[]): {
  from?: string | undefined;
  to?: string | undefined;
} {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new CommandError(USAGE);
  }
}

function formatReport(result: MoveResult, from: Location, to: Location): string {
  const heading = result.copied
    ? `Copied from ${from.name}\n         to ${to.name}; the copy was read again and is the same:`
    : `Nothing to do: ${to.name} already contains the same as ${from.name}:`;
  const lines = TABLES.map(({ name, title }) => {
    const { rows = 0, sha256 = '' } = result.checksums[name] ?? {};
    const count = `  ${title.padEnd(22)}${rows.toLocaleString('en').padStart(9)}`;
    return rows === 0 ? count : `${count}   sha256 ${sha256.slice(0, 16)}…`;
  });
  const steps = to.kind === 'file' ? listFileSteps(to.file) : listNextSteps(result, from, to);
  return [heading, ...lines, '', ...steps, ''].join('\n');
}

function listNextSteps(
  { hasSecrets }: MoveResult,
  from: Location,
  to: Extract<Location, { kind: 'database' }>,
): string[] {
  const isFromPostgres = from.kind === 'database' && from.databaseUrl !== null;
  const setting = to.databaseUrl
    ? 'Set DATABASE_URL to the address given in --to'
    : `Set DATA_DIR=${to.dataDir}${isFromPostgres ? ' and remove DATABASE_URL' : ''}`;
  const signIns = hasSecrets
    ? 'The passwords stay the same; the couple and the guests stay signed in.'
    : 'The passwords of the old site were not in that file: the start shows the new one.';
  return [
    'What to do now:',
    `  1. Stop the site on ${from.name} if it is running: its new replies would not be copied.`,
    `  2. ${setting}, then: npm start`,
    `  3. Look at the dashboard. ${signIns}`,
    `  4. Keep ${from.name} until you have checked the dashboard.`,
  ];
}

function listFileSteps(file: string): string[] {
  return [
    `Keep ${file} as private as the site's data folder: it contains the secrets.`,
    'To use it: npm run move -- --from FILE --to a new folder or database, or npm run restore -- FILE',
  ];
}
