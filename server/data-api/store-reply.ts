import type { RsvpRecord, StoredRsvp } from '../../domain/rsvp.ts';
import type { Database } from '../database/database.ts';
import type { Emails } from '../emails/emails.ts';
import { insertRsvp } from '../tables/rsvps.ts';

/** Stores a guest's reply and, where letters are sent, what is to be written about it: both or none. */
export async function storeReply(
  database: Database,
  emails: Emails | null,
  record: RsvpRecord,
): Promise<StoredRsvp> {
  if (!emails) return insertRsvp(database, record);
  const stored = await database.transaction(async (queries) => {
    const reply = await insertRsvp(queries, record);
    await emails.writeAbout(queries, reply);
    return reply;
  });
  emails.wake();
  return stored;
}
