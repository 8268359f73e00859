import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { type GuestDataResponse, LAST_VISIT_HEADER } from '../../domain/dashboard/dashboard-api.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { getVisit, recordVisit } from '../accounts/dashboard-sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/write-if-possible.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { GuestDataContent, GuestDataSource } from './guest-data.ts';

// 14 ms for 2,000 households, outside the main thread.
const BROTLI_QUALITY = 7;
const compressBrotli = promisify(brotliCompress);

const HEARTBEAT_MS = 20_000;
// Replies that arrive together are announced together.
const PAUSE_MS = 500;
// Keeps most of the time for replies when reading the guest data takes long.
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
  let cached: { version: string; bytes: Promise<Uint8Array<ArrayBuffer>> } | null = null;
  let lastReadMs = 0;

  /** Sends the guest data, or 304 if the page has this version. */
  async function getGuestData(c: Context<DashboardEnv>): Promise<Response> {
    const { host, session } = c.var;
    const { isDue, previousAt } = await getVisit(database, session);
    if (isDue)
      await writeIfPossible(recordVisit(database, session, { host: host?.id ?? null }), warn);
    const knownEtags = (c.req.header('If-None-Match') ?? '').split(/\s*,\s*/);
    const known = toEtag(await source.readVersion());
    if (knownEtags.includes(known)) return c.body(null, 304, { ETag: known });
    const started = performance.now();
    const { version, content } = await source.read();
    c.header('ETag', toEtag(version));
    if (previousAt !== null) c.header(LAST_VISIT_HEADER, previousAt);
    const toJson = () => toResponseJson(version, content);
    if (accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: '' }) === '') {
      return c.body(toJson(), 200, { 'Content-Type': 'application/json' });
    }
    // Half the size of the middleware's gzip, once for all pages.
    if (cached?.version !== version) cached = { version, bytes: compress(toJson()) };
    const bytes = await cached.bytes;
    lastReadMs = performance.now() - started;
    c.header('Vary', 'Accept-Encoding', { append: true });
    return c.body(bytes, 200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'br',
    });
  }

  function toResponseJson(version: string, content: GuestDataContent): string {
    const households = content.households.map(({ key, version, history }) => ({
      ...{ key, version, history },
    }));
    const { wedding } = source;
    const response = { version, ...content, households, publicUrl, wedding };
    return JSON.stringify(response satisfies GuestDataResponse);
  }

  /**
   * An event stream that announces the current version of the guest data, then each new one. It ends with
   * the session, and when the server stops: an open stream would keep the server running.
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
      let announced = '';
      try {
        while (signal.isOpen() && !stopping.aborted && (await isSignedIn(c))) {
          const version = await source.readVersion();
          if (version === announced) await stream.write(':\n\n');
          else await stream.writeSSE({ event: 'change', data: version });
          announced = version;
          const pauseMs = Math.max(PAUSE_MS, PAUSE_FACTOR * lastReadMs);
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

async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await compressBrotli(text, { params }));
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
