import * as z from 'zod/mini';
import type { HouseholdReply } from '../../domain/replies/household.ts';
import {
  combineAnswers,
  EVENT_COLUMNS,
  getAttendance,
  getGuestCount,
} from '../../domain/replies/reply-answers.ts';
import { ATTENDANCE, type Attendance, MAX_GUESTS, rules } from '../../domain/replies/rsvp.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';

const EMAIL_MESSAGE = 'Please enter a valid email address, or leave it empty';

type AttendanceValues = Record<string, Attendance | 'not-asked'>;

/** The number of a household's guests that a form offers. */
export const GUEST_COUNTS = Array.from({ length: MAX_GUESTS }, (_, index) => String(index + 1));

/** The guests' RSVP form for the couple: a reply received by phone may have no email address. */
export function createReplySchema(events: readonly EventInfo[]) {
  const attendance = z.enum([...ATTENDANCE, 'not-asked'], 'Please choose an answer');
  return z.object({
    guestOneFirst: rules.first,
    guestOneLast: rules.last,
    guestTwoFirst: rules.optionalName,
    guestTwoLast: rules.optionalName,
    email: z.string().check(
      z.trim(),
      z.refine((email) => email === '' || rules.email.safeParse(email).success, EMAIL_MESSAGE),
    ),
    events: z.object(Object.fromEntries(events.map(({ id }) => [id, attendance]))) as z.ZodMiniType<
      AttendanceValues,
      AttendanceValues
    >,
    guestsCount: z.pipe(z.enum(GUEST_COUNTS), z.transform(Number)),
    /** Those beyond two. */
    guests: z.array(z.object({ first: rules.optionalName, last: rules.optionalName })),
    dietaryRestrictions: rules.dietaryRestrictions,
  });
}
type ReplySchema = ReturnType<typeof createReplySchema>;
/** The values in the form, and the values after validation. */
export type ReplyInput = z.input<ReplySchema>;
export type ReplyValues = z.output<ReplySchema>;

/** A new reply has no default attendance: the couple must enter it. */
export function toFormValues(
  reply: HouseholdReply | null,
  events: readonly EventInfo[],
): Partial<ReplyInput> {
  const guests = reply?.answers?.guests ?? [];
  return {
    guestOneFirst: reply?.guest_one_first ?? '',
    guestOneLast: reply?.guest_one_last ?? '',
    guestTwoFirst: reply?.guest_two_first ?? '',
    guestTwoLast: reply?.guest_two_last ?? '',
    email: reply?.email ?? '',
    ...(reply && {
      events: Object.fromEntries(
        events.map(({ id }) => [id, getAttendance(reply, id) ?? 'not-asked']),
      ),
    }),
    guestsCount: String(reply ? getGuestCount(reply) : 1),
    guests: Array.from({ length: MAX_GUESTS - 2 }, (_, index) => ({
      first: guests[index]?.first ?? '',
      last: guests[index]?.last ?? '',
    })),
    dietaryRestrictions: reply?.dietary_restrictions ?? '',
  };
}

/** Answers about events that are not on the form any more stay as they are in `initial`. */
export function toHouseholdReply(
  values: ReplyValues,
  initial: HouseholdReply | null,
): HouseholdReply {
  const attendance: Record<string, Attendance | null> = {};
  for (const id of initial
    ? [...EVENT_COLUMNS, ...Object.keys(initial.answers?.events ?? {})]
    : []) {
    attendance[id] = initial && getAttendance(initial, id);
  }
  for (const [id, answer] of Object.entries(values.events)) {
    attendance[id] = answer === 'not-asked' ? null : answer;
  }
  const guests = values.guests.slice(0, Math.max(0, values.guestsCount - 2));
  return {
    guest_one_first: values.guestOneFirst,
    guest_one_last: values.guestOneLast,
    guest_two_first: values.guestTwoFirst || null,
    guest_two_last: values.guestTwoLast || null,
    email: values.email || null,
    guests_count: Math.min(values.guestsCount, 2),
    dietary_restrictions: values.dietaryRestrictions || null,
    ...combineAnswers(
      attendance,
      guests.map(({ first, last }) => ({ first: first || null, last: last || null })),
    ),
  };
}
