import { statSync } from 'node:fs';
import { type Log, warnOnceAMinute } from '../log.ts';
import { IO_ERROR, StorageError } from './storage-error.ts';

const CHECK_MS = 1_000;

/**
 * Remembers the file behind a path. SQLite keeps writing to a file that was deleted or replaced, and
 * everything written is lost when the program ends.
 */
export function createFileGuard(file: string) {
  const opened = readIdentity(file);
  const isSameFile = () => opened !== '' && readIdentity(file) === opened;
  return {
    isSameFile,
    /** Throws StorageError if the path leads to another file or to none. */
    assertSameFile(): void {
      if (isSameFile()) return;
      throw new StorageError(IO_ERROR, new Error('The database file was deleted or replaced.'));
    },
  };
}

/** Logs once a minute while the database file is deleted or replaced. */
export function logReplacedFile(file: string, log: Log, stopping: AbortSignal): void {
  const { isSameFile } = createFileGuard(file);
  const warn = warnOnceAMinute(log);
  const timer = setInterval(() => {
    if (isSameFile()) return;
    warn(
      { file },
      'the database file was deleted or replaced: replies are rejected until a restart',
    );
  }, CHECK_MS).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
}

function readIdentity(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
