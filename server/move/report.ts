import type { Outcome } from './move.ts';
import { MOVED_NAMES, type MovedTable } from './moved-tables.ts';
import type { Place } from './place.ts';

const WORDS = {
  rsvps: 'replies',
  host_entries: 'entries by hand',
  invited: 'invited',
  invited_matches: 'words on who is whom',
  exports: 'exports',
  emails: 'emails',
  desk_sessions: 'sign-ins at the dashboard',
} as const satisfies Record<MovedTable, string>;

/** What was done, how it was verified, and what to do next. */
export function reportOf({ moved, sums }: Outcome, from: Place, to: Place): string {
  const heading = moved
    ? `Moved from ${from.name}\n        to ${to.name}, read again there and found the same:`
    : `Already there, equal: ${to.name} holds what ${from.name} holds:`;
  const lines = MOVED_NAMES.map((table) => {
    const { rows, sha256 } = sums[table];
    const count = `  ${WORDS[table].padEnd(22)}${rows.toLocaleString('en').padStart(9)}`;
    return rows === 0 ? count : `${count}   sha256 ${sha256.slice(0, 16)}…`;
  });
  return [heading, ...lines, '', ...nextSteps(from, to), ''].join('\n');
}

function nextSteps(from: Place, to: Place): string[] {
  const setting = to.databaseUrl
    ? 'Set DATABASE_URL to the address given as --to'
    : `Set DATA_DIR=${to.dataDir}${from.databaseUrl ? ' and take DATABASE_URL away' : ''}`;
  return [
    'What to do now:',
    `  1. Stop the site on ${from.name}, if it runs: replies that still come in there stay behind.`,
    `  2. ${setting}, then: npm start`,
    '  3. Look at the dashboard. The passwords are the same; hosts stay signed in, and guests let in.',
    `  4. Keep ${from.name} until you have looked.`,
  ];
}
