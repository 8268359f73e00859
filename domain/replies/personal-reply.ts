import * as z from 'zod/mini';
import type { PersonalReply, PersonalReplyRequest } from '../invitations/invitation.ts';
import type { HouseholdReply } from './household.ts';
import { findQuestionIssue } from './questions.ts';
import {
  combineAnswers,
  type GuestName,
  getAttendance,
  type PersonReply,
} from './reply-answers.ts';
import { openAnswers, type RsvpRecord, replyAnswersSchema, rules } from './rsvp.ts';
import { RSVP_MESSAGES } from './rsvp-messages.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';
import { type Attendance, createRsvpRules } from './rsvp-rules.ts';

/** Stands for a name that nobody knows: the columns of the first guest need one. */
const NO_NAME = '–';

/** `POST /invitation/reply`. */
export const personalReplySchema = z.strictObject({
  people: z.nonoptional(openAnswers.people),
  email: rules.email,
  dietaryRestrictions: z._default(rules.dietaryRestrictions, ''),
  questions: z._default(z.nonoptional(openAnswers.questions), {}),
  id: z.optional(z.int()),
  repliedAt: z.optional(z.nullable(z.string())),
}) as unknown as z.ZodMiniType<PersonalReplyRequest>;

/** The limits of one household. `events` are those on the form that it is invited to. */
export type InvitationLimits = { events: readonly string[]; maxGuests: number };

/** The field's name, as in `person:2:event:brunch`, and a sentence. */
type Issue = { field: string; message: string };

/** The first answer that does not fit the household's invitation and the form; null without one. */
export function findPersonalReplyIssue(
  { people, questions }: PersonalReply,
  { events, maxGuests }: InvitationLimits,
  form: Pick<RsvpQuestions, 'questions'>,
): Issue | null {
  const answered = people.flatMap((person, index) =>
    Object.keys(person.events ?? {}).map((id) => ({ id, field: `person:${index}:event:${id}` })),
  );
  const unknown = answered.find(({ id }) => !events.includes(id));
  if (unknown) {
    const message = `The event ${unknown.id} is not on the invitation any more`;
    return { field: unknown.field, message };
  }
  if (answered.length === 0) {
    const message = 'Please select who is coming';
    return { field: `person:0:event:${events[0] ?? ''}`, message };
  }
  const tooMany = people.flatMap((person, index) => (isComing(person) ? index : []))[maxGuests];
  if (tooMany !== undefined) {
    const { error } = createRsvpRules(RSVP_MESSAGES)
      .guestsCount(maxGuests)
      .safeParse(maxGuests + 1);
    const event = events.find((id) => people[tooMany]?.events?.[id] === 'attending') ?? '';
    const field = `person:${tooMany}:event:${event}`;
    return { field, message: error?.issues[0]?.message ?? '' };
  }
  // The form keeps a person's note when the couple no longer asks for it.
  return findQuestionIssue({ people, questions }, { ...form, dietaryPerPerson: true });
}

/**
 * The reply as it is stored. `invitation` is the id of the entry, `household` the key of the household, both
 * for a reply by personal link.
 */
export function composePersonalReply(
  { people, email, dietaryRestrictions, questions }: PersonalReply,
  {
    events,
    ...source
  }: Pick<InvitationLimits, 'events'> & { invitation?: number; household?: string },
): RsvpRecord {
  const attendance = events.map((id): [string, Attendance | null] => {
    const answers = people.map((person) => person.events?.[id]);
    return [id, answers.find((one) => one === 'attending') ?? answers.find(Boolean) ?? null];
  });
  const coming = people.filter(isComing);
  const named = (coming.length > 0 ? coming : people).filter(hasName);
  const unnamed = coming.filter((person) => !hasName(person));
  // The columns need a name, also if only guests without one are coming.
  const [one, two, ...others] =
    named.length > 0 ? [...named, ...unnamed] : [people.find(hasName), ...unnamed.slice(1)];
  const isTwo = coming.length > 0 ? coming.length > 1 : two !== undefined;
  const further = coming.length > 2 ? others : [];
  const { answers, ...columns } = combineAnswers(
    Object.fromEntries(attendance),
    further.map((guest) => ({ first: guest?.first ?? null, last: guest?.last ?? null })),
    { people, questions, ...source },
  );
  return {
    ...toFirstGuest(one, people),
    guest_two_first: (isTwo && two?.first) || null,
    guest_two_last: (isTwo && two?.last) || null,
    email,
    ...columns,
    guests_count: isTwo ? 2 : 1,
    dietary_restrictions: dietaryRestrictions || null,
    ...(answers && { answers }),
  };
}

/** A stored reply as the form of the personal link shows it. */
export function toPersonalReply(reply: HouseholdReply, events: readonly string[]): PersonalReply {
  const { answers = {}, email, dietary_restrictions } = reply;
  const attendance = events.flatMap((id) => {
    const answer = getAttendance(reply, id);
    return answer ? [[id, answer] as const] : [];
  });
  const people: PersonReply[] = answers.people ?? listGuests(reply);
  return {
    people: people.map((person) => ({
      ...person,
      events: person.events ?? Object.fromEntries(attendance),
    })),
    email: email ?? '',
    dietaryRestrictions: dietary_restrictions ?? '',
    questions: answers.questions ?? {},
  };
}

/** Whether somebody in the reply has a name. */
export function hasAnyName({ people }: Pick<PersonalReply, 'people'>): boolean {
  return people.some(hasName);
}

/** Whether the answers fit into the column. */
export function isShortEnough({ answers = {} }: RsvpRecord): boolean {
  return replyAnswersSchema.safeParse(answers).success;
}

function listGuests({ answers, guests_count, ...reply }: HouseholdReply): GuestName[] {
  const two = { first: reply.guest_two_first, last: reply.guest_two_last };
  return [
    { first: reply.guest_one_first, last: reply.guest_one_last },
    ...(guests_count > 1 || hasName(two) ? [two] : []),
    ...(answers?.guests ?? []),
  ];
}

function isComing({ events = {} }: PersonReply): boolean {
  return Object.values(events).includes('attending');
}

function hasName({ first, last }: GuestName): boolean {
  return Boolean(first || last);
}

/** Children often have their first name only, and a family its last one. */
function toFirstGuest(
  person: GuestName | undefined,
  people: readonly GuestName[],
): Pick<RsvpRecord, 'guest_one_first' | 'guest_one_last'> {
  const { first, last } = person ?? { first: null, last: null };
  const words = (last ?? '').split(' ');
  if (!first && words.length > 1) {
    return { guest_one_first: words.slice(0, -1).join(' '), guest_one_last: words.at(-1) ?? '' };
  }
  const sharedLast = people.find((one) => one.last)?.last;
  return {
    guest_one_first: first || NO_NAME,
    guest_one_last: last || sharedLast || NO_NAME,
  };
}
