import * as z from 'zod/mini';
import { isMailingMessage, MAILING_KINDS } from '../../domain/emails/mailings.ts';
import { GUEST_LIST_LIMITS } from '../../domain/guest-list/guest-list.ts';
import { newGuestListEntrySchema } from '../../domain/guest-list/guest-list-schema.ts';
import { parseInvitationCode } from '../../domain/invitations/invitation-code.ts';
import { householdReplySchema } from '../../domain/replies/household-schema.ts';
import { MANY_LINES, rsvpRecordSchema, rules } from '../../domain/replies/rsvp.ts';
import { SECRET_NAMES } from '../platform/access/secrets.ts';
import { toPictureId } from '../website/pictures/pictures.ts';
import { ALL_TABLES, type Row, type Table } from './queries.ts';

/** In the header of every JSON backup. */
export const FORMAT = 'serenissima-backup';
/** The version of the backups that are written; versions 2 to 4 are read, too. */
export const VERSION = 5;

const id = z.int().check(z.gte(1));
const count = z.int().check(z.gte(0));
const time = z.iso.datetime();
const householdKey = z.string().check(z.regex(/^(email|host|invitation):./), z.maxLength(600));
const stored = { id, created_at: time };
const { answers: _, ...replyColumns } = householdReplySchema.shape;
const emptyReply = Object.fromEntries(
  Object.keys(replyColumns).map((column) => [column, z.null()]),
) as Record<keyof typeof replyColumns, z.ZodMiniNull>;
const author = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(60))));
const entry = { ...stored, party: householdKey, after_rsvp: count, author };

// Rows from before names needed a visible character are restored as they are.
const name = z.string().check(z.minLength(1), z.maxLength(250), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const names = {
  guest_one_first: name,
  guest_one_last: name,
  guest_two_first: z.nullable(name),
  guest_two_last: z.nullable(name),
};

/** The parts of a household without a column are valid together with any name. */
function isDetails(details: unknown): boolean {
  const isObject = typeof details === 'object' && details !== null;
  return isObject && newGuestListEntrySchema.safeParse({ ...details, name: 'A' }).success;
}

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const jsonText = z.string().check(z.refine((json) => parseJson(json) !== null || json === 'null'));
// On Supabase guests can store answers of any shape. They are restored, and ignored as before (`parseReplyRow`).
const jsonObject = z.string().check(
  z.maxLength(8000),
  z.refine((json) => z.looseObject({}).safeParse(parseJson(json)).success),
);
// Backups of older versions do not have this column.
const answers = z.optional(z.nullable(jsonObject));
// As in PostgreSQL's table: on Supabase guests can store addresses that the form rejects.
const ADDRESS =
  /^[^ \t-\r@"(),:;<>[\]\\]{1,64}@(?:[^ \t-\r@"(),:;<>[\]\\.]+\.)+[^ \t-\r@"(),:;<>[\]\\.]{2,}$/u;
const email = z.string().check(z.regex(ADDRESS));
// In a file as base64, in a database as bytes.
const pictureBytes = z.union([
  z.base64(),
  z.pipe(
    z.instanceof(Uint8Array),
    z.transform((bytes) => Buffer.from(bytes).toString('base64')),
  ),
]);

const rowSchemas = {
  rsvps: z.strictObject({ ...stored, ...rsvpRecordSchema.shape, ...names, email, answers }),
  host_entries: z.discriminatedUnion('act', [
    z.strictObject({
      ...entry,
      act: z.literal('reply'),
      ...replyColumns,
      ...names,
      email: z.nullable(email),
      answers,
    }),
    z.strictObject({
      ...entry,
      act: z.enum(['withdraw', 'restore']),
      ...emptyReply,
      answers: z.optional(z.null()),
    }),
  ]),
  invited: z.strictObject({
    ...stored,
    name,
    email: z.nullable(rules.email),
    party_size: z.nullable(z.int().check(z.gte(1), z.lte(GUEST_LIST_LIMITS.householdSize))),
    note: z.nullable(z.string().check(z.maxLength(GUEST_LIST_LIMITS.note), z.regex(MANY_LINES))),
    details: z.optional(
      z.nullable(z.string().check(z.refine((json) => isDetails(parseJson(json))))),
    ),
  }),
  invited_matches: z.strictObject({
    ...stored,
    invited: id,
    party: householdKey,
    same: z.enum({ no: 0, yes: 1 }),
  }),
  exports: z.strictObject(stored),
  wedding_versions: z.strictObject({
    id,
    published_at: time,
    published_by: z.nullable(text(200)),
    author,
    note: z.nullable(text(2000)),
    document: jsonText,
  }),
  wedding_draft: z.strictObject({
    id: text(60),
    content: z.nullable(jsonText),
    changed_at: time,
    changed_by: z.nullable(text(200)),
  }),
  pictures: z
    .strictObject({
      id: z.string(),
      uploaded_at: time,
      type: z.enum(['image/jpeg', 'image/webp']),
      width: count,
      height: count,
      bytes: pictureBytes,
      thumbnail: pictureBytes,
    })
    .check(
      // The id is also a promise that the bytes are the ones that were decoded and encoded.
      z.refine(({ id, bytes }) => id === toPictureId(Buffer.from(bytes, 'base64'))),
    ),
  mailings: z.strictObject({
    ...stored,
    kind: z.enum(MAILING_KINDS),
    version: id,
    message: z.string().check(z.refine((json) => isMailingMessage(parseJson(json)))),
    send_at: z.nullable(time),
    days_before_deadline: z.nullable(count),
    started_at: z.nullable(time),
    stopped_at: z.nullable(time),
  }),
  mail_recipients: z.strictObject({
    ...stored,
    address: text(320),
    token: text(60),
    unsubscribed_at: z.nullable(time),
  }),
  emails: z.strictObject({
    ...stored,
    kind: z.enum(['receipt', 'notification', 'reminder', 'mailing']),
    rsvp: z.nullable(id),
    invited: z.nullable(id),
    mailing: z.optional(z.nullable(id)),
    recipient: z.optional(z.nullable(id)),
    language: z.optional(z.nullable(z.string().check(z.length(2)))),
    due_at: time,
    attempts: count,
    sending_since: z.nullable(time),
    unconfirmed_attempts: count,
    sent_at: z.nullable(time),
    failed_at: z.nullable(time),
    stopped_at: z.optional(z.nullable(time)),
    error: z.nullable(z.string()),
  }),
  desk_sessions: z.strictObject({
    id: z.string(),
    seen_at: z.nullable(time),
    previous_at: z.nullable(time),
    signed_out_at: z.nullable(time),
    signed_in_at: z.optional(z.nullable(time)),
    device: z.optional(z.nullable(z.string())),
    host: z.optional(z.nullable(id)),
  }),
  session_generations: z.strictObject({
    id: z.enum(['dashboard', 'gate']),
    generation: z.string().check(z.minLength(1)),
  }),
  announcements: z.strictObject({
    ...stored,
    changed_at: time,
    shown_until: time,
    texts: jsonText,
  }),
  preview_links: z.strictObject({ ...stored, expires_at: time, token_hash: text(64) }),
  share_links: z.strictObject({
    ...stored,
    expires_at: time,
    token_hash: text(64),
    label: text(80),
    lists: text(200),
    event: z.nullable(text(60)),
    opened_at: z.nullable(time),
    opened_count: count,
  }),
  invitation_codes: z.strictObject({
    ...stored,
    entry: id,
    code: z.string().check(z.refine((code) => parseInvitationCode(code) === code)),
    revoked_at: z.nullable(time),
    merged_into: z.nullable(id),
  }),
  hosts: z.strictObject({
    ...stored,
    name: text(60),
    name_key: text(200),
    password_hash: text(300),
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
  schema: z.literal([3, 4, VERSION]),
  tables: z.strictObject({
    ...guestData,
    wedding_versions: z.optional(z.array(rowSchemas.wedding_versions)),
    wedding_draft: z.optional(z.array(rowSchemas.wedding_draft)),
    pictures: z.optional(z.array(rowSchemas.pictures)),
    announcements: z.optional(z.array(rowSchemas.announcements)),
    mailings: z.optional(z.array(rowSchemas.mailings)),
    mail_recipients: z.optional(z.array(rowSchemas.mail_recipients)),
    emails: z.optional(z.array(rowSchemas.emails)),
    desk_sessions: z.optional(z.array(rowSchemas.desk_sessions)),
    session_generations: z.optional(z.array(rowSchemas.session_generations)),
    preview_links: z.optional(z.array(rowSchemas.preview_links)),
    share_links: z.optional(z.array(rowSchemas.share_links)),
    invitation_codes: z.optional(z.array(rowSchemas.invitation_codes)),
    hosts: z.optional(z.array(rowSchemas.hosts)),
  }),
  last_ids: z.partialRecord(z.enum(ALL_TABLES), count),
  secrets: z.optional(z.partialRecord(z.enum(SECRET_NAMES), line)),
});
export type FullBackup = z.infer<typeof fullBackupSchema>;

/** What a backup may contain: each table's rows, as they are in the database. */
export const backupSchema = z.discriminatedUnion('schema', [
  z.strictObject({ ...header, schema: z.literal(2), tables: z.strictObject(guestData) }),
  fullBackupSchema,
]);

/** Returns an error message for the first row that a backup must not contain. */
export function findInvalidRow(table: Table, rows: readonly Row[]): string | undefined {
  const schema: z.ZodMiniType = z.array(rowSchemas[table]);
  const result = schema.safeParse(rows);
  if (result.success) return undefined;
  const [row, ...path] = result.error.issues[0]?.path ?? [];
  const place = [table, 'id', rows[Number(row)]?.id, ...path].join(' ');
  return `the row ${place} is not valid in a backup`;
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
