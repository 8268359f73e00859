import type { Database } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';
import type { Log } from '../log.ts';
import { toLoggableError } from '../loggable-error.ts';
import type { EmailComposer } from './compose-email.ts';
import type { MailServer, Outcome } from './mail-server.ts';
import {
  claimEmail,
  giveUp,
  markSending,
  markSent,
  nextDue,
  type OutboxEmail,
  putOff,
  removeEmail,
} from './outbox.ts';
import { nextTry } from './retries.ts';

export type Sender = {
  /** Says that a letter may be due. */
  wake(): void;
  /** Ends after the letter that is being sent; one that takes long is left to the next start. */
  stop(): Promise<void>;
};

// Longer than one letter can take: after it, whoever took the letter must have died.
const LEASE = 10 * 60_000;
// A mail server in trouble is left in peace; letters of other copies are looked for as often.
const REST = 60_000;
const GOODBYE = 4_000;

const TWICE =
  'It may have arrived: the mail server took it twice and did not say what became of it';

// A letter that cannot be made must not stand in the way of the others.
const UNWRITTEN = {
  kind: 'failed',
  server: false,
  error: 'The letter could not be written',
} as const satisfies Outcome;

type Parts = { database: Database; room: EmailComposer; server: MailServer; log: Log };

/** Sends what lies in the outbox, one letter after the other, until it is stopped. */
export function startSender(parts: Parts): Sender {
  const { database, log } = parts;
  let isOpen = true;
  let isNews = false;
  let inTrouble = false;
  let awaken = () => {};

  async function run(): Promise<void> {
    while (isOpen) {
      isNews = false;
      const pause = await sendAll();
      inTrouble = pause.inTrouble;
      if (isOpen && (inTrouble || !isNews)) await rest(pause.for);
    }
  }

  async function sendAll(): Promise<{ inTrouble: boolean; for: number }> {
    try {
      while (isOpen) {
        const done = await sendNext(parts, () => new Date());
        if (done === 'trouble') return { inTrouble: true, for: REST };
        if (done === 'nothing') break;
      }
      const due = await nextDue(database);
      const soon = due ? due.getTime() - Date.now() : REST;
      return { inTrouble: false, for: Math.min(Math.max(soon, 0), REST) };
    } catch (error) {
      // The database; the letters are still there when it is.
      log.error(toLoggableError(error), 'letters could not be sent');
      return { inTrouble: true, for: REST };
    }
  }

  function rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      awaken = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run();
  return {
    wake() {
      isNews = true;
      if (!inTrouble) awaken();
    },
    async stop() {
      isOpen = false;
      awaken();
      const patience = new Promise<void>((resolve) => setTimeout(resolve, GOODBYE).unref());
      await Promise.race([running, patience]);
    },
  };
}

/** Sends the letter that has been due for longest; `trouble` when no other would go out either. */
export async function sendNext(
  { database, room, server }: Omit<Parts, 'log'>,
  clock: () => Date,
): Promise<'done' | 'nothing' | 'trouble'> {
  const taken = clock();
  const email = await claimEmail(database, taken, new Date(taken.getTime() + LEASE));
  if (!email) return 'nothing';
  if (email.unconfirmed_attempts > 1) {
    await giveUp(database, email.id, taken, TWICE);
    return 'done';
  }
  const written = await room.write(database, email, taken).catch((error: unknown) => {
    if (error instanceof StorageError) throw error;
    return UNWRITTEN;
  });
  if (written.kind === 'failed') {
    await note(database, email, written, taken);
    return 'done';
  }
  if (written.kind === 'needless') await removeEmail(database, email.id);
  if (written.kind === 'never') await giveUp(database, email.id, taken, written.error);
  if (written.kind !== 'message') return 'done';

  const begin = () => markSending(database, email.id, clock());
  const outcome = await server.send(written.message, begin);
  await note(database, email, outcome, clock());
  const isTrouble = outcome.kind === 'unsure' || (outcome.kind === 'failed' && outcome.server);
  return isTrouble ? 'trouble' : 'done';
}

async function note(
  database: Database,
  email: OutboxEmail,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (outcome.kind === 'sent') return markSent(database, email.id, now);
  const { error } = outcome;
  const dueAt = outcome.kind === 'refused' ? null : nextTry(email, now);
  if (dueAt === null) return giveUp(database, email.id, now, error);
  await putOff(database, email.id, { dueAt, error, unsure: outcome.kind === 'unsure' });
}
