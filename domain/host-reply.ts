import * as z from 'zod/mini';
import { rsvpRecordSchema, rules } from './rsvp.ts';

/**
 * A reply as a host enters it: a guest's, but one that came by phone may have no address. In a file
 * of its own, because what a guest downloads has no use for it.
 */
export const hostReplySchema = z.strictObject({
  ...rsvpRecordSchema.shape,
  email: z.nullable(rules.email),
});
