import { BACKUP_TABLES } from '../backup.ts';
import { SESSION_COLUMNS } from '../desk-sessions-table.ts';

/** What a move takes along, in an order in which it can be put back: the book, and who is signed in. */
export const MOVED_TABLES = { ...BACKUP_TABLES, desk_sessions: SESSION_COLUMNS } as const;

export type MovedTable = keyof typeof MOVED_TABLES;

export const MOVED_NAMES = Object.keys(MOVED_TABLES) as MovedTable[];
