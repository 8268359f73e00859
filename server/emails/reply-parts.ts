import { listHouseholdAnswers, listPersonAnswers } from '../../domain/replies/answer-counts.ts';
import { getDietaryNotes } from '../../domain/replies/dietary-notes.ts';
import { formatNames, getPersonName } from '../../domain/replies/names.ts';
import { formatAnswer } from '../../domain/replies/questions.ts';
import {
  type AnswerValue,
  getAttendance,
  getGuestCount,
  getOwn,
  hasName,
  type Reply,
} from '../../domain/replies/reply.ts';
import { EMAIL_MESSAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { RsvpQuestion, Wedding } from '../../domain/wedding/wedding.ts';
import {
  createEventParts,
  type EmailPart,
  formatFullNames,
  type SentReply,
  toListLocale,
} from './email.ts';

/** Each event of the form with the answer, and who comes if not everybody does. */
export function listAnsweredEvents(
  wedding: Wedding,
  reply: Reply,
  language: LanguageCode,
): EmailPart[] {
  const ids = wedding.celebrate.events
    .map(({ id }) => id)
    .filter((id) => getAttendance(reply, id) !== null);
  return createEventParts(wedding, reply, language).map((part, index) => {
    const text = describePeople(reply, ids[index] ?? '', language);
    if (part.kind !== 'event' || !part.answer || text === null) return part;
    return { ...part, answer: { ...part.answer, text } };
  });
}

/** As in 'Joyfully accepted: Ada · Regretfully declined: Luca'; null if all give the same answer. */
function describePeople(reply: Reply, event: string, language: LanguageCode): string | null {
  const { accepted, declined } = EMAIL_MESSAGES[language];
  const byAnswer = Map.groupBy(reply.people, ({ attendance }) => getOwn(attendance, event));
  const coming = byAnswer.get('attending') ?? [];
  const absent = byAnswer.get('not-attending') ?? [];
  if (coming.length === 0 || absent.length === 0) return null;
  const join = (people: typeof coming) =>
    formatNames(
      people.map((person) =>
        hasName(person) ? person : { first: getPersonName(reply, person), last: null },
      ),
      toListLocale(language),
    );
  return `${accepted}: ${join(coming)} · ${declined}: ${join(absent)}`;
}

/** The rest of a reply. Of guests who do not come, the caterer needs nothing. */
export function listReplyFacts(
  wedding: Wedding,
  reply: SentReply,
  { isAttending, language }: { isAttending: boolean; language: LanguageCode },
): EmailPart {
  const messages = EMAIL_MESSAGES[language];
  const count = { label: messages.guestsCount, value: String(getGuestCount(reply)) };
  const notes = {
    label: messages.dietaryRestrictions,
    value: getDietaryNotes(reply) ?? messages.noRestrictions,
  };
  return {
    kind: 'facts',
    facts: [
      { label: messages.name, value: formatFullNames(reply, language) },
      ...(isAttending ? [count] : []),
      { label: messages.email, value: reply.email },
      ...(isAttending ? [...listAnswers(wedding, reply, language), notes] : []),
    ],
  };
}

/** The answers to the couple's questions: of the household, or one line for each person. */
function listAnswers({ celebrate, rsvp }: Wedding, reply: Reply, language: LanguageCode) {
  const { events } = celebrate;
  const toText = (question: RsvpQuestion, answer: AnswerValue | undefined) =>
    answer === undefined ? '' : formatAnswer(question, answer, EMAIL_MESSAGES[language]);
  return (rsvp.questions ?? []).flatMap((question) => {
    const form = { events, questions: [question] };
    const ofHousehold = listHouseholdAnswers(reply, form).map(({ answer }) =>
      toText(question, answer),
    );
    const ofPeople = reply.people.flatMap((person) =>
      listPersonAnswers(person, form).map(({ answer }) => {
        const text = toText(question, answer);
        return text && `${getPersonName(reply, person)}: ${text}`;
      }),
    );
    const lines = [...ofHousehold, ...ofPeople].filter(Boolean);
    return lines.length > 0 ? [{ label: question.label, value: lines.join('\n') }] : [];
  });
}
