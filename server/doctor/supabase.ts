import { encodeReply } from '../../domain/replies/rsvp-record.ts';
import { readMigrations } from '../platform/database/postgres-migrations.ts';
import type { SupabaseProject } from '../platform/supabase-project.ts';
import { type CheckResult, error, ok } from './check.ts';
import { type Answer, ask, type NoAnswer } from './site-address.ts';

const FIX_TABLES =
  'supabase link and supabase db push, in the folder of this site; rename another program’s table first';
const FIX_PAUSED = 'Open the project in the Supabase dashboard and restore it if it is paused';
const FIX_ACCESS =
  'Fix it now in the Supabase dashboard: enable row level security on this table, and remove every ' +
  'grant and policy that is not in supabase/migrations. Then check again';
const FIX_UNKNOWN = 'Try again in a moment';

// For an empty table PostgreSQL estimates hundreds of rows, and through this site's policy at most
// one. So a table that anyone can read is detected before the first reply.
const MAX_ESTIMATED_ROWS = 10;
const NO_ROW = 'wedding=eq.attending&wedding=eq.not-attending';

/** The table's check constraints reject it, because it has no address. */
const INVALID_REPLY = encodeReply({
  people: [
    { ...{ first: 'Dry run', last: 'of the doctor' }, attendance: {}, dietary: null, answers: {} },
  ],
  isPerPerson: false,
  email: 'no address',
  note: null,
  answers: {},
});

type ApiAnswer = {
  status: number;
  /** PostgREST's error code, or empty. */
  code: string;
  message: string;
  isJson: boolean;
  isList: boolean;
  /** The number of rows that were sent or counted. */
  rows: number;
};

type Request = (method: string, path: string, options?: Options) => Promise<ApiAnswer | NoAnswer>;
type Options = { body?: object; prefer?: string; accept?: string };

/**
 * Checks a project with the permissions of any visitor of the page. Nothing is stored, changed or
 * deleted, even when the project allows it.
 */
export async function checkSupabase(project: SupabaseProject): Promise<CheckResult[]> {
  const request = createRequest(project);
  const problem = findProjectProblem(project.url, await request('GET', 'rsvps?select=id&limit=1'));
  if (problem) return [problem];
  const results = await Promise.all([
    checkSending(request),
    checkReading(request),
    checkDenied('change replies', () =>
      request('PATCH', `rsvps?${NO_ROW}`, { body: { wedding: 'attending' } }),
    ),
    checkDenied('delete replies', () => request('DELETE', `rsvps?${NO_ROW}`)),
    ...listOtherTables().map((name) =>
      checkDenied(`read the table ${name}`, () => request('GET', `${name}?limit=0`)),
    ),
  ]);
  return [
    ok(`${project.url} answers and has the table rsvps.`),
    ...results.filter((result) => result !== undefined),
    ...(results.slice(2).some(Boolean)
      ? []
      : [ok('Nobody can change or delete replies, or read another table.')]),
  ];
}

/** Calls the data API with the key that every guest's page contains. */
function createRequest({ url, anonKey }: SupabaseProject): Request {
  return async (method, path, { body, prefer, accept = 'application/json' } = {}) => {
    const answer = await ask(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        Accept: accept,
        'Content-Type': 'application/json',
        ...(prefer && { Prefer: prefer }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return 'reason' in answer ? answer : parseAnswer(answer);
  };
}

function parseAnswer({ status, headers, text }: Answer): ApiAnswer {
  const body = parseJson(text);
  const { code, message } = Object(body) as { code?: unknown; message?: unknown };
  const isList = Array.isArray(body);
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return {
    status,
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    isJson: body !== undefined,
    isList,
    rows: Math.max(isList ? body.length : 0, Number(total ?? 0)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason why the table of replies cannot be checked, if there is one. */
function findProjectProblem(url: string, answer: ApiAnswer | NoAnswer): CheckResult | undefined {
  if ('reason' in answer) {
    return error(
      `The project at ${url} cannot be reached: ${answer.reason}.`,
      'Check SUPABASE_URL (a deleted project has no address), and whether this machine is online',
    );
  }
  const { code, isJson, isList, message, status } = answer;
  if (isDenied(answer) || (isList && status < 300)) return undefined;
  // Supabase answers for a paused project with 540.
  if (status >= 500 || (status >= 400 && /\bpaused\b/i.test(message))) {
    return error(
      `The project at ${url} is paused or does not work (status ${status}): it receives no replies.`,
      FIX_PAUSED,
    );
  }
  if (['PGRST205', '42P01', '42703'].includes(code)) {
    return error(`The project at ${url} has no table rsvps, or another program’s.`, FIX_TABLES);
  }
  if (isJson && [401, 403].includes(status)) {
    return error(
      `The project at ${url} does not accept the key in SUPABASE_ANON_KEY.`,
      'Copy the publishable (or anon) key of this project: dashboard, Project Settings, API Keys',
    );
  }
  return error(
    `The server at ${url} is not a Supabase project (status ${status}).`,
    'Copy the address of the project into SUPABASE_URL: dashboard, Project Settings, Data API',
  );
}

/**
 * Sends a row that the table's checks reject. It sends it twice and asks for one row back: if the
 * checks are missing, PostgREST finds two rows and rolls both back. So nothing is stored in any case.
 */
async function checkSending(request: Request): Promise<CheckResult> {
  const row = { ...INVALID_REPLY, answers: null };
  const answer = await request('POST', 'rsvps?select=*', {
    body: [row, row],
    prefer: 'return=representation',
    accept: 'application/vnd.pgrst.object+json',
  });
  if ('reason' in answer) return reportUnknown('guests can send replies', answer);
  const { code, message } = answer;
  if (code === '23514') {
    return ok('Guests can send replies (tested with an invalid one; nothing was stored).');
  }
  if (isDenied(answer)) {
    return error('Guests cannot send replies: the table rejects all of them.', FIX_ACCESS);
  }
  // A column is missing, or both rows were accepted.
  if (code === 'PGRST204' || code === 'PGRST116') {
    const column = /'(\w+)' column/.exec(message)?.[1];
    const problem = column ? `has no column ${column}` : 'accepts invalid replies';
    return error(`The table rsvps ${problem} (nothing was stored).`, FIX_TABLES);
  }
  return reportUnknown('guests can send replies', answer);
}

async function checkReading(request: Request): Promise<CheckResult> {
  // At most one row of each: the check must not download private data.
  const path = 'rsvps?select=id&limit=1';
  const [counted, estimated] = await Promise.all([
    request('GET', path, { prefer: 'count=exact' }),
    request('GET', path, { prefer: 'count=planned' }),
  ]);
  if (isDenied(counted)) {
    return error('Guests cannot send replies: their page may not read its own row.', FIX_ACCESS);
  }
  if ('reason' in counted || !counted.isList) return reportUnknown('replies can be read', counted);
  const estimate = 'reason' in estimated ? 0 : estimated.rows;
  if (counted.rows > 0 || estimate > MAX_ESTIMATED_ROWS) {
    return error('Anybody can read every reply, with names, addresses and diets.', FIX_ACCESS);
  }
  return ok(
    'Anonymous visitors can neither read nor count replies. Before the first reply this is not ' +
      'certain: run the doctor again when there is one.',
  );
}

/**
 * No result when the database denies the operation, or has no such table yet. An error of the row itself (22 and
 * 23) comes after the permissions.
 */
async function checkDenied(
  operation: string,
  send: () => ReturnType<Request>,
): Promise<CheckResult | undefined> {
  const answer = await send();
  if (isDenied(answer)) return undefined;
  if ('reason' in answer) return reportUnknown(`anybody can ${operation}`, answer);
  const { code, status } = answer;
  if (status === 404) return undefined;
  const isPermitted = status < 300 || /^2[23]/.test(code);
  return isPermitted
    ? error(`Anybody can ${operation}.`, FIX_ACCESS)
    : reportUnknown(`anybody can ${operation}`, answer);
}

/** Whether the database denied the request for lack of permission. */
function isDenied(answer: ApiAnswer | NoAnswer): boolean {
  return 'code' in answer && [401, 403].includes(answer.status) && answer.code === '42501';
}

function reportUnknown(question: string, answer: ApiAnswer | NoAnswer): CheckResult {
  const reason =
    'reason' in answer
      ? answer.reason
      : ['status', answer.status, answer.code].filter(Boolean).join(' ');
  return error(`It is unknown whether ${question}: ${reason}.`, FIX_UNKNOWN);
}

/** All tables of a project but that of replies. The former name of a renamed one answers with 404. */
function listOtherTables(): string[] {
  const names = readMigrations()
    .join('\n')
    .matchAll(/^(?:create (?:unlogged )?table public\.|alter table public\.\w+ rename to )(\w+)/gm);
  return [...names].map(([, name = '']) => name).filter((name) => name !== 'rsvps');
}
