import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { toLoggableError } from '../loggable-error.ts';
import { noteVisit } from '../tables/dashboard-sessions.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import type { DashboardEnv } from './dashboard-auth.ts';

const HEARTBEAT = 20_000;

/** Answers with the whole book, or with 304 when the page has it already. */
export function getGuestData(database: Database, source: GuestDataSource) {
  return async (c: Context<DashboardEnv>): Promise<Response> => {
    await noteVisit(database, c.var.session);
    const known = c.req.header('If-None-Match') ?? '';
    const etagOf = (version: string) => `W/"${version}"`;
    const version = await source.version(c.var.session);
    if (known.split(/\s*,\s*/).includes(etagOf(version))) {
      c.header('ETag', etagOf(version));
      return c.body(null, 304);
    }
    const book = await source.read(c.var.session);
    c.header('ETag', etagOf(book.version));
    return c.json(book);
  };
}

/**
 * Tells the page the version of its book, at once and whenever it is another. It ends with the
 * session, and when the server is about to stop: an open stream would keep it from stopping.
 */
export function streamChanges({
  database,
  source,
  isOpen,
  stopping,
  log,
}: {
  database: Database;
  source: GuestDataSource;
  /** Whether the session that listens is still a session. */
  isOpen: (c: Context) => Promise<boolean>;
  stopping: AbortSignal;
  log: Log;
}) {
  return (c: Context<DashboardEnv>): Response => {
    // A proxy that collects an answer before it passes it on would keep the news to itself.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const bell = doorbell();
      const quiet = database.onChange(bell.ring);
      const heart = setInterval(bell.ring, HEARTBEAT);
      stream.onAbort(bell.close);
      stopping.addEventListener('abort', bell.close);
      let told: string | undefined;
      try {
        while (bell.isOpen() && !stopping.aborted && (await isOpen(c))) {
          const version = await source.version(c.var.session);
          if (version === told) await stream.write(':\n\n');
          else await stream.writeSSE({ event: 'change', data: version });
          told = version;
          await bell.rung();
        }
      } catch (error) {
        // The page connects anew by itself. Left to the stream, the error would be written into it.
        log.error(toLoggableError(error), 'the stream of changes ended');
      } finally {
        clearInterval(heart);
        quiet();
        stopping.removeEventListener('abort', bell.close);
      }
    });
  };
}

/** Waits for the next ring; one that came while nobody waited counts. */
function doorbell() {
  let open = true;
  let wanted = false;
  let wake = () => {};
  const ring = () => {
    wanted = true;
    wake();
  };
  return {
    ring,
    isOpen: () => open,
    close() {
      open = false;
      ring();
    },
    async rung() {
      if (!wanted) await new Promise<void>((resolve) => (wake = resolve));
      wanted = false;
    },
  };
}
