import { isSilent, type Silence } from './answer.ts';
import { type CheckResult, fault } from './check-result.ts';
import type { ApiAnswer } from './supabase-answer.ts';

/** One look at a project, and what a stranger was found able to do. */
export type Look = {
  result: CheckResult;
  /** What anybody can do, in words that follow "enough to"; unset when it is as it should be. */
  opening?: string[];
  /** The tables whose rights have to be set anew for it. */
  tables?: string[];
  /** Whether somebody's data can be read. */
  reveals?: boolean;
};

/** A way in for strangers into a table. */
export function opening(
  table: string,
  can: string,
  { reveals = false }: { reveals?: boolean } = {},
): Look {
  const result = fault(`Anybody can ${can}.`);
  return { result, opening: [can], tables: [table], reveals };
}

/** Rights of the replies' table that are missing, so that no guest can reply. */
export function shutOut(says: string): Look {
  return { result: fault(says), tables: ['rsvps'] };
}

/** Whether the database let it pass as far as the row itself. */
export function isLetIn(answer: ApiAnswer | Silence): boolean {
  return !isSilent(answer) && (answer.status < 300 || /^(22|23|PGRST116)/.test(answer.code));
}

/** What could not be found out, or is not as any project of this site's answers. */
export function unclear(asked: string, answer: ApiAnswer | Silence): Look {
  const said = isSilent(answer)
    ? answer.silence
    : ['status', answer.status, answer.code].filter(Boolean).join(' ');
  return {
    result: fault(`It could not be told whether ${asked}: ${said}.`, 'Try again in a moment'),
  };
}
