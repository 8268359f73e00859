import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Wedding } from '../../domain/wedding.ts';
import { noStore } from '../data-api/data-api.ts';
import type { Database } from '../database/database.ts';
import { KIB, limitBodyTo } from '../http/body-limit.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import { refuseHead, requireOwnSite } from '../http/own-site.ts';
import type { Letters } from '../letters/letters.ts';
import type { Log } from '../log.ts';
import { guestBookSource } from '../tables/guest-book.ts';
import { getBook, streamChanges } from './book-calls.ts';
import { getDatabaseFile, getRows, postErase } from './data-calls.ts';
import { type DeskDoor, type DeskEnv, deskAccess, signedIn } from './desk-access.ts';
import { getExport } from './export-calls.ts';
import {
  postInvited,
  previewInvited,
  putWord,
  removeInvited,
  takeWordBack,
} from './invited-calls.ts';
import { getLetters, postReminders, postResend, previewLetter } from './letter-calls.ts';
import { postParty, postReply, postWithdrawal } from './party-calls.ts';

/** The desk's side of the server, mounted at `/host`: every call the hosts' page makes. */
export function deskRoutes({
  database,
  dataDir,
  door,
  wedding,
  letters,
  stopping,
  log,
}: {
  database: Database;
  dataDir: string;
  door: DeskDoor;
  wedding: Wedding;
  /** Null where none are sent. */
  letters: Letters | null;
  /** Ends the open streams. */
  stopping: AbortSignal;
  log: Log;
}): Hono<DeskEnv> {
  const { requireSession, sessionOf, signIn, signOut } = deskAccess(database, door);
  const source = guestBookSource(database, wedding);
  const isOpen = async (c: Parameters<typeof sessionOf>[0]) => (await sessionOf(c)) !== null;
  const small = limitBodyTo(32 * KIB, '32 kB');
  const list = limitBodyTo(1024 * KIB, '1 MB');
  // What a list of 1 MB becomes as JSON, where every row names its columns.
  const rows = limitBodyTo(4096 * KIB, '4 MB');
  const desk = new Hono<DeskEnv>();

  desk.use('/api/*', noStore, refuseHead, requireOwnSite);
  desk.post('/api/session', small, signIn);
  desk.use('/api/*', requireSession);
  desk.get('/api/session', signedIn);
  desk.delete('/api/session', signOut);

  desk.get('/api/book', compress(), getBook(database, source));
  desk.get('/api/changes', streamChanges({ database, source, isOpen, stopping, log }));

  desk.post('/api/parties', small, postParty(database));
  desk.post('/api/parties/:key/reply', small, postReply(database));
  desk.post('/api/parties/:key/withdraw', small, postWithdrawal(database, 'withdraw'));
  desk.post('/api/parties/:key/restore', small, postWithdrawal(database, 'restore'));

  desk.post('/api/invited/preview', list, previewInvited(database));
  desk.post('/api/invited', rows, postInvited(database));
  desk.delete('/api/invited/:id', removeInvited(database));
  desk.put('/api/invited/:id/matches/:key', small, putWord(database));
  desk.delete('/api/invited/:id/matches/:key', takeWordBack(database));

  const shelf = { database, source, letters };
  desk.get('/api/letters', getLetters(shelf));
  desk.get('/api/letters/preview/:kind', previewLetter(shelf));
  desk.post('/api/letters/reminders', list, postReminders(shelf));
  desk.post('/api/letters/:id/resend', small, postResend(shelf));

  desk.get('/api/exports/:file', getExport(database, source));
  desk.get('/api/backup.db', getDatabaseFile(database, dataDir));
  desk.get('/api/backup.json', getRows(database));
  desk.post('/api/erase', small, postErase(database, dataDir));

  desk.all('/api/*', () => {
    throw deskRefusal.noSuchCall();
  });
  return desk;
}
