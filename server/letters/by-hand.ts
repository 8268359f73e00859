import type { InvitedStatus } from '../../domain/party.ts';
import type { Queries } from '../database/database.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import { lastReminder, nextReminders } from './letter-book.ts';
import {
  type OutboxLetter,
  outboxLetter,
  removeLetter,
  writeAgain,
  writeReminder,
} from './outbox.ts';
import { awaitedIn } from './post-room.ts';

/** Writes a letter once more; one that was given up makes room for it. */
export async function resendLetter(queries: Queries, id: number): Promise<void> {
  const letter = await outboxLetter(queries, id);
  if (!letter) throw deskRefusal.unknownLetter();
  if (isWaiting(letter)) throw deskRefusal.onItsWay();
  // A reminder that arrived is not repeated: there is a new one tomorrow.
  if (letter.kind === 'reminder' && letter.sent_at) throw deskRefusal.remindedToday();
  await writeAgain(queries, letter);
  if (letter.given_up_at) await removeLetter(queries, id);
}

/** Writes a reminder to each of those that were seen and still awaited; gives how many. */
export async function remindAwaited(
  queries: Queries,
  invited: readonly InvitedStatus[],
  seen: ReadonlySet<number>,
  now: Date,
): Promise<number> {
  // Everything is locked by now: of two hosts who confirm at once, the second is told so.
  if (nextReminders(await lastReminder(queries), now)) throw deskRefusal.remindedToday();
  const ids = awaitedIn(invited).flatMap(({ ids }) => ids.find((id) => seen.has(id)) ?? []);
  for (const id of ids) await writeReminder(queries, id);
  return ids.length;
}

function isWaiting({ sent_at: sentAt, given_up_at: givenUpAt }: OutboxLetter): boolean {
  return sentAt === null && givenUpAt === null;
}
