import { type Context, Hono } from 'hono';
import { createListInSteps } from '../../domain/lists/lists.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/database.ts';
import { runInSlices } from '../platform/event-loop.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { sendCsv } from './csv.ts';
import { insertExport } from './exports.ts';

/** Lists as CSV files. */
export function createExportRoutes(
  database: Database,
  source: GuestDataSource,
  getSiteAddress: (c: Context) => string,
  warn: Log['warn'],
) {
  return new Hono<DashboardEnv>().get('/:file', async (c) => {
    const file = c.req.param('file');
    const name = /^(.*)\.csv$/.exec(file)?.[1] ?? '';
    // Before the data is read: a reply in between then counts as changed since the export.
    if (name === 'replies') await writeIfPossible(insertExport(database), warn);
    const data = {
      ...(await source.content()),
      wedding: source.wedding,
      siteAddress: getSiteAddress(c),
    };
    const list = await runInSlices(createListInSteps(name, data, 'csv'));
    if (!list) throw rejections.notFound();
    await writeIfPossible(recordActivity(database, c.var.actor, 'list-exported', file), warn);
    return sendCsv(c, file, list);
  });
}
