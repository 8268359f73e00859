import * as z from 'zod/mini';
import { newGuestListEntrySchema } from '../../domain/guest-list.ts';
import { householdReplySchema } from '../../domain/household.ts';
import { rsvpRecordSchema } from '../../domain/rsvp.ts';
import { SECRET_NAMES, type SecretName } from '../access/secrets.ts';
import type { Database } from '../database/database.ts';
import {
  ALL_TABLES,
  GUEST_DATA_TABLES,
  type GuestDataTable,
  hasNumericIds,
  insertRows,
  type Row,
  readAllRows,
  type Table,
} from './queries.ts';

const FORMAT = 'serenissima-backup';
const VERSION = 3;

/** The content of a JSON backup. Versions before 3 have only the tables of the guests' data. */
export type BackupContents = {
  tables: Record<GuestDataTable, Row[]> & Partial<Record<Table, Row[]>>;
  /** The highest id that each table ever gave, also to a deleted row. */
  lastIds: Partial<Record<Table, number>>;
  secrets: Partial<Record<SecretName, string>>;
};

/**
 * Reads the guests' data, or with `everything` all tables, at one moment. Secrets are never included:
 * this is also what a browser downloads.
 */
export function readContents(
  database: Database,
  { everything = false }: { everything?: boolean } = {},
): Promise<BackupContents> {
  return database.snapshot(async (queries) => {
    const tables: Partial<BackupContents['tables']> = {};
    const lastIds: BackupContents['lastIds'] = {};
    for (const table of everything ? ALL_TABLES : GUEST_DATA_TABLES) {
      tables[table] = await readAllRows(queries, table);
      if (hasNumericIds(table)) lastIds[table] = await database.lastId(queries, table);
    }
    return { tables: tables as BackupContents['tables'], lastIds, secrets: {} };
  });
}

/** Inserts all rows into a new database, or none. Throws StorageError. */
export function insertContents(
  database: Database,
  { tables, lastIds = {} }: Pick<BackupContents, 'tables'> & Partial<BackupContents>,
): Promise<void> {
  return database.exclusiveTransaction(async (queries) => {
    for (const table of ALL_TABLES) {
      await insertRows(queries, table, tables[table] ?? []);
      if (hasNumericIds(table)) await database.continueIds(queries, table, lastIds[table]);
    }
  });
}

export function formatBackupJson({ tables, lastIds, secrets }: BackupContents): string {
  const backup = {
    format: FORMAT,
    schema: VERSION,
    made_at: new Date().toISOString(),
    tables,
    last_ids: lastIds,
    ...(Object.keys(secrets).length > 0 && { secrets }),
  };
  return `${JSON.stringify(backup, null, 1)}\n`;
}

/** Returns the contents, or an error message that names the first invalid field. */
export function parseBackupJson(text: string): BackupContents | string {
  const json = parseJson(text);
  const result = backupSchema.safeParse(json);
  if (result.success) {
    const { last_ids = {}, secrets = {} } = result.data as Partial<FullBackup>;
    // The rows as they are: the schemas of the forms would trim texts.
    const { tables } = json as { tables: BackupContents['tables'] };
    return { tables, lastIds: last_ids, secrets };
  }
  const { format, schema } = Object(json) as { format?: unknown; schema?: unknown };
  if (format === FORMAT && Number(schema) > VERSION) {
    return 'it was made by a newer version of this program';
  }
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  if (!/^(tables|last_ids|secrets)\b/.test(path)) return 'it is not a backup of this program';
  return `${path} is not valid in a backup`;
}

/** Returns an error message for the first row that a backup must not contain. */
export function findInvalidRow(table: Table, rows: readonly Row[]): string | undefined {
  const schema: z.ZodMiniType = z.array(rowSchemas[table]);
  const result = schema.safeParse(rows);
  if (result.success) return undefined;
  const [row, ...path] = result.error.issues[0]?.path ?? [];
  const place = [table, 'id', rows[Number(row)]?.id, ...path].join(' ');
  return `the row ${place} is not valid in a backup`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const id = z.int().check(z.gte(1));
const count = z.int().check(z.gte(0));
const time = z.iso.datetime();
const householdKey = z.string().check(z.regex(/^(email|host):./), z.maxLength(600));
const stored = { id, created_at: time };
const emptyReply = Object.fromEntries(
  Object.keys(householdReplySchema.shape).map((column) => [column, z.null()]),
) as Record<keyof typeof householdReplySchema.shape, z.ZodMiniNull>;
const entry = { ...stored, party: householdKey, after_rsvp: count };

// Rows from before names needed a visible character are restored as they are.
const name = z.string().check(z.minLength(1), z.maxLength(250), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const names = {
  guest_one_first: name,
  guest_one_last: name,
  guest_two_first: z.nullable(name),
  guest_two_last: z.nullable(name),
};

const rowSchemas = {
  rsvps: z.strictObject({ ...stored, ...rsvpRecordSchema.shape, ...names }),
  host_entries: z.discriminatedUnion('act', [
    z.strictObject({ ...entry, act: z.literal('reply'), ...householdReplySchema.shape, ...names }),
    z.strictObject({ ...entry, act: z.enum(['withdraw', 'restore']), ...emptyReply }),
  ]),
  invited: z.strictObject({ ...stored, ...newGuestListEntrySchema.shape, name }),
  invited_matches: z.strictObject({
    ...stored,
    invited: id,
    party: householdKey,
    same: z.enum({ no: 0, yes: 1 }),
  }),
  exports: z.strictObject(stored),
  emails: z.strictObject({
    ...stored,
    kind: z.enum(['receipt', 'notification', 'reminder']),
    rsvp: z.nullable(id),
    invited: z.nullable(id),
    due_at: time,
    attempts: count,
    sending_since: z.nullable(time),
    unconfirmed_attempts: count,
    sent_at: z.nullable(time),
    failed_at: z.nullable(time),
    error: z.nullable(z.string()),
  }),
  desk_sessions: z.strictObject({
    id: z.string(),
    seen_at: z.nullable(time),
    previous_at: z.nullable(time),
    signed_out_at: z.nullable(time),
    signed_in_at: z.optional(z.nullable(time)),
    device: z.optional(z.nullable(z.string())),
  }),
  session_generations: z.strictObject({
    id: z.enum(['dashboard', 'gate']),
    generation: z.string().check(z.minLength(1)),
  }),
} satisfies Record<Table, z.ZodMiniType>;

const guestData = {
  rsvps: z.array(rowSchemas.rsvps),
  host_entries: z.array(rowSchemas.host_entries),
  invited: z.array(rowSchemas.invited),
  invited_matches: z.array(rowSchemas.invited_matches),
  exports: z.array(rowSchemas.exports),
};

const line = z.string().check(z.regex(/^[^\p{Cc}]+$/u));

const header = { format: z.literal(FORMAT), made_at: time };

const fullBackupSchema = z.strictObject({
  ...header,
  schema: z.literal(VERSION),
  tables: z.strictObject({
    ...guestData,
    emails: z.optional(z.array(rowSchemas.emails)),
    desk_sessions: z.optional(z.array(rowSchemas.desk_sessions)),
    session_generations: z.optional(z.array(rowSchemas.session_generations)),
  }),
  last_ids: z.partialRecord(z.enum(ALL_TABLES), count),
  secrets: z.optional(z.partialRecord(z.enum(SECRET_NAMES), line)),
});
type FullBackup = z.infer<typeof fullBackupSchema>;

const backupSchema = z.discriminatedUnion('schema', [
  z.strictObject({ ...header, schema: z.literal(2), tables: z.strictObject(guestData) }),
  fullBackupSchema,
]);
