import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSharedLists, type ShareLink } from '../../domain/sharing/share-links.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { getListName, sendList } from '../lists/send-list.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import type { AttemptLimiter } from '../platform/access/attempt-limiter.ts';
import { MAX_LINES_PER_MINUTE } from '../platform/access/password-check.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/database.ts';
import { runInSlices } from '../platform/event-loop.ts';
import { noStore } from '../platform/http/middleware.ts';
import { streamTexts } from '../platform/http/text-stream.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { type Log, limitWarnings, warnOnceAMinute } from '../platform/log.ts';
import type { Website } from '../website/website.ts';
import { renderNotice, renderSharedPage } from './render-shared-page.ts';
import { findShareLink, recordOpening } from './share-links.ts';

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
export function createSharedPage(options: Options): Hono {
  const { database, source, website, files, attempts, getVisitor, log } = options;
  const warn = warnOnceAMinute(log);
  const warnAttempt = limitWarnings(log, MAX_LINES_PER_MINUTE);

  /** Answers with `send`, or says in words why not: the reader opened a link. */
  async function withLink(
    c: Context,
    send: (link: ShareLink) => Promise<Response>,
  ): Promise<Response> {
    const { address } = getVisitor(c);
    const seconds = await attempts.take(address);
    if (seconds > 0) {
      const { tooManyAttempts, tryAgainIn } = getMessages('sharing').page;
      const html = renderNotice(tooManyAttempts, tryAgainIn(seconds), files);
      return c.html(html, 429, { 'Retry-After': String(seconds) });
    }
    const link = await findShareLink(database, c.req.param('token') ?? '');
    if (!link) {
      // deploy/fail2ban/filter.conf reads it.
      warnAttempt({ form: 'sharing', address }, 'sign-in failed');
      return sendInvalidLink(c);
    }
    await attempts.refund(address);
    return send(link);
  }

  async function loadData() {
    const { version, content } = await source.read();
    return { version, ...content, wedding: source.wedding };
  }

  const renderOnce = rememberPages();

  function sendInvalidLink(c: Context): Response {
    const { askTheCouple, invalidLink } = getMessages('sharing').page;
    return c.html(renderNotice(invalidLink, askTheCouple, files), 404);
  }

  async function sendPage(c: Context, link: ShareLink): Promise<Response> {
    // Hono runs a HEAD request as GET.
    if (c.req.method === 'GET') await writeIfPossible(recordOpening(database, link.id), warn);
    const { version, ...data } = await loadData();
    const render = async () =>
      renderSharedPage({
        link,
        path: `/shared/${c.req.param('token')}`,
        wedding: data.wedding,
        lists: await runInSlices(createSharedLists(link, data, 'print')),
        timeZone: website.current().document.timeZone,
        files,
      });
    const html = await renderOnce(`${link.id} ${version} ${getLanguage()}`, render);
    return c.body(streamTexts([html]), 200, { 'Content-Type': 'text/html; charset=UTF-8' });
  }

  async function sendFile(c: Context, link: ShareLink): Promise<Response> {
    const file = c.req.param('file') ?? '';
    const shared = await runInSlices(createSharedLists(link, await loadData(), 'file'));
    const list = shared.find(({ name }) => name === getListName(file))?.list;
    if (!list) return sendInvalidLink(c);
    return sendList(c, file, list);
  }

  const app = new Hono();
  app.use(noStore, compress());
  app.get('/:token', (c) => withLink(c, (link) => sendPage(c, link)));
  app.get('/:token/:file', (c) => withLink(c, (link) => sendFile(c, link)));
  return app;
}

const MAX_PAGES = 10;
const MINUTE_MS = 60_000;

/**
 * Thousands of guests take tenths of a second: a page with the same key is rendered once a minute, which is the
 * precision of its time.
 */
function rememberPages() {
  const pages = new Map<string, Promise<string>>();
  return (key: string, render: () => Promise<string>): Promise<string> => {
    const minute = `${key} ${Math.floor(Date.now() / MINUTE_MS)}`;
    const page = pages.get(minute) ?? render();
    pages.set(minute, page);
    page.catch(() => pages.delete(minute));
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest) pages.delete(oldest);
    return page;
  };
}
