import { type Context, Hono } from 'hono';
import { createListInSteps, type List } from '../../domain/lists/lists.ts';
import { createWishesList } from '../../domain/wishes/wishes-list.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/database.ts';
import { runInSlices } from '../platform/event-loop.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { listWishes } from '../wishes/wishes.ts';
import { insertExport } from './exports.ts';
import { getListName, sendList } from './send-list.ts';

/** Lists as CSV and XLSX files. */
export function createExportRoutes(
  database: Database,
  source: GuestDataSource,
  getSiteAddress: (c: Context) => string,
  warn: Log['warn'],
) {
  async function createGuestDataList(name: string, siteAddress: string): Promise<List | null> {
    const data = { ...(await source.content()), wedding: source.wedding, siteAddress };
    return runInSlices(createListInSteps(name, data, 'file'));
  }

  return new Hono<DashboardEnv>().get('/:file', async (c) => {
    const file = c.req.param('file');
    const name = getListName(file);
    // Before the data is read: a reply in between then counts as changed since the export.
    if (name === 'replies') await writeIfPossible(insertExport(database), warn);
    const list =
      name === 'wishes'
        ? createWishesList(await listWishes(database), 'file')
        : await createGuestDataList(name, getSiteAddress(c));
    if (!list) throw rejections.notFound();
    await writeIfPossible(recordActivity(database, c.var.actor, 'list-exported', file), warn);
    return sendList(c, file, list);
  });
}
