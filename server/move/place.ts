import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Secrets } from '../access/secrets.ts';
import type { Database, Queries } from '../database/database.ts';
import { databaseUrlError, describeDatabase } from '../database/database-url.ts';
import { StartFailure } from '../start-failure.ts';
import { createSecrets, openDatabase, openDatabaseForReading } from '../store.ts';
import { inWords } from './failure.ts';
import { mayBeInUse } from './in-use.ts';

/** Where the data is or shall be. The address holds a password: it is shown by `name` alone. */
export type Place = {
  option: '--from' | '--to';
  dataDir: string;
  databaseUrl: string | null;
  name: string;
};

/** One end of a move, open. */
export type End = {
  place: Place;
  database: Database;
  secretsBy(queries: Queries): Secrets;
};

/** The folder or address that an option names; throws StartFailure. */
export function placeOf(option: Place['option'], given: string): Place {
  if (!/^[a-z][\w+.-]*:\/\//i.test(given)) {
    const dataDir = resolve(given);
    return { option, dataDir, databaseUrl: null, name: `the folder ${dataDir}` };
  }
  const fault = databaseUrlError(given);
  if (fault) throw new StartFailure(asOption(option, fault));
  return { option, dataDir: '', databaseUrl: given, name: `the ${describeDatabase(given)}` };
}

/** Whether two places are evidently one. One that is reached in two ways is found equal anyway. */
export function areSame(one: Place, other: Place): boolean {
  if (one.databaseUrl || other.databaseUrl) return one.name === other.name;
  const real = ({ dataDir }: Place) => (existsSync(dataDir) ? realpathSync(dataDir) : dataDir);
  return real(one) === real(other);
}

/** Opens what is there to read; throws StartFailure when nothing is. */
export async function openSource(place: Place): Promise<End & { inUse: boolean }> {
  const isInUse = mayBeInUse(place);
  const database = await opened(place, () => openDatabaseForReading(place, { follow: true }));
  if (!database) {
    throw new StartFailure(
      `There is nothing to move in ${place.name}: it has no database. Name the DATA_DIR of the site in --from.`,
    );
  }
  const end = endAt(place, database);
  return { ...end, inUse: await isInUse(end.database) };
}

/** Opens where all shall be, made and migrated as needed; throws StartFailure. */
export async function openTarget(place: Place): Promise<End> {
  return endAt(place, await opened(place, () => openDatabase(place)));
}

function endAt(place: Place, database: Database): End {
  return {
    place,
    database: inWords(database, place.name),
    secretsBy: (queries) => createSecrets(place, queries),
  };
}

async function opened<T>({ option }: Place, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    throw new StartFailure(asOption(option, error.message), { cause: error });
  }
}

/** Words for who starts the site, said to who moves. */
function asOption(option: Place['option'], words: string): string {
  return words.replaceAll(/DATABASE_URL|DATA_DIR/g, option);
}
