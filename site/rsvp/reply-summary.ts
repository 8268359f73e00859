import { formatNames, joinName } from '../../domain/replies/names.ts';
import { formatAnswer } from '../../domain/replies/questions.ts';
import type { FormReply } from '../../domain/replies/read-reply.ts';
import {
  type Answers,
  getOwn,
  isComing,
  type Name,
  type Person,
} from '../../domain/replies/reply.ts';
import type { ReplyForm } from '../../domain/replies/reply-form.ts';
import { listRsvpEvents } from '../../domain/replies/rsvp-questions.ts';
import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';

/** A reply as its card shows it. */
export type ReplySummary = {
  names: string;
  /** In the order of the page. */
  events: readonly { event: WeddingEvent; text: string; isAttending: boolean }[];
  /** Whether one calendar file has what the guests come to. */
  isComingToAll: boolean;
  /** The other answers. */
  details: readonly (readonly [term: string, text: string])[];
};

/** What a card calls people, and those without a name. */
export type PeopleWords = {
  toName: (person: Person) => string;
  listUnnamed: (people: readonly Name[]) => string[];
};

const OPEN_FORM_WORDS: PeopleWords = { toName: joinName, listUnnamed: () => [] };

/** Summarizes a reply for its card. */
export function summarizeReply(
  { people, isPerPerson, uncounted, note, answers }: FormReply,
  form: ReplyForm<WeddingEvent>,
  { messages, wedding }: Pick<Edition, 'messages' | 'wedding'>,
  { toName, listUnnamed }: PeopleWords = OPEN_FORM_WORDS,
): ReplySummary {
  const { attending, dietaryNotes, guestsCount, notAttending } = messages.rsvp;
  const list = new Intl.ListFormat(wedding.locale);
  const events = form.events.map((event) => {
    const coming = people.filter(({ attendance }) => attendance[event.id] === 'attending');
    const others = people.filter((person) => !coming.includes(person));
    const isAttending = coming.length > 0;
    const plain = isAttending ? attending : notAttending;
    const text =
      isAttending && others.length > 0
        ? `${attending} · ${list.format(coming.map(toName))}\n${notAttending} · ${list.format(others.map(toName))}`
        : plain;
    return { event, isAttending, text };
  });

  const listLines = (read: (person: Person) => string | null) =>
    people
      .map((person) => ({ name: people.length > 1 && toName(person), text: read(person) }))
      .filter(({ text }) => text)
      .map(({ name, text }) => (name ? `${name}: ${text}` : text))
      .join('\n');
  const described = (wedding.rsvp.questions ?? []).map((question) => {
    const format = (given: Answers) => {
      const answer = getOwn(given, question.id);
      const words = messages.questions ?? { yes: '', no: '' };
      return answer === undefined ? '' : formatAnswer(question, answer, words, wedding.locale);
    };
    const lines = question.perPerson
      ? listLines((person) => format(person.answers))
      : format(answers);
    return [question.label, lines] as const;
  });

  const coming = people.filter((person) => isComing(person));
  const hasCount = !isPerPerson && coming.length > 0 && form.maxGuests > 1;
  const shown = [...(coming.length > 0 ? coming : people), ...(uncounted ? [uncounted] : [])];
  const notes = [note, listLines(({ dietary }) => dietary)].filter(Boolean).join('\n');
  const details = [
    [guestsCount, hasCount ? String(people.length) : ''],
    ...described,
    [dietaryNotes, notes],
  ] as const;
  return {
    names: formatNames(shown, wedding.locale, listUnnamed(shown)),
    events,
    // The file with all events has those, too, to which a household is not invited.
    isComingToAll:
      events.length === listRsvpEvents(wedding).length &&
      events.every(({ isAttending }) => isAttending),
    details: details.filter(([, text]) => text),
  };
}
