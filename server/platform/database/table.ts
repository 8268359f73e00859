import type { Value } from './database.ts';

/** The types of columns; `?` allows null. An `id` is given by the database, and `encoded` decoded by the feature. */
type Types = {
  id: number;
  integer: number;
  'integer?': number | null;
  text: string;
  'text?': string | null;
  bytes: Uint8Array;
  encoded: Value;
};

type Columns = Readonly<Record<string, keyof Types>>;

type Options = {
  /** In the report of a move. */
  title: string;
  /** Backups contain all but access: sessions and links, which an old backup must not make valid again. */
  contains: 'guest data' | 'website' | 'announcements' | 'settings' | 'access';
  /** The rows that *Delete all data* deletes. Without it: all guest data and announcements, and nothing else. */
  deleteAll?: 'every row' | `WHERE ${string}`;
  /** The columns that refer to an erased household. Rows that refer to such a row go with it. */
  erase?: Readonly<Record<string, 'reply' | 'entry' | 'invitation' | 'household' | 'recipient'>>;
  /** For large rows: all rows of a batch are in memory, and PostgreSQL has ten seconds for a statement. */
  rowsPerRead?: number;
};

export type Table = Options & { name: string; columns: Columns };

/** A row with all columns, as the database returns it. */
export type RowOf<T extends Table> = { [C in keyof T['columns']]: Types[T['columns'][C]] };

/** Describes a database table, once for its feature, backups, moves, erasure and *Delete all data*. */
export function defineTable<const C extends Columns>(name: string, columns: C, options: Options) {
  const columnNames = Object.keys(columns) as (keyof C & string)[];
  return { name, columns, columnNames, ...options };
}
