import type { Context } from 'hono';
import { createList } from '../../domain/dashboard/lists.ts';
import type { Database } from '../database/database.ts';
import { sendCsv } from '../guest-list/send-csv.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Log } from '../log.ts';
import { insertExport } from '../tables/exports.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import { writeIfPossible } from '../tables/write-if-possible.ts';

/** The dashboard's route of exports. */
export function createExportRoutes(
  database: Database,
  source: GuestDataSource,
  getSiteAddress: (c: Context) => string,
  warn: Log['warn'],
) {
  /** Sends a list as a CSV file. */
  async function getExport(c: Context): Promise<Response> {
    const file = c.req.param('file') ?? '';
    const name = /^(.*)\.csv$/.exec(file)?.[1] ?? '';
    // Before the data is read: a reply in between then counts as changed since the export.
    if (name === 'replies') await writeIfPossible(insertExport(database), warn);
    const data = {
      ...(await source.content()),
      wedding: source.wedding,
      siteAddress: getSiteAddress(c),
    };
    const list = createList(name, data, 'csv');
    if (!list) throw dashboardErrors.notFound();
    return sendCsv(c, file, list);
  }

  return { getExport };
}
