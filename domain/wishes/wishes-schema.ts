import * as z from 'zod/mini';
import { text } from '../replies/rsvp.ts';
import { MANY_LINES } from '../replies/rsvp-rules.ts';
import { MAX_WISH_LENGTH, type OwnWish } from './wishes-api.ts';

/** `PUT /wishes`. */
export const ownWishSchema = z.strictObject({
  id: z.int(),
  text: text(MAX_WISH_LENGTH, MANY_LINES),
  isPublic: z.boolean(),
}) satisfies z.ZodMiniType<OwnWish>;

/** `PATCH /host/api/wishes/:id`. */
export const approveWishSchema = z.strictObject({ isApproved: z.boolean() });
