import * as z from 'zod/mini';
import { newGuestListEntrySchema } from '../../domain/guest-list.ts';
import { householdReplySchema } from '../../domain/household.ts';
import { rsvpRecordSchema } from '../../domain/rsvp.ts';
import type { BackupRows } from './backup.ts';

const FORMAT = 'serenissima-backup';

const id = z.int().check(z.gte(1));
const householdKey = z.string().check(z.regex(/^(email|host):./), z.maxLength(600));
const stored = { id, created_at: z.iso.datetime() };
const nothing = Object.fromEntries(
  Object.keys(householdReplySchema.shape).map((column) => [column, z.null()]),
) as Record<keyof typeof householdReplySchema.shape, z.ZodMiniNull>;
const entry = { ...stored, party: householdKey, after_rsvp: z.int().check(z.gte(0)) };

const tables = z.strictObject({
  rsvps: z.array(z.strictObject({ ...stored, ...rsvpRecordSchema.shape })),
  host_entries: z.array(
    z.discriminatedUnion('act', [
      z.strictObject({ ...entry, act: z.literal('reply'), ...householdReplySchema.shape }),
      z.strictObject({ ...entry, act: z.enum(['withdraw', 'restore']), ...nothing }),
    ]),
  ),
  invited: z.array(z.strictObject({ ...stored, ...newGuestListEntrySchema.shape })),
  invited_matches: z.array(
    z.strictObject({
      ...stored,
      invited: id,
      party: householdKey,
      same: z.enum({ no: 0, yes: 1 }),
    }),
  ),
  exports: z.array(z.strictObject(stored)),
});

const backupSchema = z.strictObject({
  format: z.literal(FORMAT),
  schema: z.literal(2),
  made_at: z.iso.datetime(),
  tables,
});

/** All rows as a text that `rowsInJson` reads back. */
export function backupAsJson(rows: BackupRows): string {
  const made_at = new Date().toISOString();
  return `${JSON.stringify({ format: FORMAT, schema: 2, made_at, tables: rows }, null, 1)}\n`;
}

/** The rows in such a text, or what is wrong with it in words. */
export function rowsInJson(text: string): BackupRows | string {
  const result = backupSchema.safeParse(parsed(text));
  if (result.success) return result.data.tables;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  if (!place.startsWith('tables.')) return 'it is not a backup of this program';
  return `${place} is not as a backup has it`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
