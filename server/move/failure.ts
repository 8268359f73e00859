import type { Database } from '../database/database.ts';
import {
  isConnectionLost,
  isRejected,
  isTransient,
  StorageError,
} from '../database/storage-error.ts';
import { StartFailure } from '../start-failure.ts';

/** What a failure of the store means for who moves; `where` says at which rows. */
export function failureIn(place: string, error: StorageError, where = ''): StartFailure {
  return new StartFailure(errorMessage(place, error, where && ` (${where})`), { cause: error });
}

function errorMessage(place: string, error: StorageError, where: string): string {
  if (isConnectionLost(error)) {
    return `The connection to ${place} was lost${where}. Run the same once more: it moves all, or says that all is there.`;
  }
  return `Nothing was moved: ${place} ${toLoggableError(error, where)}`;
}

function toLoggableError(error: StorageError, where: string): string {
  if (error.sqlstate.startsWith('53')) {
    return `has no room left, or its disk fails${where}. Make room, then run the same once more.`;
  }
  if (isTransient(error)) {
    return `is busy${where}. Stop the sites on it, then run the same once more.`;
  }
  if (isRejected(error) || error.sqlstate.startsWith('22')) {
    return `does not take one of the rows${where}, because it is not as a reply or a list can be. Correct that row where it comes from.`;
  }
  return `fails with ${error.sqlstate}${where}.`;
}

/** The same database under a name for a person, who is told what fails in it. Throws StartFailure. */
export function inWords(database: Database, place: string): Database {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StorageError ? failureIn(place, error) : error;
    }
  };
  return {
    ...database,
    location: place,
    query: (sql, params) => told(database.query(sql, params)),
    snapshot: (work) => told(database.snapshot(work)),
    exclusiveTransaction: (work) => told(database.exclusiveTransaction(work)),
  };
}
