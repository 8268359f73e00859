import wedding from '../../content/wedding.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createGuestDataSource } from '../tables/guest-data.ts';
import type { Emails } from './emails.ts';

/** Sends letters where a mail server is named; without one, what makes them is not even loaded. */
export async function emailModeOf(
  { mail, publicUrl }: Settings,
  database: Database | null,
  log: Log,
): Promise<Emails | null> {
  if (!mail || !database) return null;
  const { startEmails } = await import('./emails.ts');
  const book = createGuestDataSource(database, wedding);
  return startEmails({ mail, publicUrl, wedding, database, book, log });
}
