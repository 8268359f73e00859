// The questions of a wedding's form. A separate file, because the guests' page needs it before it loads the
// rules.

import type { RsvpQuestion, Wedding } from '../wedding/wedding.ts';

export type EventInfo = {
  id: string;
  title: string;
  /** 'invited' if it is only for the households that are invited to it by name. */
  guests?: 'all' | 'invited' | undefined;
};

/** The parts of the form that differ between weddings. */
export type RsvpQuestions = {
  /** The events with attendance, in the order of the page. */
  events: readonly EventInfo[];
  maxGuests: number;
  /** The couple's own questions. */
  questions?: readonly RsvpQuestion[];
  dietaryPerPerson?: boolean;
};

type WeddingWithForm = Pick<Wedding, 'celebrate' | 'rsvp'>;

export function getRsvpQuestions(wedding: WeddingWithForm): RsvpQuestions {
  const { dietaryPerPerson, maxGuests, questions } = wedding.rsvp;
  return {
    events: listRsvpEvents(wedding).map(({ id, title, guests }) => ({
      id,
      title,
      ...(guests === 'invited' && { guests }),
    })),
    maxGuests,
    ...(questions && { questions }),
    ...(dietaryPerPerson && { dietaryPerPerson }),
  };
}

/** Whether the form asks for more than the specification does. */
export function hasQuestions({
  dietaryPerPerson,
  questions,
}: Pick<RsvpQuestions, 'dietaryPerPerson' | 'questions'>): boolean {
  return Boolean(dietaryPerPerson || questions?.length);
}

/** The events on the form, in the order of the page. */
export function listRsvpEvents({ celebrate, rsvp }: WeddingWithForm) {
  return celebrate.events.filter(({ id }) => rsvp.events.includes(id));
}

/**
 * The wedding for the open form. Only a personal link asks about private events, and later for an answer that can wait, so
 * the open form names no deadline for that one.
 */
export function keepOpenEvents(wedding: Wedding): Wedding {
  const isPrivate = (id: string | undefined) =>
    wedding.celebrate.events.some((event) => event.id === id && event.guests === 'invited');
  const { events, questions, ...rsvp } = wedding.rsvp;
  return {
    ...wedding,
    rsvp: {
      ...rsvp,
      events: events.filter((id) => !isPrivate(id)),
      ...(questions && {
        questions: questions
          .filter(({ event }) => !isPrivate(event))
          .map(({ closesOn, ...question }) => ({
            ...question,
            ...(closesOn && !question.isLater && { closesOn }),
          })),
      }),
    },
  };
}
