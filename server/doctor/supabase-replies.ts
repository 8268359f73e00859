import { combineAnswers } from '../../domain/replies/reply-answers.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp.ts';
import {
  hasQuestions,
  listFurtherGuests,
  type RsvpQuestions,
} from '../../domain/replies/rsvp-questions.ts';
import { isProbeFailure, type ProbeFailure } from './probe.ts';
import { error, ok } from './report.ts';
import {
  type AccessResult,
  type ApiResponse,
  type DataApi,
  isDenied,
  isPermitted,
  reportBlocked,
  reportExposed,
  reportUnknown,
} from './supabase-api.ts';

const OBJECT = 'application/vnd.pgrst.object+json';
const RETURNING = 'return=representation';
/** No row of any table matches. */
const NO_ROW = 'wedding=eq.attending&wedding=eq.not-attending';
// For an empty table PostgreSQL estimates hundreds of rows, and through this site's policy at most
// one. So a table that anyone can read is detected before the first reply.
const MAX_ESTIMATED_ROWS = 10;
const CHECK_VIOLATION = '23514';
const NOT_ONE_ROW = 'PGRST116';
/** Projects from before other events and further guests lack a column. */
const FIX_OLDER_TABLE = 'supabase db push, in the folder of this site';
const FIX_TABLE = 'Rename that table, then: supabase db push, in the folder of this site';

/** The table's check constraints reject it, because of its guest count. */
const INVALID_REPLY: RsvpRecord = {
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

/** Checks which operations an anonymous visitor can do on the table of replies to these questions. */
export async function checkReplies(
  api: DataApi,
  questions: RsvpQuestions,
): Promise<AccessResult[]> {
  const [sending, reading, forged, merged, changed, deleted] = await Promise.all([
    checkSending(api, questions),
    checkReading(api),
    dryRun(api, { created_at: '2000-01-01T00:00:00Z' }),
    dryRun(api, {}, `resolution=merge-duplicates,${RETURNING}`),
    api('PATCH', `rsvps?${NO_ROW}`, { body: { wedding: 'attending' }, prefer: RETURNING }),
    api('DELETE', `rsvps?${NO_ROW}`, { prefer: RETURNING }),
  ]);
  const wrong = [
    expectDenied(forged, 'send replies with a false time'),
    expectDenied(merged, 'overwrite a reply'),
    expectDenied(changed, 'change replies'),
    expectDenied(deleted, 'delete replies'),
  ].filter((result) => result !== undefined);
  const closed = { result: ok('Nobody can change, overwrite, forge or delete a reply.') };
  return [sending, reading, ...(wrong.length > 0 ? wrong : [closed])];
}

/**
 * Sends a row that the checks reject. It sends it twice and asks for one row back: if the checks are
 * missing, PostgREST finds two rows and rolls both back. So nothing is stored in any case.
 */
function dryRun(api: DataApi, columns: object, prefer = RETURNING) {
  const row = { ...INVALID_REPLY, ...columns };
  return api('POST', 'rsvps?select=*', { body: [row, row], prefer, accept: OBJECT });
}

/** Whether the form asks for more than the columns of the specification. */
function needsAnswers(form: RsvpQuestions): boolean {
  const { events, maxGuests } = form;
  const attendance = Object.fromEntries(events.map(({ id }) => [id, 'attending'] as const));
  const furtherGuests = listFurtherGuests(maxGuests).map(() => ({ first: null, last: null }));
  const { answers } = combineAnswers(attendance, furtherGuests);
  return answers !== undefined || hasQuestions(form);
}

async function checkSending(api: DataApi, questions: RsvpQuestions): Promise<AccessResult> {
  const response = await dryRun(api, needsAnswers(questions) ? { answers: null } : {});
  if (isProbeFailure(response)) return reportUnknown('guests can send replies', response);
  const { code, message } = response;
  if (code === CHECK_VIOLATION) {
    return {
      result: ok('Guests can send replies (tested with an invalid one; nothing was stored).'),
    };
  }
  if (isDenied(response)) {
    return reportBlocked('Guests cannot send replies: the table rejects all of them.');
  }
  if (code === 'PGRST204') {
    const column = /'(\w+)' column/.exec(message)?.[1];
    return {
      result: error(
        `Guests cannot send replies: the table rsvps has no column ${column ?? 'for one of the answers'}.`,
        column === 'answers' ? FIX_OLDER_TABLE : FIX_TABLE,
      ),
    };
  }
  if (code === NOT_ONE_ROW) {
    return {
      result: error(
        'The table rsvps accepts invalid replies: its checks are missing (nothing was stored).',
        FIX_TABLE,
      ),
    };
  }
  return reportUnknown('guests can send replies', response);
}

async function checkReading(api: DataApi): Promise<AccessResult> {
  // At most one row of each: the check must not download private data.
  const [planned, ...responses] = await Promise.all([
    api('GET', 'rsvps?select=id&limit=1', { prefer: 'count=planned' }),
    ...['', '&wedding=eq.attending', '&wedding=eq.not-attending', '&id=eq.1'].map((filter) =>
      api('GET', `rsvps?select=id&limit=1${filter}`, { prefer: 'count=exact' }),
    ),
  ]);
  const visible = Math.max(...responses.map(countRows));
  if (visible > 0) return reportReadable(`${visible} now`);
  if (responses.some(isDenied)) {
    return reportBlocked('Guests cannot send replies: their page may not read its own row.');
  }
  const unexpected = responses.find(
    (response) => isProbeFailure(response) || response.rowCount === null,
  );
  if (unexpected) return reportUnknown('replies can be read', unexpected);
  if (countRows(planned) > MAX_ESTIMATED_ROWS) return reportReadable('there are none yet');
  return {
    result: ok(
      'Anonymous visitors can neither read nor count replies. Before the first reply this is not ' +
        'certain: run the doctor again when there is one.',
    ),
  };
}

function reportReadable(amount: string): AccessResult {
  const exposed = `read every reply, with names, addresses and diets (${amount})`;
  return reportExposed('rsvps', exposed, { isLeak: true });
}

function countRows(response: ApiResponse | ProbeFailure): number {
  return isProbeFailure(response) ? 0 : Math.max(response.rowCount ?? 0, response.totalCount ?? 0);
}

/** No result when the database denied the operation. */
function expectDenied(
  response: ApiResponse | ProbeFailure,
  operation: string,
): AccessResult | undefined {
  if (isDenied(response)) return undefined;
  return isPermitted(response)
    ? reportExposed('rsvps', operation)
    : reportUnknown(`anonymous visitors can ${operation}`, response);
}
