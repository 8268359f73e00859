import { once } from 'node:events';
import type pg from 'pg';
import type { Connections } from '../database/postgres.ts';
import { type CheckResult, fault, well } from './check-result.ts';

// Not the site's own: the desks of a running site are left in peace.
const CHANNEL = 'serenissima_doctor';
const PATIENCE = 3_000;

/** Looks whether what one connection announces reaches another, as copies of the server need. */
export async function checkNews({ single }: Connections): Promise<CheckResult> {
  const [listener, speaker] = [single(), single()];
  // Lost, one is not heard either; unheard, this event ends the process.
  for (const client of [listener, speaker]) client.on('error', () => {});
  try {
    await Promise.all([listener.connect(), speaker.connect()]);
    await listener.query(`LISTEN ${CHANNEL}`);
    const news = arrival(listener);
    await speaker.query(`NOTIFY ${CHANNEL}`);
    return (await news) ? well('News reaches every copy of the server at once.') : notHeard();
  } catch {
    return fault(
      'It could not be tried whether news reaches every copy: it gave no two connections more, or cut them.',
      'Try again; if it stays so, raise max_connections or end what holds so many',
    );
  } finally {
    await Promise.allSettled([listener.end(), speaker.end()]);
  }
}

async function arrival(listener: pg.Client): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  return once(listener, 'notification', { signal }).then(
    () => true,
    () => false,
  );
}

function notHeard(): CheckResult {
  return fault(
    'News does not get from one connection to another (LISTEN and NOTIFY): a pooler in transaction ' +
      'mode is in between.',
    'Give DATABASE_URL the direct address of the database, or a pooler in session mode ' +
      '(of Supabase: port 5432, not 6543)',
  );
}
