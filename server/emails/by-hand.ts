import type { EntryStatus } from '../../domain/guest-list.ts';
import type { Queries } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { awaitedIn } from './compose-email.ts';
import { lastReminder, nextReminders } from './email-log.ts';
import { type OutboxEmail, outboxEmail, queueAgain, queueReminder, removeEmail } from './outbox.ts';

/** Writes a letter once more; one that was given up makes room for it. */
export async function resendEmail(queries: Queries, id: number): Promise<void> {
  const email = await outboxEmail(queries, id);
  if (!email) throw dashboardErrors.emailNotFound();
  if (isWaiting(email)) throw dashboardErrors.alreadyQueued();
  // A reminder that arrived is not repeated: there is a new one tomorrow.
  if (email.kind === 'reminder' && email.sent_at) throw dashboardErrors.remindedToday();
  await queueAgain(queries, email);
  if (email.failed_at) await removeEmail(queries, id);
}

/** Writes a reminder to each of those that were seen and still awaited; gives how many. */
export async function remindAwaited(
  queries: Queries,
  invited: readonly EntryStatus[],
  seen: ReadonlySet<number>,
  now: Date,
): Promise<number> {
  // Everything is locked by now: of two hosts who confirm at once, the second is told so.
  if (nextReminders(await lastReminder(queries), now)) throw dashboardErrors.remindedToday();
  const ids = awaitedIn(invited).flatMap(({ ids }) => ids.find((id) => seen.has(id)) ?? []);
  for (const id of ids) await queueReminder(queries, id);
  return ids.length;
}

function isWaiting({ sent_at: sentAt, failed_at: failedAt }: OutboxEmail): boolean {
  return sentAt === null && failedAt === null;
}
