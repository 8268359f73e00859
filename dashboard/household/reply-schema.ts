import * as z from 'zod/mini';
import type { HouseholdReply } from '../../domain/household.ts';
import { GUESTS_MESSAGE, rsvpFormSchema, toRsvpRecord } from '../../domain/rsvp.ts';

const EMAIL_MESSAGE = 'Please enter a valid email address, or leave it empty';

/** The guests' RSVP form for the couple: a reply received by phone may have no email address. */
export const replySchema = z.object({
  ...rsvpFormSchema.shape,
  email: z.string().check(
    z.trim(),
    z.refine(
      (email) => email === '' || rsvpFormSchema.shape.email.safeParse(email).success,
      EMAIL_MESSAGE,
    ),
  ),
  guestsCount: z.pipe(z.enum(['1', '2'], GUESTS_MESSAGE), z.transform(Number)),
});
/** The values in the form, and the values after validation. */
export type ReplyInput = z.input<typeof replySchema>;
export type ReplyValues = z.output<typeof replySchema>;

/** A new reply has no default attendance: the couple must enter it. */
export function toFormValues(reply: HouseholdReply | null): Partial<ReplyInput> {
  return {
    guestOneFirst: reply?.guest_one_first ?? '',
    guestOneLast: reply?.guest_one_last ?? '',
    guestTwoFirst: reply?.guest_two_first ?? '',
    guestTwoLast: reply?.guest_two_last ?? '',
    email: reply?.email ?? '',
    guestsCount: reply?.guests_count === 2 ? '2' : '1',
    dietaryRestrictions: reply?.dietary_restrictions ?? '',
    ...(reply && { welcomeParty: reply.welcome_party, wedding: reply.wedding }),
  };
}

export function toHouseholdReply(values: ReplyValues): HouseholdReply {
  return { ...toRsvpRecord(values), email: values.email || null };
}
