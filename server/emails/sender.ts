import type { Database } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { EmailComposer } from './compose-email.ts';
import { FAILURES } from './failures.ts';
import type { MailServer, SendResult } from './mail-server.ts';
import {
  claimEmail,
  delayNotifications,
  deleteEmail,
  findNextDueAt,
  markFailed,
  markSending,
  markSent,
  type OutboxEmail,
  scheduleRetry,
} from './outbox.ts';

type Sender = {
  /** Checks the outbox now. */
  wake(): void;
  /** Waits for the email that is being sent; one that takes long is left to the next start. */
  stop(): Promise<void>;
};

type SenderDeps = {
  database: Database;
  composer: EmailComposer;
  mailServer: MailServer;
  /** For mailings; other emails are sent at once. */
  emailsPerMinute: number;
  /** Queues the emails of the mailings whose time has come. */
  startMailings: (now: Date) => Promise<void>;
  log: Log;
};

// Longer than sending one email can take: a lease that expired belongs to a process that died.
const LEASE_MS = 10 * 60_000;
// The pause after a failure of the mail server, and the longest time between two checks: other
// copies may queue emails too.
const MAX_PAUSE_MS = 60_000;
// Between two checks while mailings wait for their rate.
const MIN_PAUSE_MS = 500;
const STOP_TIMEOUT_MS = 4_000;

/** Sends the emails of the outbox one after the other until it is stopped. */
export function startSender(deps: SenderDeps): Sender {
  const { database, log } = deps;
  let isRunning = true;
  let hasNewEmails = false;
  let isBackingOff = false;
  let endPause = () => {};

  async function run(): Promise<void> {
    while (isRunning) {
      hasNewEmails = false;
      const { failed, pauseMs } = await sendAll();
      isBackingOff = failed;
      if (isRunning && (failed || !hasNewEmails)) await pause(pauseMs);
    }
  }

  async function sendAll(): Promise<{ failed: boolean; pauseMs: number }> {
    try {
      const hasStarted = await startMailings();
      while (isRunning) {
        const result = await sendNext(deps, () => new Date());
        if (result === 'mail-server-failed') return { failed: true, pauseMs: MAX_PAUSE_MS };
        if (result === 'none-due') break;
      }
      const dueAt = await findNextDueAt(database);
      const untilDueMs = dueAt && hasStarted ? dueAt.getTime() - Date.now() : MAX_PAUSE_MS;
      return { failed: false, pauseMs: Math.min(Math.max(untilDueMs, MIN_PAUSE_MS), MAX_PAUSE_MS) };
    } catch (error) {
      // The database failed. The emails are still in it.
      log.error(toLoggableError(error), 'emails could not be sent');
      return { failed: true, pauseMs: MAX_PAUSE_MS };
    }
  }

  /** False after an error, which must not delay the emails about replies. */
  async function startMailings(): Promise<boolean> {
    try {
      await deps.startMailings(new Date());
      return true;
    } catch (error) {
      log.error(toLoggableError(error), 'mailings could not be started');
      return false;
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run();
  return {
    wake() {
      hasNewEmails = true;
      if (!isBackingOff) endPause();
    },
    async stop() {
      isRunning = false;
      endPause();
      const timeout = new Promise<void>((resolve) => {
        setTimeout(resolve, STOP_TIMEOUT_MS).unref();
      });
      await Promise.race([running, timeout]);
    },
  };
}

// An email that cannot be composed must not block the others.
const NOT_COMPOSED = {
  kind: 'failed',
  affectsAllEmails: false,
  error: FAILURES.notComposed,
} as const satisfies SendResult;

/** Sends the email that has been due the longest. */
export async function sendNext(
  { database, composer, mailServer, emailsPerMinute }: Omit<SenderDeps, 'log' | 'startMailings'>,
  clock: () => Date,
): Promise<'done' | 'none-due' | 'mail-server-failed'> {
  const claimedAt = clock();
  const leaseEnds = new Date(claimedAt.getTime() + LEASE_MS);
  const email = await claimEmail(database, claimedAt, leaseEnds, emailsPerMinute);
  if (!email) return 'none-due';
  if (email.unconfirmed_attempts > 1) {
    await markFailed(database, email.id, claimedAt, FAILURES.notConfirmed);
    return 'done';
  }
  const composed = await composer.compose(database, email, claimedAt).catch((error: unknown) => {
    if (error instanceof StorageError) throw error;
    return NOT_COMPOSED;
  });
  if (composed.kind === 'failed') {
    await storeResult(database, email, composed, claimedAt);
    return 'done';
  }
  if (composed.kind === 'obsolete') await deleteEmail(database, email.id);
  if (composed.kind === 'blocked') {
    await markFailed(database, email.id, claimedAt, composed.error);
  }
  if (composed.kind === 'delayed') await delayNotifications(database, composed.dueAt);
  if (composed.kind !== 'message') return 'done';

  const onBegin = () => markSending(database, email.id, clock());
  const result = await mailServer.send(composed.message, onBegin);
  await storeResult(database, email, result, clock());
  const hasServerFailed =
    result.kind === 'unconfirmed' || (result.kind === 'failed' && result.affectsAllEmails);
  return hasServerFailed ? 'mail-server-failed' : 'done';
}

async function storeResult(
  database: Database,
  email: OutboxEmail,
  result: SendResult,
  now: Date,
): Promise<void> {
  if (result.kind === 'stopped') return;
  if (result.kind === 'sent') return markSent(database, email, now);
  const { error } = result;
  const dueAt = result.kind === 'rejected' ? null : computeNextAttemptAt(email, now);
  if (dueAt === null) return markFailed(database, email.id, now, error);
  const isUnconfirmed = result.kind === 'unconfirmed';
  await scheduleRetry(database, email.id, { dueAt, error, isUnconfirmed });
}

const MINUTE_MS = 60_000;
const BACKOFF_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);
const MAX_AGE_MS = 48 * 60 * MINUTE_MS;

/**
 * The time of the next attempt; null when there is none after two days. An email that aged while the
 * server was stopped still gets all its attempts.
 */
export function computeNextAttemptAt(
  { attempts, created_at }: { attempts: number; created_at: string },
  now: Date,
): Date | null {
  const backoffMs = BACKOFF_MS[attempts - 1] ?? BACKOFF_MS.at(-1) ?? 0;
  const next = new Date(now.getTime() + backoffMs);
  const isTooOld = next.getTime() - Date.parse(created_at) > MAX_AGE_MS;
  return isTooOld && attempts >= BACKOFF_MS.length ? null : next;
}
