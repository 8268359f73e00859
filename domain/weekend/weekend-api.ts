import * as z from 'zod/mini';
import { localTimeSchema } from '../announcements/announcement-api.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';

/** `GET /weekend`, and the response of the other: the published times, and how the page writes them. */
export type WeekendResponse = Pick<
  WeddingDocument,
  'celebrate' | 'languages' | 'timeZone' | 'english'
> & {
  /** Whether the draft of the website has other events, whose times move too. */
  hasDraft: boolean;
};

export const MAX_SHIFT_MINUTES = 180;

/**
 * `POST /weekend/shift`: publishes the moved times and nothing else of the draft. 400 if the time is not planned any
 * more, because somebody else has moved it.
 */
export const shiftSchema = z.strictObject({
  event: z.string(),
  from: localTimeSchema,
  minutes: z.int().check(z.minimum(-MAX_SHIFT_MINUTES), z.maximum(MAX_SHIFT_MINUTES)),
});
