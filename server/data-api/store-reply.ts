import type { RsvpRecord, StoredRsvp } from '../../domain/rsvp.ts';
import type { Database } from '../database/database.ts';
import type { Letters } from '../letters/letters.ts';
import { insertRsvp } from '../tables/rsvps.ts';

/** Stores a guest's reply and, where letters are sent, what is to be written about it: both or none. */
export async function storeReply(
  database: Database,
  letters: Letters | null,
  record: RsvpRecord,
): Promise<StoredRsvp> {
  if (!letters) return insertRsvp(database, record);
  const stored = await database.together(async (queries) => {
    const reply = await insertRsvp(queries, record);
    await letters.writeAbout(queries, reply);
    return reply;
  });
  letters.wake();
  return stored;
}
