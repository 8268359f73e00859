import type { ReplyAnswers } from '../../domain/replies/reply-answers.ts';
import { type RsvpRecord, replyAnswersSchema, replySchema } from '../../domain/replies/rsvp.ts';
import type { Value } from '../platform/database/database.ts';

/** The columns of a reply in `rsvps` and `host_entries`, in the order of the record. */
export const REPLY_COLUMNS = Object.keys(replySchema.shape) as (keyof RsvpRecord)[];
/** For the descriptions of both tables. */
export const ENCODED_REPLY = Object.fromEntries(
  REPLY_COLUMNS.map((column) => [column, 'encoded']),
) as Record<keyof RsvpRecord, 'encoded'>;

type Reply = Omit<RsvpRecord, 'email'> & { email: string | null };

/** A row with `answers` as the databases return it: as JSON. */
export type ReplyRow<Row extends Reply> = Omit<Row, 'answers'> & { answers: string | null };

/** The values of the columns; null in all of them without a reply. */
export function toColumnValues(reply: Reply | null): Value[] {
  return REPLY_COLUMNS.map((column) => {
    if (column !== 'answers') return reply?.[column] ?? null;
    return reply?.answers ? JSON.stringify(reply.answers) : null;
  });
}

/**
 * The row with its answers parsed, and without them if there are none. On Supabase guests write into the
 * table, so the answers can have any shape: those that the page cannot have sent are ignored.
 */
export function parseReplyRow<Row extends { answers: string | null }>({
  answers: json,
  ...columns
}: Row): Omit<Row, 'answers'> & { answers?: ReplyAnswers } {
  const parsed = json === null ? null : replyAnswersSchema.safeParse(JSON.parse(json));
  return { ...columns, ...(parsed?.data && { answers: parsed.data }) };
}
