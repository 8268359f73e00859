import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { noteExport } from '../tables/exports.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import { csvOf } from './csv.ts';
import { EXPORT_LISTS } from './export-lists.ts';

/** Sends a list as a file for spreadsheets. */
export function getExport(database: Database, source: GuestDataSource) {
  return async (c: Context): Promise<Response> => {
    const file = c.req.param('file') ?? '';
    const list = Object.hasOwn(EXPORT_LISTS, file) ? EXPORT_LISTS[file] : undefined;
    if (!list) throw dashboardErrors.notFound();
    // Noted first: a reply that comes in between counts as changed since, and is never missed.
    if (file === 'replies.csv') await noteExport(database);
    const { headings, rows } = list(await source.content(), source.wedding);
    return c.body(csvOf(headings, rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${file}"`,
    });
  };
}
