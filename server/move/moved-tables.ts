import { BACKUP_TABLES } from '../backups/backup.ts';
import { EMAIL_COLUMNS } from '../emails/outbox.ts';
import { SESSION_COLUMNS } from '../tables/dashboard-sessions.ts';

/**
 * What a move takes along, in an order in which it can be put back: the book, the emails that are on
 * their way, and who is signed in.
 */
export const MOVED_TABLES = {
  ...BACKUP_TABLES,
  emails: EMAIL_COLUMNS,
  desk_sessions: SESSION_COLUMNS,
} as const;

export type MovedTable = keyof typeof MOVED_TABLES;

export const MOVED_NAMES = Object.keys(MOVED_TABLES) as MovedTable[];
