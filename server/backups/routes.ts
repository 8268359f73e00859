import { createReadStream, fstatSync, openSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { DELETE_CONFIRMATION } from '../../domain/dashboard/dashboard-api.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { requireCouple } from '../accounts/routes.ts';
import { type PhotoFiles, removeAllPhotoFiles } from '../photos/photo-files.ts';
import { type Database, type Queries, writeIfPossible } from '../platform/database/database.ts';
import { jsonBody } from '../platform/http/request-body.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { getBackupFolder } from './backup-list.ts';
import { createDownload } from './download.ts';
import { deleteAllRows } from './installation/rows.ts';
import type { RemoteSettings } from './remote/backup-url.ts';
import { readCopyStatus } from './remote/copy-status.ts';

const DOWNLOAD_TYPES = { db: 'application/vnd.sqlite3', json: 'application/json; charset=utf-8' };

/** Backups, and the deletion of all data. */
export function createDataRoutes(
  database: Database,
  dataDir: string,
  { remote, photos }: { remote: RemoteSettings | null; photos: { files: PhotoFiles } | null },
  warn: Log['warn'],
) {
  /** Sends the whole database as one file: SQLite's, or JSON. */
  async function sendBackup(c: Context<DashboardEnv>, format: 'db' | 'json') {
    const name = `serenissima-${new Date().toISOString().slice(0, 10)}.${format}`;
    await writeIfPossible(recordActivity(database, c.var.actor, 'backup-downloaded', name), warn);
    const { file, remove } = await createDownload(database, dataDir, format);
    const descriptor = openSync(file, 'r');
    // Sent without a name, so that a server that stops during the download leaves no copy behind.
    remove();
    const { size } = fstatSync(descriptor);
    const stream = createReadStream('', { fd: descriptor });
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
      'Content-Type': DOWNLOAD_TYPES[format],
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  }

  return (
    new Hono<DashboardEnv>()
      .get('/backup.db', (c) => sendBackup(c, 'db'))
      .get('/backup.json', (c) => sendBackup(c, 'json'))
      // The last result of copying the backups elsewhere.
      .get('/backup-copies', (c) => c.json({ status: remote && readCopyStatus(dataDir, remote) }))
      .post('/delete-all-data', requireCouple, jsonBody(deleteAllDataSchema), async (c) => {
        if (c.req.valid('json').confirmation !== DELETE_CONFIRMATION) {
          throw rejections.wrongConfirmation();
        }
        const isPurged = await deleteAllData(database, dataDir, (queries) =>
          recordActivity(queries, c.var.actor, 'all-data-deleted'),
        );
        // After the rows: a failure leaves orphans, which the server removes within a day.
        if (photos) await removeAllPhotoFiles(photos.files);
        if (!isPurged) throw rejections.fileStillInUse();
        return c.body(null, 204);
      })
  );
}

/** Any value is a wrong confirmation. */
const deleteAllDataSchema = z.object({ confirmation: z.optional(z.unknown()) });

/**
 * Deletes every row and all backups, and overwrites the deleted rows in the database's files; returns false
 * while another program keeps them. `record` notes it in the same transaction.
 */
export async function deleteAllData(
  database: Database,
  dataDir: string,
  record: (queries: Queries) => Promise<void> = async () => {},
): Promise<boolean> {
  await database.exclusiveTransaction(async (queries) => {
    await deleteAllRows(queries);
    await record(queries);
  });
  // After the commit: a transaction that fails must leave the backups too.
  rmSync(getBackupFolder(dataDir), { recursive: true, force: true });
  return database.purgeDeletedRows();
}
