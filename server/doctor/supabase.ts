import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import { localizeWedding } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { SupabaseProject } from '../platform/supabase-project.ts';
import { isProbeFailure, type ProbeFailure } from './probe.ts';
import { type Alarm, type CheckResult, type CheckSection, error, ok } from './report.ts';
import {
  type AccessResult,
  type ApiResponse,
  createDataApi,
  type DataApi,
  isDenied,
} from './supabase-api.ts';
import { checkReplies } from './supabase-replies.ts';
import { checkDashboardTables, createClosingSql } from './supabase-tables.ts';

const FIX_TABLES = 'supabase link and supabase db push, in the folder of this site';
const FIX_PAUSED = 'Open the project in the Supabase dashboard and restore it if it is paused';

/**
 * Checks a Supabase project with the permissions of any visitor of the page. Nothing is stored,
 * changed or deleted, even when the project allows it.
 */
export async function checkSupabase(
  project: SupabaseProject,
  wedding: WeddingDocument,
): Promise<Pick<CheckSection, 'results' | 'alarm'>> {
  const api = createDataApi(project);
  const failure = await checkProject(api, project.url);
  if (failure) return { results: [failure] };

  const questions = getRsvpQuestions(localizeWedding(wedding));
  const access = [...(await checkReplies(api, questions)), ...(await checkDashboardTables(api))];
  const results: CheckResult[] = [
    ok(`${project.url} answers and has the table rsvps.`),
    ...access.map(({ result }) => result),
  ];
  const wrong = access.filter(({ table }) => table !== undefined);
  return wrong.length === 0 ? { results } : { results, alarm: createAlarm(wrong) };
}

/** The reason why the table of replies cannot be checked, if there is one. */
async function checkProject(api: DataApi, url: string): Promise<CheckResult | undefined> {
  const response = await api('GET', 'rsvps?select=id&limit=1');
  if (isProbeFailure(response)) return toUnreachable(response, url);
  const { status, code, isJson } = response;
  if ([200, 206].includes(status) && response.rowCount !== null) return undefined;
  if (isDenied(response)) return undefined;
  if (isPaused(response)) {
    return error(`The project at ${url} is paused: it receives no replies.`, FIX_PAUSED);
  }
  if (status >= 500) {
    return error(`The project at ${url} does not work (status ${status}).`, FIX_PAUSED);
  }
  if (code === 'PGRST205' || code === '42P01') {
    return error(`The project at ${url} has no table rsvps.`, FIX_TABLES);
  }
  if (isJson && [401, 403].includes(status)) {
    return error(
      `The project at ${url} does not accept the key in SUPABASE_ANON_KEY.`,
      'Copy the publishable (or anon) key of this project: dashboard, Project Settings, API Keys',
    );
  }
  if (isJson && code === '42703') {
    return error(
      `The project at ${url} has a table rsvps that is not this site’s.`,
      `Rename that table, then: ${FIX_TABLES}`,
    );
  }
  return error(
    `The server at ${url} is not a Supabase project (status ${status}).`,
    'Copy the address of the project into SUPABASE_URL: dashboard, Project Settings, Data API',
  );
}

function toUnreachable({ reason, code }: ProbeFailure, url: string): CheckResult {
  const fix =
    code === 'ENOTFOUND'
      ? 'Check the spelling of SUPABASE_URL; the address of a deleted project does not exist either'
      : 'Check SUPABASE_URL, and whether this machine is online';
  return error(`The project at ${url} cannot be reached: ${reason}.`, fix);
}

function isPaused({ status, message }: ApiResponse): boolean {
  return status === 540 || (status >= 400 && /\bpaused\b/i.test(message));
}

function createAlarm(wrong: AccessResult[]): Alarm {
  const list = wrong.flatMap(({ exposed = [] }) => exposed);
  return {
    title: toTitle(wrong),
    message:
      list.length > 0
        ? 'With the key that every guest’s page contains, anyone can'
        : 'The table rsvps does not have the permissions that this site gave it.',
    list,
    instructions:
      'Fix it now: open the SQL Editor in the Supabase dashboard, paste the lines above, FROM HERE ' +
      'TO HERE, and press Run. They change no reply. Then check again: npm run doctor',
    sql: createClosingSql(wrong.flatMap(({ table = [] }) => table)),
  };
}

function toTitle(wrong: AccessResult[]): string {
  if (wrong.some(({ isLeak }) => isLeak)) return 'Anyone can read your guests’ data';
  if (wrong.some(({ exposed }) => exposed)) return 'Anyone can change your data';
  return 'No guest can reply';
}
