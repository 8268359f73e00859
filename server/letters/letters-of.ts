import wedding from '../../content/wedding.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { guestBookSource } from '../tables/guest-book.ts';
import type { Letters } from './letters.ts';

/** Sends letters where a mail server is named; without one, what makes them is not even loaded. */
export async function lettersOf(
  { mail, publicUrl }: Settings,
  database: Database | null,
  log: Log,
): Promise<Letters | null> {
  if (!mail || !database) return null;
  const { startLetters } = await import('./letters.ts');
  const book = guestBookSource(database, wedding);
  return startLetters({ mail, publicUrl, wedding, database, book, log });
}
