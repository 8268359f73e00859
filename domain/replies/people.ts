import type { RsvpQuestion } from '../wedding/wedding.ts';
import type { HouseholdReply } from './household.ts';
import { listAskedQuestions } from './questions.ts';
import {
  type AnswerValue,
  type GuestName,
  getOwn,
  getPersonAttendance,
  type PersonReply,
} from './reply-answers.ts';

/**
 * Everybody in a reply, in its order: the counted guests, and in a reply by personal link also those who stay
 * at home.
 */
export function listPeople(reply: HouseholdReply): PersonReply[] {
  const people = reply.answers?.people ?? [];
  if (hasOwnEvents(reply)) return people;
  return listGuestNames(reply).map((name, index) => ({ ...people[index], ...name }));
}

/** Those who come to at least one of the events. */
export function listPeopleAttending(
  reply: HouseholdReply,
  events: readonly { id: string }[],
): PersonReply[] {
  return listPeople(reply).filter((person) =>
    events.some(({ id }) => getPersonAttendance(reply, person, id) === 'attending'),
  );
}

/** Whether its people attend events of their own. */
export function hasOwnEvents(reply: HouseholdReply | null): boolean {
  return reply?.answers?.people?.some(({ events }) => events) ?? false;
}

/** The names in the columns and the further guests, as many as are counted. */
export function listGuestNames(reply: HouseholdReply): GuestName[] {
  const two = { first: reply.guest_two_first, last: reply.guest_two_last };
  return [
    { first: reply.guest_one_first, last: reply.guest_one_last },
    ...(reply.guests_count > 1 ? [two] : []),
    ...(reply.answers?.guests ?? []),
  ];
}

export function getPersonName(reply: HouseholdReply, { first, last }: GuestName): string {
  const name = [first, last].filter(Boolean).join(' ');
  return name || `Guest of ${reply.guest_one_first} ${reply.guest_one_last}`.trim();
}

/** By the event's id. */
export function getPersonEvents(
  reply: HouseholdReply,
  person: PersonReply,
  events: readonly { id: string }[],
) {
  return Object.fromEntries(
    events.map(({ id }) => [id, getPersonAttendance(reply, person, id)] as const),
  );
}

/** The household's note, and the needs of each person who comes to any event. */
export function getDietaryNotes(reply: HouseholdReply): string | null {
  const needs = listPeople(reply)
    .filter(({ dietary, events }) => dietary && isComing(events))
    .map((person) => `${getPersonName(reply, person)}: ${person.dietary}`);
  const notes = [reply.dietary_restrictions, ...needs].filter((note) => note !== null);
  return notes.length > 0 ? notes.join('\n') : null;
}

export function removeDietaryNotes({ answers, ...reply }: HouseholdReply): HouseholdReply {
  const people = answers?.people?.map(({ dietary: _, ...person }) => person);
  return {
    ...reply,
    dietary_restrictions: null,
    ...(answers && { answers: { ...answers, ...(people && { people }) } }),
  };
}

function isComing(events: PersonReply['events']): boolean {
  return !events || Object.values(events).includes('attending');
}

type Form = {
  events: readonly { id: string }[];
  questions?: readonly RsvpQuestion[] | undefined;
};

/** A question with one answer to it; undefined for an answer that is missing. */
export type GivenAnswer = { question: RsvpQuestion; answer: AnswerValue | undefined };

/** The questions that were asked of a person who is in the reply. */
export function listPersonAnswers(
  reply: HouseholdReply,
  person: PersonReply,
  { events, questions = [] }: Form,
): GivenAnswer[] {
  const perPerson = questions.filter((question) => question.perPerson);
  return listAskedQuestions(perPerson, getPersonEvents(reply, person, events)).map((question) => ({
    question,
    answer: getOwn(person.questions ?? {}, question.id),
  }));
}

/** The questions that were asked of the household. */
export function listHouseholdAnswers(
  reply: HouseholdReply,
  { events, questions = [] }: Form,
): GivenAnswer[] {
  const attendance = getPersonEvents(reply, { first: null, last: null }, events);
  const ofHousehold = questions.filter(({ perPerson }) => !perPerson);
  return listAskedQuestions(ofHousehold, attendance).map((question) => ({
    question,
    answer: getOwn(reply.answers?.questions ?? {}, question.id),
  }));
}
