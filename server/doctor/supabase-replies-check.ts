import type { RsvpRecord } from '../../domain/rsvp.ts';
import { isSilent, type Silence } from './answer.ts';
import { fault, well } from './check-result.ts';
import { type ApiAnswer, type DataApi, isDenied } from './supabase-answer.ts';
import { isLetIn, type Look, opening, shutOut, unclear } from './supabase-look.ts';

const OBJECT = 'application/vnd.pgrst.object+json';
const RETURNING = 'return=representation';
/** True of no row of any table. */
const NO_ROW = 'wedding=eq.attending&wedding=eq.not-attending';
// In a table that was never filled PostgreSQL expects hundreds of rows, and through this site's policy
// a single one at most: so an open table is found out before there is anything in it.
const HARDLY_ANY = 10;
const CHECK_REFUSED = '23514';
const NOT_ONE_ROW = 'PGRST116';

const REFUSED_BY_A_CHECK: RsvpRecord = {
  guest_one_first: 'Dry run',
  guest_one_last: 'of the doctor',
  guest_two_first: null,
  guest_two_last: null,
  email: 'doctor@serenissima.invalid',
  welcome_party: 'attending',
  wedding: 'attending',
  guests_count: 3,
  dietary_restrictions: null,
};

/** Looks what a stranger can do with the table of replies. */
export async function checkReplies(api: DataApi): Promise<Look[]> {
  const [sending, reading, forged, merged, changed, deleted] = await Promise.all([
    sendingLook(api),
    readingLook(api),
    dryRun(api, { created_at: '2000-01-01T00:00:00Z' }),
    dryRun(api, {}, `resolution=merge-duplicates,${RETURNING}`),
    api('PATCH', `rsvps?${NO_ROW}`, { body: { wedding: 'attending' }, prefer: RETURNING }),
    api('DELETE', `rsvps?${NO_ROW}`, { prefer: RETURNING }),
  ]);
  const bad = [
    refusedLook(forged, 'send replies under a false time'),
    refusedLook(merged, 'write a reply over another'),
    refusedLook(changed, 'change replies'),
    refusedLook(deleted, 'delete replies'),
  ].filter((look) => look !== undefined);
  const shut = { result: well('Nobody can change, replace, forge or delete a reply.') };
  return [sending, reading, ...(bad.length > 0 ? bad : [shut])];
}

/**
 * Sends what no check lets through. Two rows, of which one is asked back: where the checks are
 * missing, PostgREST finds two, refuses, and takes both back. So nothing stays in any case.
 */
function dryRun(api: DataApi, more: object, prefer = RETURNING) {
  const row = { ...REFUSED_BY_A_CHECK, ...more };
  return api('POST', 'rsvps?select=*', { body: [row, row], prefer, accept: OBJECT });
}

async function sendingLook(api: DataApi): Promise<Look> {
  const answer = await dryRun(api, {});
  if (isSilent(answer)) return unclear('guests can send replies', answer);
  const { code, message } = answer;
  if (code === CHECK_REFUSED) {
    return {
      result: well('Guests can send replies (tried with one that is refused; nothing was stored).'),
    };
  }
  if (isDenied(answer)) {
    return shutOut('Guests cannot send replies: the table refuses every one.');
  }
  if (code === 'PGRST204') {
    const column = /'(\w+)' column/.exec(message)?.[1];
    return {
      result: fault(
        `Guests cannot send replies: the table rsvps has no column ${column ?? 'that they need'}.`,
        'Rename that table, then: supabase db push, in the folder of this site',
      ),
    };
  }
  if (code === NOT_ONE_ROW) {
    return {
      result: fault(
        'The table rsvps takes what no guest may send: its checks are missing (nothing was stored).',
        'Rename that table, then: supabase db push, in the folder of this site',
      ),
    };
  }
  return unclear('guests can send replies', answer);
}

async function readingLook(api: DataApi): Promise<Look> {
  // One row at most of each: who looks whether a door is open does not carry out what is behind it.
  const [planned, ...answers] = await Promise.all([
    api('GET', 'rsvps?select=id&limit=1', { prefer: 'count=planned' }),
    ...['', '&wedding=eq.attending', '&wedding=eq.not-attending', '&id=eq.1'].map((filter) =>
      api('GET', `rsvps?select=id&limit=1${filter}`, { prefer: 'count=exact' }),
    ),
  ]);
  const seen = Math.max(...answers.map(rowsIn));
  if (seen > 0) return readable(`${seen} now`);
  if (answers.some(isDenied)) {
    return shutOut('Guests cannot send replies: their page may not see its own row.');
  }
  const odd = answers.find((answer) => isSilent(answer) || answer.rows === null);
  if (odd) return unclear('replies can be read', odd);
  if (rowsIn(planned) > HARDLY_ANY) return readable('there are none yet');
  return {
    result: well(
      'A stranger who asks for replies gets none and counts none. Before the first reply that is ' +
        'not certain: run this again when there is one.',
    ),
  };
}

function readable(howMany: string): Look {
  const can = `read every reply, with names, addresses and diets (${howMany})`;
  return opening('rsvps', can, { reveals: true });
}

function rowsIn(answer: ApiAnswer | Silence): number {
  return isSilent(answer) ? 0 : Math.max(answer.rows ?? 0, answer.count ?? 0);
}

/** Nothing when the database denied it. */
function refusedLook(answer: ApiAnswer | Silence, can: string): Look | undefined {
  if (isDenied(answer)) return undefined;
  return isLetIn(answer) ? opening('rsvps', can) : unclear(`strangers can ${can}`, answer);
}
