import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../settings.ts';
import type { Website } from '../website/website.ts';
import type { Emails } from './emails.ts';

/** Starts the emails if a mail server is set. Without one their code is not even loaded. */
export async function loadEmails(
  { mail, publicUrl }: Settings,
  {
    database,
    website,
    guestData,
    log,
  }: {
    database: Database | null;
    website: Website | null;
    guestData: GuestDataSource | null;
    log: Log;
  },
): Promise<Emails | null> {
  if (!mail || !database || !website || !guestData) return null;
  const { startEmails } = await import('./emails.ts');
  const getContent = () => website.current().document;
  return startEmails({ mail, publicUrl, getContent, database, guestData, log });
}
