import { parseArgs } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import { TABLES } from '../../schema.ts';
import { moveInstallation } from './copy-installation.ts';
import {
  isSameLocation,
  type Location,
  openSource,
  openTarget,
  parseLocation,
} from './installation.ts';
import { copyPhotoFolder } from './photo-files.ts';
import type { Checksums } from './rows.ts';

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
      const checksums = await moveInstallation(source, target);
      await target.finish();
      const photos = await copyPhotoFolder(from, to);
      return formatReport(checksums, from, to) + (photos === null ? '' : `${photos}\n`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function parseArguments(args: readonly string[]): { from: Location; to: Location } {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from, to } = parseArgs({ args: [...args], options }).values;
    if (from && to) return { from: parseLocation('--from', from), to: parseLocation('--to', to) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
  }
  throw new CommandError(USAGE);
}

function formatReport(checksums: Checksums, from: Location, to: Location): string {
  const lines = TABLES.map(({ name, title }) => {
    const { rows = 0, sha256 = '' } = checksums[name] ?? {};
    const count = `  ${title.padEnd(22)}${rows.toLocaleString('en').padStart(9)}`;
    return rows === 0 ? count : `${count}   sha256 ${sha256.slice(0, 16)}…`;
  });
  return [
    `Copied from ${from.name}\n         to ${to.name}; the copy was read again and is the same:`,
    ...lines,
    '',
    ...(to.kind === 'file' ? listFileSteps(to.file) : listNextSteps(from, to)),
    '',
  ].join('\n');
}

function listNextSteps(from: Location, to: Extract<Location, { kind: 'database' }>): string[] {
  const isFromPostgres = from.kind === 'database' && from.databaseUrl !== null;
  const setting = to.databaseUrl
    ? 'Set DATABASE_URL to the address given in --to'
    : `Set DATA_DIR=${to.dataDir}${isFromPostgres ? ' and remove DATABASE_URL' : ''}`;
  return [
    'What to do now:',
    `  1. Stop the site on ${from.name} if it is running: its new replies would not be copied.`,
    `  2. ${setting}, then: npm start`,
    '  3. Look at the dashboard. The passwords stay the same; the couple and the guests stay signed in.',
    '     (Only a backup from the dashboard has no passwords: the start then shows a new one.)',
    `  4. Keep ${from.name} until you have checked the dashboard.`,
  ];
}

function listFileSteps(file: string): string[] {
  return [
    `Keep ${file} as private as the site's data folder: it contains the secrets.`,
    'To use it: npm run move -- --from FILE --to a new folder or database, or npm run restore -- FILE',
  ];
}
