import * as z from 'zod/mini';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import type { HouseholdReply } from '../../../domain/replies/household.ts';
import { hasOwnEvents, listPeople } from '../../../domain/replies/people.ts';
import { composePersonalReply } from '../../../domain/replies/personal-reply.ts';
import {
  combineAnswers,
  EVENT_COLUMNS,
  type GuestName,
  getAttendance,
  getGuestCount,
  type PersonReply,
} from '../../../domain/replies/reply-answers.ts';
import { ATTENDANCE, type Attendance, MAX_GUESTS, rules } from '../../../domain/replies/rsvp.ts';
import {
  createAnswersSchema,
  createPersonSchema,
  toAnswers,
  toAnswerTexts,
  toPersonAnswers,
  toPersonInput,
} from './person-values.ts';

type Wedding = GuestData['wedding'];

const EMAIL_MESSAGE = 'Please enter a valid email address, or leave it empty';

type AttendanceValues = Record<string, Attendance | 'not-asked'>;

/** The number of a household's guests that a form offers. */
const GUEST_COUNTS = Array.from({ length: MAX_GUESTS }, (_, index) => String(index + 1));

/** The guests' RSVP form for the couple: a reply received by phone may have no email address. */
export function createReplySchema(wedding: Wedding) {
  const attendance = z.enum([...ATTENDANCE, 'not-asked'], 'Please choose an answer');
  const { events, questions = [] } = wedding;
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
    /** The guests beyond two. */
    guests: z.array(z.object({ first: rules.optionalName, last: rules.optionalName })),
    dietaryRestrictions: rules.dietaryRestrictions,
    /** Whether each person attends events of their own; else the people are the guests above. */
    isPerPerson: z.boolean(),
    people: z.array(createPersonSchema(wedding)),
    questions: createAnswersSchema(questions.filter(({ perPerson }) => !perPerson)),
  });
}
type ReplySchema = ReturnType<typeof createReplySchema>;
/** The values in the form, and the values after validation. */
export type ReplyInput = z.input<ReplySchema>;
export type ReplyValues = z.output<ReplySchema>;

/** A new reply has no default attendance: the couple must enter it. */
export function toFormValues(reply: HouseholdReply | null, wedding: Wedding): Partial<ReplyInput> {
  const { events, questions = [] } = wedding;
  const guests = reply?.answers?.guests ?? [];
  const isPerPerson = hasOwnEvents(reply);
  const count = reply && isPerPerson ? listPeople(reply).length : MAX_GUESTS;
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
    guestsCount: String(reply ? Math.min(getGuestCount(reply), MAX_GUESTS) : 1),
    guests: Array.from({ length: MAX_GUESTS - 2 }, (_, index) => ({
      first: guests[index]?.first ?? '',
      last: guests[index]?.last ?? '',
    })),
    dietaryRestrictions: reply?.dietary_restrictions ?? '',
    isPerPerson,
    people: Array.from({ length: count }, (_, index) => toPersonInput(reply, index, wedding)),
    questions: toAnswerTexts(
      reply?.answers?.questions,
      questions.filter(({ perPerson }) => !perPerson),
    ),
  };
}

/** Answers about events and questions that are not on the form any more stay as they are in `initial`. */
export function toHouseholdReply(
  values: ReplyValues,
  initial: HouseholdReply | null,
  wedding: Wedding,
): HouseholdReply {
  const { people: _, guests: __, events: ___, ...others } = initial?.answers ?? {};
  const questions = toAnswers(
    values.questions,
    initial?.answers?.questions,
    (wedding.questions ?? []).filter(({ perPerson }) => !perPerson),
  );
  if (values.isPerPerson) return composePerPersonReply(values, initial, wedding, questions);
  const attendance: Record<string, Attendance | null> = {};
  for (const id of initial
    ? [...EVENT_COLUMNS, ...Object.keys(initial.answers?.events ?? {})]
    : []) {
    attendance[id] = initial && getAttendance(initial, id);
  }
  for (const [id, answer] of Object.entries(values.events)) {
    attendance[id] = answer === 'not-asked' ? null : answer;
  }
  const guests = values.guests
    .slice(0, Math.max(0, values.guestsCount - 2))
    .map(({ first, last }) => ({ first: first || null, last: last || null }));
  const two = { first: values.guestTwoFirst || null, last: values.guestTwoLast || null };
  const columns = {
    guest_one_first: values.guestOneFirst,
    guest_one_last: values.guestOneLast,
    guest_two_first: two.first,
    guest_two_last: two.last,
    email: values.email || null,
    guests_count: Math.min(values.guestsCount, 2),
    dietary_restrictions: values.dietaryRestrictions || null,
  };
  const names: GuestName[] = [
    { first: values.guestOneFirst, last: values.guestOneLast },
    ...(values.guestsCount > 1 ? [two] : []),
    ...guests,
  ];
  const people = names.map((name, index): PersonReply => {
    const before = initial?.answers?.people?.[index];
    const person = values.people[index];
    return { ...name, ...(person && toPersonAnswers(person, before, wedding)) };
  });
  const hasAnswers = people.some(({ dietary, isChild, questions: given }) =>
    Boolean(dietary || isChild || given),
  );
  return {
    ...columns,
    ...combineAnswers(attendance, guests, {
      ...others,
      questions,
      people: hasAnswers ? people : [],
    }),
  };
}

/** A reply in which each person attends events of their own. */
function composePerPersonReply(
  values: ReplyValues,
  initial: HouseholdReply | null,
  wedding: Wedding,
  questions: ReturnType<typeof toAnswers>,
): HouseholdReply {
  const earlier = initial ? listPeople(initial) : [];
  const people = values.people.map((person): PersonReply => {
    const before = person.position === null ? undefined : earlier[person.position];
    const chosen = Object.entries(person.events).filter(([, answer]) => answer !== 'not-asked');
    const others = Object.entries(before?.events ?? {}).filter(([id]) => !(id in person.events));
    return {
      ...{ first: person.first || null, last: person.last || null },
      ...toPersonAnswers(person, before, wedding),
      events: Object.fromEntries([...others, ...chosen]) as Record<string, Attendance>,
    };
  });
  const { invitation, household } = initial?.answers ?? {};
  return composeFromPeople(
    {
      ...EMPTY_REPLY,
      email: values.email || null,
      dietary_restrictions: values.dietaryRestrictions || null,
      answers: {
        ...{ people, questions },
        ...(invitation !== undefined && { invitation }),
        ...(household !== undefined && { household }),
      },
    },
    wedding,
  );
}

const EMPTY_REPLY: HouseholdReply = {
  ...{ guest_one_first: '', guest_one_last: '', guest_two_first: null, guest_two_last: null },
  ...{ email: null, welcome_party: 'not-attending', wedding: 'not-attending', guests_count: 1 },
  dietary_restrictions: null,
};

/** The reply with the columns that follow from what its people said. */
export function composeFromPeople(reply: HouseholdReply, { events }: Wedding): HouseholdReply {
  const { people = [], questions = {}, invitation, household } = reply.answers ?? {};
  const ids = new Set([
    ...events.map(({ id }) => id),
    ...people.flatMap((person) => Object.keys(person.events ?? {})),
  ]);
  const composed = composePersonalReply(
    {
      ...{ people, questions, email: reply.email ?? '' },
      dietaryRestrictions: reply.dietary_restrictions ?? '',
    },
    {
      events: [...ids],
      ...(invitation !== undefined && { invitation }),
      ...(household !== undefined && { household }),
    },
  );
  return { ...composed, email: reply.email };
}
