import { BACKUP_TABLES } from '../backups/backup.ts';
import { SESSION_COLUMNS } from '../tables/dashboard-sessions.ts';

const LETTER_COLUMNS = [
  ...['id', 'created_at', 'kind', 'rsvp', 'invited', 'due_at', 'tries', 'sending_since'],
  ...['unsure', 'sent_at', 'given_up_at', 'fault'],
] as const;

/**
 * What a move takes along, in an order in which it can be put back: the book, the letters that are on
 * their way, and who is signed in.
 */
export const MOVED_TABLES = {
  ...BACKUP_TABLES,
  emails: LETTER_COLUMNS,
  desk_sessions: SESSION_COLUMNS,
} as const;

export type MovedTable = keyof typeof MOVED_TABLES;

export const MOVED_NAMES = Object.keys(MOVED_TABLES) as MovedTable[];
