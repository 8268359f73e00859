import type { Database } from '../database.ts';
import { StartFailure } from '../start-failure.ts';
import { isLost, isPassing, isRefused, StorageError } from '../storage-error.ts';

/** What a failure of the store means for who moves; `where` says at which rows. */
export function failureIn(place: string, error: StorageError, where = ''): StartFailure {
  return new StartFailure(wordsOf(place, error, where && ` (${where})`), { cause: error });
}

function wordsOf(place: string, error: StorageError, where: string): string {
  if (isLost(error)) {
    return `The connection to ${place} was lost${where}. Run the same once more: it moves all, or says that all is there.`;
  }
  if (error.sqlstate.startsWith('53')) {
    return `There is no room left, or the disk fails, in ${place}${where}. Nothing was moved; make room and run the same once more.`;
  }
  if (isPassing(error)) {
    return `${place} is busy${where}. Nothing was moved; stop the sites on it and run the same once more.`;
  }
  if (isRefused(error) || error.sqlstate.startsWith('22')) {
    return `${place} does not take one of the rows${where}, because it is not as a reply or a list can be. Nothing was moved; correct that row where it comes from.`;
  }
  return `${place} fails with ${error.sqlstate}${where}. Nothing was moved.`;
}

/** The same database for a person: what fails in it is told with its name. Throws StartFailure. */
export function inWords(database: Database): Database {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StorageError ? failureIn(database.place, error) : error;
    }
  };
  return {
    ...database,
    query: (sql, params) => told(database.query(sql, params)),
    snapshot: (work) => told(database.snapshot(work)),
    transaction: (work) => told(database.transaction(work)),
  };
}
