import { createHmac } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { visitorBlock } from '../http/visitor-block.ts';
import {
  type AttemptLimiter,
  type AttemptLimiters,
  MAX_ATTEMPTS,
  WINDOW,
} from './attempt-limiter.ts';

const SECONDS = WINDOW / 1000;
const MINUTE_AGO = `now() - interval '${SECONDS} seconds'`;
const RECENT =
  'ARRAY(SELECT at FROM unnest(password_tries.tried_at) WITH ORDINALITY AS tried (at, place)' +
  ` WHERE at > ${MINUTE_AGO} ORDER BY place)`;

// One statement: the row is locked while it is looked at and counted, whichever copy asks.
const TAKE =
  'INSERT INTO password_tries (kind, visitor, tried_at) VALUES ($1, $2, ARRAY[now()])' +
  ' ON CONFLICT (kind, visitor) DO UPDATE SET tried_at = CASE' +
  ` WHEN cardinality(${RECENT}) < ${MAX_ATTEMPTS} THEN ${RECENT} || now() ELSE ${RECENT} END` +
  ' RETURNING tried_at[cardinality(tried_at)] = now() AS taken,' +
  ` ceil(extract(epoch FROM tried_at[1] - (${MINUTE_AGO}))) AS seconds`;

const GIVE_BACK =
  'UPDATE password_tries SET tried_at = tried_at[1:cardinality(tried_at) - 1]' +
  ' WHERE kind = $1 AND visitor = $2';

const FORGET =
  'DELETE FROM password_tries' +
  ` WHERE coalesce(tried_at[cardinality(tried_at)], '-infinity') < ${MINUTE_AGO}`;

/** Counts the tries of all copies of the server together, by the database's clock. */
export function createPostgresLimiters(database: Queries, key: string): AttemptLimiters {
  let forgotAt = performance.now();

  /** Whoever comes first after a minute tidies up for all. */
  async function forgetTheOld(): Promise<void> {
    if (performance.now() - forgotAt < WINDOW) return;
    forgotAt = performance.now();
    await database.query(FORGET);
  }

  function triesOf(kind: keyof AttemptLimiters): AttemptLimiter {
    // Nobody's address is to be read in the database.
    const who = (address: string) => [
      kind,
      createHmac('sha256', key).update(visitorBlock(address)).digest('base64url'),
    ];
    return {
      async take(address) {
        await forgetTheOld();
        const [row] = await database.query<{ taken: boolean; seconds: number }>(TAKE, who(address));
        if (row?.taken) return 0;
        return Math.max(1, row?.seconds ?? SECONDS);
      },
      async refund(address) {
        await database.query(GIVE_BACK, who(address));
      },
    };
  }

  return { dashboard: triesOf('dashboard'), gate: triesOf('gate') };
}
