import { isSilent, type Silence } from './answer.ts';
import { type CheckResult, fault } from './check-result.ts';
import { type ApiAnswer, type DataApi, isDenied } from './supabase-answer.ts';

const MAKE = 'supabase link and supabase db push, in the folder of this site';
const WAKE = 'Open the project in the Supabase dashboard; one that sleeps is restored there';

/** Why there is no table to look at; nothing when there is. */
export async function checkProject(api: DataApi, url: string): Promise<CheckResult | undefined> {
  const answer = await api('GET', 'rsvps?select=id&limit=1');
  if (isSilent(answer)) return silenceFinding(answer, url);
  const { status, code, isJson } = answer;
  if ([200, 206].includes(status) && answer.rows !== null) return undefined;
  if (isDenied(answer)) return undefined;
  if (isPaused(answer)) return fault(`The project at ${url} is paused: no reply arrives.`, WAKE);
  if (status >= 500) return fault(`The project at ${url} has trouble (status ${status}).`, WAKE);
  if (code === 'PGRST205' || code === '42P01') {
    return fault(`The project at ${url} has no table rsvps.`, MAKE);
  }
  if (isJson && [401, 403].includes(status)) {
    return fault(
      `The project at ${url} does not know the key in SUPABASE_ANON_KEY.`,
      'Copy the publishable (or anon) key of this very project: dashboard, Project Settings, API Keys',
    );
  }
  if (isJson && code === '42703') {
    return fault(
      `The project at ${url} has a table rsvps that is not this site’s.`,
      `Rename that table, then: ${MAKE}`,
    );
  }
  return fault(
    `What answers at ${url} is no Supabase project (status ${status}).`,
    'Copy the address of the project into SUPABASE_URL: dashboard, Project Settings, Data API',
  );
}

function silenceFinding({ silence, code }: Silence, url: string): CheckResult {
  const mend =
    code === 'ENOTFOUND'
      ? 'Look at SUPABASE_URL letter by letter; a project that was deleted has no address either'
      : 'Look at SUPABASE_URL, and whether this machine is online';
  return fault(`The project at ${url} cannot be reached: ${silence}.`, mend);
}

function isPaused({ status, message }: ApiAnswer): boolean {
  return status === 540 || (status >= 400 && /\bpaused\b/i.test(message));
}
