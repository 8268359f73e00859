import type { SupabaseProject } from '../supabase-project.ts';
import { type Alarm, type CheckResult, type CheckSection, well } from './check-result.ts';
import { dataApiOf } from './supabase-answer.ts';
import { checkDashboardTables } from './supabase-dashboard-check.ts';
import type { Look } from './supabase-look.ts';
import { checkProject } from './supabase-project-check.ts';
import { checkReplies } from './supabase-replies-check.ts';
import { closingSql } from './supabase-tables.ts';

/**
 * Looks at a Supabase project from outside, as anybody can who has opened the page. Nothing is stored,
 * changed or deleted by it, however open the project is.
 */
export async function checkSupabase(
  project: SupabaseProject,
): Promise<Pick<CheckSection, 'results' | 'alarm'>> {
  const api = dataApiOf(project);
  const absence = await checkProject(api, project.url);
  if (absence) return { results: [absence] };

  const looks = [...(await checkReplies(api)), ...(await checkDashboardTables(api))];
  const results: CheckResult[] = [
    well(`${project.url} answers, and the table rsvps is there.`),
    ...looks.map(({ result }) => result),
  ];
  const amiss = looks.filter(({ tables }) => tables !== undefined);
  return amiss.length === 0 ? { results } : { results, alarm: alarmAbout(amiss) };
}

function alarmAbout(looks: Look[]): Alarm {
  const openings = looks.flatMap(({ opening = [] }) => opening);
  return {
    title: titleOf(looks),
    says:
      openings.length > 0
        ? 'The key that stands in every guest’s page is enough to'
        : 'The rights of the table rsvps are not what this site gave it.',
    list: openings,
    how:
      'Set it right now: in the Supabase dashboard open the SQL Editor, paste the lines above, FROM ' +
      'HERE TO HERE, and press Run. They change no reply. Then look again: npm run doctor',
    sql: closingSql(looks.flatMap(({ tables = [] }) => tables)),
  };
}

function titleOf(looks: Look[]): string {
  if (looks.some(({ reveals }) => reveals)) return 'Your guests’ data is open to the world';
  if (looks.some(({ opening }) => opening)) return 'Strangers can write where only you may';
  return 'No guest can reply';
}
