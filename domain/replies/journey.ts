import type { JourneyPart } from '../wedding/rsvp-section.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { getOwn, type Person, type Reply } from './reply.ts';

/** How somebody travels, as far as it is answered; the times are in the wedding's zone. */
export type Journey = { seat?: boolean } & { [Part in Exclude<JourneyPart, 'seat'>]?: string };

/** Reads the person's own answers, and those of the household to the questions that are asked once. */
export function readJourney(
  { answers }: Pick<Reply, 'answers'>,
  person: Pick<Person, 'answers'>,
  questions: readonly RsvpQuestion[] = [],
): Journey {
  return Object.fromEntries(
    questions.flatMap(({ id, journey, perPerson }) => {
      const answer = getOwn(perPerson ? person.answers : answers, id);
      return journey === undefined || answer === undefined ? [] : [[journey, answer]];
    }),
  );
}
