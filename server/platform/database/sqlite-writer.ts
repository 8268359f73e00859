import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Log, warnOnceAMinute } from '../log.ts';
import type { Statement } from './database.ts';
import type { Insert, Outcome } from './sqlite-writer-thread.ts';
import { IO_ERROR, StorageError, sqliteToStorageError } from './storage-error.ts';

const STOPPED = '57P01';
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

type Waiting = {
  insert: Insert;
  resolve(row: object | undefined): void;
  reject(error: unknown): void;
};

type Options = {
  /** Runs one write after another, also those of the server's own connection. */
  runWrite<T>(task: () => Promise<T>): Promise<T>;
  assertSameFile(): void;
  onCommit(): void;
};

/**
 * Commits inserts in a thread. Inserts that arrive during a commit wait and are committed together,
 * with a single flush of the disk. The thread starts with the first insert.
 */
export function createSqliteWriter(file: string, { runWrite, assertSameFile, onCommit }: Options) {
  let waiting: Waiting[] = [];
  let thread: ReturnType<typeof startThread> | undefined;
  let isClosed = false;

  async function commitWaiting(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      if (isClosed) throw new StorageError(STOPPED);
      assertSameFile();
      if (!thread?.isRunning()) thread = startThread(file);
      const outcomes = await thread.commit(group.map(({ insert }) => insert));
      // After the commit: a reply in a file that is gone must not be acknowledged.
      assertSameFile();
      onCommit();
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'row' in outcome) resolve(outcome.row);
        else reject(sqliteToStorageError(Object.assign(new Error(outcome?.message), outcome)));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    /** Resolves after the commit, with the inserted row. */
    insert(insert: Statement, further: readonly Statement[]): Promise<object | undefined> {
      return new Promise((resolve, reject) => {
        waiting.push({ insert: { insert, further }, resolve, reject });
        if (waiting.length === 1) void runWrite(commitWaiting);
      });
    },
    /** Finishes the inserts that wait. */
    close: () =>
      runWrite(async () => {
        isClosed = true;
        await thread?.close();
      }),
  };
}

function startThread(file: string) {
  const worker = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), {
    workerData: file,
    // The server may be started with flags that only apply to its own module.
    execArgv: [],
    resourceLimits: LIMITS,
  });
  // An idle thread must not keep a command running.
  worker.unref();
  const ended = Promise.withResolvers<void>();
  let isRunning = true;
  let pending: PromiseWithResolvers<Outcome[]> | undefined;

  function end(error: Error): void {
    isRunning = false;
    pending?.reject(new StorageError(IO_ERROR, error));
    ended.resolve();
  }
  worker.on('message', (outcomes: Outcome[]) => pending?.resolve(outcomes));
  worker.on('error', end);
  // The log shows only the code.
  worker.on('exit', () =>
    end(Object.assign(new Error('The thread has ended.'), { code: 'ERR_WRITER_THREAD_ENDED' })),
  );

  return {
    isRunning: () => isRunning,
    async commit(group: readonly Insert[]): Promise<Outcome[]> {
      pending = Promise.withResolvers();
      worker.ref();
      try {
        worker.postMessage(group);
        return await pending.promise;
      } finally {
        worker.unref();
        pending = undefined;
      }
    },
    async close(): Promise<void> {
      worker.ref();
      worker.postMessage(null);
      await ended.promise;
    },
  };
}

const FILE_CHECK_MS = 1_000;

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
  }, FILE_CHECK_MS).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
}

function readIdentity(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
