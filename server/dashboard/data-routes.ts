import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { DELETE_CONFIRMATION } from '../../domain/dashboard-api.ts';
import { allRows, copyDatabase } from '../backups/backup.ts';
import { backupAsJson } from '../backups/backup-json.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { jsonObject } from '../http/json-body.ts';
import { deleteAllData } from './delete-all-data.ts';

/** Sends the whole database as one SQLite file. */
export function getDatabaseFile(database: Database, dataDir: string) {
  return async (c: Context): Promise<Response> => {
    const { file, remove } = await copyDatabase(database, dataDir);
    const { size } = statSync(file);
    // Closed when it was sent, and also when the visitor went away halfway.
    const bytes = createReadStream(file).once('close', remove);
    return c.body(Readable.toWeb(bytes) as ReadableStream, 200, {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(size),
      'Content-Disposition': attachment('db'),
    });
  };
}

/** Sends every row as JSON. */
export function getRows(database: Database) {
  return async (c: Context): Promise<Response> =>
    c.body(backupAsJson(await allRows(database)), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachment('json'),
    });
}

/** Erases everything, when the word is the right one. */
export function postDeleteAllData(database: Database, dataDir: string) {
  return async (c: Context): Promise<Response> => {
    const { confirmation } = await jsonObject(c.req.raw);
    if (confirmation !== DELETE_CONFIRMATION) throw dashboardErrors.wrongConfirmation();
    await deleteAllData(database, dataDir);
    return c.body(null, 204);
  };
}

function attachment(ending: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `attachment; filename="serenissima-${day}.${ending}"`;
}
