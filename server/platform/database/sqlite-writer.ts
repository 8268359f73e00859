import { Worker } from 'node:worker_threads';
import type { createFileGuard } from './sqlite-file-guard.ts';
import type { Batch, Outcome } from './sqlite-writer-thread.ts';
import { IO_ERROR, StorageError, sqliteToStorageError } from './storage-error.ts';

const STOPPED = '57P01';
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

type Waiting = {
  batch: Batch;
  resolve(rows: object[][]): void;
  reject(error: unknown): void;
};

type Options = {
  /** Runs one write after another, also those of the server's own connection. */
  runWrite<T>(task: () => Promise<T>): Promise<T>;
  assertSameFile: ReturnType<typeof createFileGuard>['assertSameFile'];
  onCommit(): void;
};

/**
 * Commits batches in a thread. Batches that arrive during a commit wait and are committed together,
 * with a single flush of the disk. The thread starts with the first batch.
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
      const outcomes = await thread.commit(group.map(({ batch }) => batch));
      // After the commit: a reply in a file that is gone must not be acknowledged.
      assertSameFile();
      onCommit();
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'rows' in outcome) resolve(outcome.rows);
        else reject(sqliteToStorageError(Object.assign(new Error(outcome?.message), outcome)));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    /** Resolves after the commit, with the rows of each statement. */
    write(batch: Batch): Promise<object[][]> {
      return new Promise((resolve, reject) => {
        waiting.push({ batch, resolve, reject });
        if (waiting.length === 1) void runWrite(commitWaiting);
      });
    },
    /** Finishes the batches that wait. */
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
    async commit(group: readonly Batch[]): Promise<Outcome[]> {
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
