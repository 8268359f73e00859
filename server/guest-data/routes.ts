import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { type Context, Hono, type TypedResponse } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { streamSSE } from 'hono/streaming';
import type { GuestDataResponse } from '../../domain/dashboard/dashboard-api.ts';
import { ANNOUNCED_HEADER, LAST_VISIT_HEADER } from '../../domain/dashboard/guest-data-headers.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { getVisit, recordVisit } from '../accounts/dashboard-sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/database.ts';
import { runInSlices } from '../platform/event-loop.ts';
import { streamTexts, stringifyInSteps } from '../platform/http/text-stream.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { GuestDataContent, GuestDataSource } from './guest-data.ts';

// 14 ms for 2,000 households, outside the main thread.
const BROTLI_QUALITY = 7;

/** Also how long a stream stays open at the most after its session has ended. */
export const HEARTBEAT_MS = 20_000;
// Replies that arrive together are announced together.
const PAUSE_MS = 500;
// Keeps most of the time for replies when reading the guest data takes long.
const PAUSE_FACTOR = 5;

/** The guest data and its changes. */
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
  let answer: { version: string; bytes: Promise<Uint8Array<ArrayBuffer>> } | null = null;
  let announcement: Promise<string> | null = null;
  let lastAnnouncement: Promise<unknown> = Promise.resolve();
  let nextAnnouncementAt = 0;

  /** Reads and compresses the data once for all pages. */
  async function prepareAnswer() {
    const { version, content } = await source.read();
    if (answer?.version !== version) {
      answer = { version, bytes: compressResponse(version, content) };
    }
    return answer;
  }

  /** The version after all changes before the call, once its answer is ready. Streams that wait share it. */
  function readAnnouncement(): Promise<string> {
    announcement ??= lastAnnouncement.then(async () => {
      const waitMs = Math.max(0, nextAnnouncementAt - performance.now());
      await delay(waitMs, undefined, { ref: false });
      announcement = null;
      const started = performance.now();
      const { version, bytes } = await prepareAnswer();
      const pauseMs = Math.max(PAUSE_MS, PAUSE_FACTOR * (performance.now() - started));
      nextAnnouncementAt = performance.now() + pauseMs;
      await bytes;
      return version;
    });
    lastAnnouncement = announcement.catch(() => {});
    return announcement;
  }

  /** Sends the guest data, or 304 if the page has this version. */
  async function getGuestData(c: Context<DashboardEnv>): Promise<Response> {
    const { host, session } = c.var;
    const { isDue, previousAt } = await getVisit(database, session);
    if (isDue)
      await writeIfPossible(recordVisit(database, session, { host: host?.id ?? null }), warn);
    // A page that asks for the announced version gets it, even if another reply has arrived since.
    const isAnnounced = answer !== null && c.req.header(ANNOUNCED_HEADER) === answer.version;
    const current = isAnnounced && answer ? answer.version : await source.readVersion();
    const knownEtags = (c.req.header('If-None-Match') ?? '').split(/\s*,\s*/);
    if (knownEtags.includes(toEtag(current))) {
      return c.body(null, 304, { ETag: toEtag(current) });
    }
    if (previousAt !== null) c.header(LAST_VISIT_HEADER, previousAt);
    c.header('Content-Type', 'application/json');
    if (accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: '' }) === '') {
      const { version, content } = await source.read();
      const json = await toResponseJson(version, content);
      return c.body(streamTexts(json), 200, { ETag: toEtag(version) });
    }
    const { version, bytes } = isAnnounced && answer ? answer : await prepareAnswer();
    c.header('Vary', 'Accept-Encoding', { append: true });
    // Half the size of the middleware's gzip.
    return c.body(await bytes, 200, { ETag: toEtag(version), 'Content-Encoding': 'br' });
  }

  async function compressResponse(version: string, content: GuestDataContent) {
    return compressTexts(await toResponseJson(version, content));
  }

  function toResponseJson(version: string, content: GuestDataContent): Promise<string[]> {
    const households = content.households.map(({ key, version, history }) => ({
      ...{ key, version, history },
    }));
    const { wedding } = source;
    const response = { version, ...content, households, publicUrl, wedding };
    return runInSlices(stringifyInSteps(response satisfies GuestDataResponse));
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
      // Reading the data may take longer than a silent connection is kept.
      const heartbeat = setInterval(() => {
        void stream.write(':\n\n');
        signal.notify();
      }, HEARTBEAT_MS);
      stream.onAbort(signal.close);
      stopping.addEventListener('abort', signal.close);
      let announced = '';
      try {
        while (signal.isOpen() && !stopping.aborted && (await isSignedIn(c))) {
          const version = await Promise.race([readAnnouncement(), signal.closed]);
          if (version === undefined) break;
          if (version !== announced) await stream.writeSSE({ event: 'change', data: version });
          announced = version;
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

  return new Hono<DashboardEnv>()
    .get('/guest-data', compress(), async (c) => (await getGuestData(c)) as PreparedAnswer)
    .get('/changes', streamChanges);
}

/** Sent as bytes: toResponseJson made them once for all pages. */
type PreparedAnswer = Response & TypedResponse<GuestDataResponse, 200 | 304, 'json'>;

async function compressTexts(texts: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const brotli = createBrotliCompress({ params });
  const [bytes] = await Promise.all([buffer(brotli), pipeline(streamTexts(texts), brotli)]);
  return bytes;
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
