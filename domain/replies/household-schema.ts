import * as z from 'zod/mini';
import { replyAnswersSchema, rsvpRecordSchema, rules } from './rsvp.ts';

/** A `HouseholdReply`. One that the couple entered after a phone call may have no email address. */
export const householdReplySchema = z.strictObject({
  ...rsvpRecordSchema.shape,
  email: z.nullable(rules.email),
  answers: z.exactOptional(replyAnswersSchema),
});
