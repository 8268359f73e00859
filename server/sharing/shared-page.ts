import type { Context } from 'hono';
import { createSharedLists, type ShareLink } from '../../domain/dashboard/share-links.ts';
import type { AttemptLimiter } from '../access/attempt-limiter.ts';
import type { Database } from '../database/database.ts';
import { formatCsv } from '../guest-list/csv.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { type Log, warnOnceAMinute } from '../log.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import { findShareLink, recordOpening } from '../tables/share-links.ts';
import { writeIfPossible } from '../tables/write-if-possible.ts';
import type { Website } from '../website/website.ts';
import { renderInvalidLink, renderSharedPage } from './render-shared-page.ts';

type Options = {
  database: Database;
  source: GuestDataSource;
  website: Website;
  /** Has the fonts; null without built pages. */
  files: SiteFiles | null;
  /** Counts tokens that open nothing. */
  attempts: AttemptLimiter;
  getVisitor: (c: Context) => Visitor;
  log: Log;
};

/** The routes of a link for a helper: chosen lists for somebody without the dashboard's password. */
export function createSharedPage(options: Options) {
  const { database, source, website, files, attempts, getVisitor, log } = options;
  const warn = warnOnceAMinute(log);

  /** Throws if the address has sent too many wrong tokens. */
  async function findLink(c: Context): Promise<ShareLink | null> {
    const { address } = getVisitor(c);
    const seconds = await attempts.take(address);
    if (seconds > 0) throw dashboardErrors.tooManyAttempts(seconds);
    const link = await findShareLink(database, c.req.param('token') ?? '');
    if (link) await attempts.refund(address);
    return link;
  }

  async function loadData() {
    return { ...(await source.content()), wedding: source.wedding };
  }

  function sendInvalidLink(c: Context): Response {
    return c.html(renderInvalidLink(files), 404);
  }

  async function getPage(c: Context): Promise<Response> {
    const link = await findLink(c);
    if (!link) return sendInvalidLink(c);
    // Hono runs a HEAD request as GET.
    if (c.req.method === 'GET') await writeIfPossible(recordOpening(database, link.id), warn);
    const data = await loadData();
    const { timeZone } = website.current().document;
    return c.html(
      renderSharedPage({
        link,
        path: c.req.path,
        wedding: data.wedding,
        lists: createSharedLists(link, data, 'print'),
        timeZone,
        files,
      }),
    );
  }

  async function getCsv(c: Context): Promise<Response> {
    const link = await findLink(c);
    if (!link) return sendInvalidLink(c);
    const file = c.req.param('file') ?? '';
    const shared = createSharedLists(link, await loadData(), 'csv');
    const list = shared.find(({ name }) => `${name}.csv` === file)?.list;
    if (!list) return sendInvalidLink(c);
    const rows = list.rows.map(({ cells }) => cells);
    return c.body(formatCsv(list.headings, rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${file}"`,
    });
  }

  return { getPage, getCsv };
}
