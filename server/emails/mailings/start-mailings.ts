import type { Mailing } from '../../../domain/emails/mailings.ts';
import type { Wedding } from '../../../domain/wedding/wedding.ts';
import { toInstant } from '../../../domain/wedding/zone-time.ts';
import type { GuestDataSource } from '../../guest-data/guest-data.ts';
import type { Database } from '../../platform/database/database.ts';
import { createEmailSite, type EmailSettings } from '../email.ts';
import { isTooLate, startMailing } from './mailings.ts';
import { findMailing, listScheduledMailings, scheduleMailing } from './mailings-table.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The time at which a reminder that follows the deadline is sent, at the place of the wedding. */
const REMINDER_TIME = '10:00';

type Deps = {
  database: Database;
  guestData: GuestDataSource;
  settings: EmailSettings;
  emailsPerMinute: number;
};

/** Queues the emails of the mailings whose time has come. */
export async function startDueMailings(deps: Deps, now: Date): Promise<void> {
  const { database, guestData, settings, emailsPerMinute } = deps;
  for (const scheduled of await listScheduledMailings(database)) {
    if (
      isUnchanged(scheduled, settings, now) &&
      Date.parse(scheduled.sendAt ?? '') > now.getTime()
    ) {
      continue;
    }
    const content = await guestData.content();
    await database.exclusiveTransaction(async (queries) => {
      const mailing = await findMailing(queries, scheduled.id);
      // Another copy of the server started it, or the couple stopped it.
      if (mailing?.state !== 'scheduled') return;
      const { id, daysBeforeDeadline } = mailing;
      const time = getTime(mailing, settings, now);
      if (!isUnchanged(mailing, settings, now)) {
        await scheduleMailing(queries, id, time, time && daysBeforeDeadline);
      }
      if (time === null || time > now) return;
      if (isTooLate(mailing, settings, now)) return scheduleMailing(queries, id, null, null);
      await startMailing(queries, mailing, content, { settings, emailsPerMinute, now });
    });
  }
}

/** The time of a reminder so many days before the deadline. */
export function toReminderTime({ rsvp, timeZone }: Wedding, daysBeforeDeadline: number): Date {
  const deadline = Date.parse(`${rsvp.deadline}T00:00Z`);
  const day = new Date(deadline - daysBeforeDeadline * DAY_MS).toISOString().slice(0, 10);
  return new Date(toInstant(`${day}T${REMINDER_TIME}`, timeZone));
}

/**
 * The time of a scheduled mailing, after the couple may have moved the deadline. Even then, a reminder is
 * announced on the dashboard a day before. Null after the deadline: it becomes a draft.
 */
function getTime({ daysBeforeDeadline, sendAt }: Mailing, settings: EmailSettings, now: Date) {
  const known = new Date(sendAt ?? 0);
  if (daysBeforeDeadline === null) return known;
  const { wedding } = createEmailSite(settings, null);
  if (toReminderTime(wedding, -1) < now) return null;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const next = toReminderTime(wedding, daysBeforeDeadline);
  return next > tomorrow || known > tomorrow ? chooseLater(next, tomorrow) : known;
}

function isUnchanged(mailing: Mailing, settings: EmailSettings, now: Date): boolean {
  return getTime(mailing, settings, now)?.getTime() === Date.parse(mailing.sendAt ?? '');
}

function chooseLater(one: Date, other: Date): Date {
  return one > other ? one : other;
}
