import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import type { GuestDataResponse } from '../../domain/dashboard/dashboard-api.ts';
import { toGuestDataResponse } from '../../domain/dashboard/guest-data-change.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { getVisit, recordVisit } from '../accounts/dashboard-sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/write-if-possible.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { GuestDataSource } from './guest-data.ts';

// 10 ms for 2,000 households, outside the main thread.
const BROTLI_QUALITY = 7;
const compressBrotli = promisify(brotliCompress);

const HEARTBEAT_MS = 20_000;
// Replies that arrive together are announced together.
const PAUSE_MS = 100;
// Keeps most of the time for replies when an update takes long.
const PAUSE_FACTOR = 5;

/** The dashboard's routes of the guest data and its changes. */
export function createGuestDataRoutes({
  database,
  source,
  isSignedIn,
  stopping,
  publicUrl,
  warn,
  log,
}: {
  database: Database;
  source: GuestDataSource;
  /** Whether the session of the stream is still valid. */
  isSignedIn: (c: Context) => Promise<boolean>;
  stopping: AbortSignal;
  publicUrl: string | null;
  warn: Log['warn'];
  log: Log;
}) {
  /** Sends the guest data, or 304 if the page has this version. */
  async function getGuestData(c: Context<DashboardEnv>): Promise<Response> {
    const { host, session } = c.var;
    const { isDue, previousAt } = await getVisit(database, session);
    if (isDue)
      await writeIfPossible(recordVisit(database, session, { host: host?.id ?? null }), warn);
    const knownEtags = (c.req.header('If-None-Match') ?? '').split(/\s*,\s*/);
    const { version, content } = await source.read();
    c.header('ETag', toEtag(version));
    if (knownEtags.includes(toEtag(version))) return c.body(null, 304);
    const { wedding } = source;
    const guestData = { version, ...content, lastVisitAt: previousAt, publicUrl, wedding };
    return sendCompressed(c, toGuestDataResponse(guestData));
  }

  /**
   * An event stream that sends the change from the page's `version`, if it is recent, then each change.
   * It ends with the session, and when the server stops: an open stream would keep the server running.
   */
  function streamChanges(c: Context<DashboardEnv>): Response {
    // Keeps a proxy from buffering the events.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const signal = createSignal();
      const unsubscribe = database.onChange(signal.notify);
      const heartbeat = setInterval(signal.notify, HEARTBEAT_MS);
      stream.onAbort(signal.close);
      stopping.addEventListener('abort', signal.close);
      let known = c.req.query('version') ?? '';
      let isFirst = true;
      try {
        while (signal.isOpen() && !stopping.aborted && (await isSignedIn(c))) {
          const started = performance.now();
          const event = await source.readChange(known);
          if (event.version === known && !isFirst) await stream.write(':\n\n');
          else await stream.writeSSE({ event: 'change', data: JSON.stringify(event) });
          isFirst = false;
          known = event.version;
          const pauseMs = Math.max(PAUSE_MS, PAUSE_FACTOR * (performance.now() - started));
          await Promise.race([delay(pauseMs, undefined, { ref: false }), signal.closed]);
          await signal.wait();
        }
      } catch (error) {
        // The page reconnects by itself. Hono would write an uncaught error into the stream.
        log.error(toLoggableError(error), 'the stream of changes ended');
      } finally {
        clearInterval(heartbeat);
        unsubscribe();
        stopping.removeEventListener('abort', signal.close);
      }
    });
  }

  return { getGuestData, streamChanges };
}

/** With Brotli: of 2,000 households, less than half of what the middleware's gzip would send. */
async function sendCompressed(c: Context, guestData: GuestDataResponse): Promise<Response> {
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: '' });
  if (encoding === '') return c.json(guestData);
  c.header('Content-Type', 'application/json');
  c.header('Content-Encoding', encoding);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return c.body(new Uint8Array(await compressBrotli(JSON.stringify(guestData), { params })));
}

function toEtag(version: string): string {
  return `W/"${version}"`;
}

/** `wait` resolves at the next `notify`, or at once if there was one since the last `wait`. */
function createSignal() {
  let isOpen = true;
  let isNotified = false;
  let wake = () => {};
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<void>();
  const notify = () => {
    isNotified = true;
    wake();
  };
  return {
    notify,
    isOpen: () => isOpen,
    closed,
    close() {
      isOpen = false;
      resolveClosed();
      notify();
    },
    async wait() {
      if (!isNotified) await new Promise<void>((resolve) => (wake = resolve));
      isNotified = false;
    },
  };
}
