import content from '../../content/wedding.ts';
import { localizeOnce } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createGuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../settings.ts';
import type { Emails } from './emails.ts';

/** Starts the emails if a mail server is set. Without one their code is not even loaded. */
export async function loadEmails(
  { mail, publicUrl }: Settings,
  database: Database | null,
  log: Log,
  getContent: () => WeddingDocument = () => content,
): Promise<Emails | null> {
  if (!mail || !database) return null;
  const { startEmails } = await import('./emails.ts');
  const guestData = createGuestDataSource(database, () => localizeOnce(getContent()));
  return startEmails({ mail, publicUrl, getContent, database, guestData, log });
}
