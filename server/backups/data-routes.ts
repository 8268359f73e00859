import { createReadStream, fstatSync, openSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import {
  type BackupCopiesResponse,
  DELETE_CONFIRMATION,
} from '../../domain/dashboard/dashboard-api.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { parseJsonObject } from '../platform/http/request-body.ts';
import { getBackupFolder } from './backup-list.ts';
import { createDownload } from './download.ts';
import { deleteAllRows } from './installation/queries.ts';
import { readCopyStatus } from './remote/backup-copy-status.ts';
import type { RemoteSettings } from './remote/backup-url.ts';

const DOWNLOAD_TYPES = { db: 'application/vnd.sqlite3', json: 'application/json; charset=utf-8' };

/** The dashboard's routes of backups, and the one that deletes all data. */
export function createDataRoutes(
  database: Database,
  dataDir: string,
  remote: RemoteSettings | null,
) {
  /** Sends the whole database as one file: SQLite's, or JSON. */
  async function sendBackup(c: Context, format: 'db' | 'json'): Promise<Response> {
    const { file, remove } = await createDownload(database, dataDir, format);
    const descriptor = openSync(file, 'r');
    // Sent without a name, so that a server that stops during the download leaves no copy behind.
    remove();
    const { size } = fstatSync(descriptor);
    const stream = createReadStream('', { fd: descriptor });
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
      'Content-Type': DOWNLOAD_TYPES[format],
      'Content-Length': String(size),
      'Content-Disposition': attachmentHeader(format),
    });
  }

  /** Sends the last result of copying the backups elsewhere. */
  function getBackupCopies(c: Context): Response {
    return c.json<BackupCopiesResponse>({ status: remote && readCopyStatus(dataDir, remote) });
  }

  async function postDeleteAllData(c: Context): Promise<Response> {
    const { confirmation } = await parseJsonObject(c.req.raw);
    if (confirmation !== DELETE_CONFIRMATION) throw dashboardErrors.wrongConfirmation();
    await deleteAllData(database, dataDir);
    return c.body(null, 204);
  }

  return {
    getDatabaseBackup: (c: Context) => sendBackup(c, 'db'),
    getJsonBackup: (c: Context) => sendBackup(c, 'json'),
    getBackupCopies,
    postDeleteAllData,
  };
}

/** Deletes every row and all backups, and overwrites the deleted rows in the database's files. */
export async function deleteAllData(database: Database, dataDir: string): Promise<void> {
  await database.exclusiveTransaction(deleteAllRows);
  // After the commit: a transaction that fails must leave the backups too.
  removeBackups(dataDir);
  if (!(await database.purgeDeletedRows())) throw dashboardErrors.fileStillInUse();
}

function removeBackups(dataDir: string): void {
  rmSync(getBackupFolder(dataDir), { recursive: true, force: true });
}

function attachmentHeader(extension: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `attachment; filename="serenissima-${day}.${extension}"`;
}
