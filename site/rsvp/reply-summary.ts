import { formatNames } from '../../domain/replies/names.ts';
import {
  listFurtherGuests,
  listRsvpEvents,
  toEventField,
} from '../../domain/replies/rsvp-questions.ts';
import type { Edition } from '../edition.tsx';
import type { FormAnswers, ReplySummary } from './form-answers.ts';
import { getQuestions } from './load-questions.ts';

/** Summarizes the answers of the open form. */
export function summarizeReply(answers: FormAnswers, edition: Edition): ReplySummary {
  const { messages, wedding } = edition;
  const { attending, dietaryNotes, guestsCount, notAttending } = messages.rsvp;
  const events = listRsvpEvents(wedding).map((event) => {
    const isAttending = answers[toEventField(event.id)] === 'attending';
    return { event, isAttending, text: isAttending ? attending : notAttending };
  });
  const isComing = events.some(({ isAttending }) => isAttending);
  const details: (readonly [string, string])[] = [
    [guestsCount, isComing && wedding.rsvp.maxGuests > 1 ? String(answers.guestsCount) : ''],
    ...(getQuestions(edition)?.listAnswers(answers, edition) ?? []),
    [dietaryNotes, String(answers.dietaryRestrictions ?? '').trim()],
  ];
  return {
    names: formatNames(listNames(answers), wedding.locale),
    events,
    isComingToAll: events.every(({ isAttending }) => isAttending),
    details: details.filter(([, text]) => text),
  };
}

function listNames(answers: FormAnswers) {
  const further = listFurtherGuests(Number(answers.guestsCount));
  const read = (field: string) => String(answers[field] ?? '').trim();
  return ['One', 'Two', ...further].map((guest) => ({
    first: read(`guest${guest}First`),
    last: read(`guest${guest}Last`),
  }));
}
