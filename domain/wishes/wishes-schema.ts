import * as z from 'zod/mini';
import { text } from '../replies/rsvp.ts';
import { MANY_LINES } from '../replies/rsvp-rules.ts';
import { MAX_WISH_LENGTH, type WishRequest } from './wishes-api.ts';

/** `PUT /wishes`. */
export const wishRequestSchema = z.strictObject({
  id: z.int(),
  text: text(MAX_WISH_LENGTH, MANY_LINES),
  isPublic: z.boolean(),
  before: z.exactOptional(z.string()),
}) satisfies z.ZodMiniType<WishRequest>;

/** `PATCH /host/api/wishes/:id`: 409 if the household has another text by now than the one that the couple has read. */
export const approveWishSchema = z.strictObject({ isApproved: z.boolean(), text: z.string() });
