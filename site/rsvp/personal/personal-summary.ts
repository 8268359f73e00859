import type { Invitation, PersonalReply } from '../../../domain/guest-list/invitation.ts';
import { formatAnswer } from '../../../domain/replies/questions.ts';
import type { PersonReply } from '../../../domain/replies/reply-answers.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import type { ReplySummary } from '../form-answers.ts';
import { isAttendingAny } from './guests.ts';
import { type Context, listUnnamed, nameGuest } from './names.ts';

/** Summarizes the reply of a household for its card. */
export function summarizePersonalReply(
  { dietaryRestrictions, people, questions: ofHousehold }: PersonalReply,
  invitation: Invitation,
  context: Context,
): ReplySummary {
  const { edition } = context;
  const { attending, dietaryNotes, notAttending } = edition.messages.rsvp;
  const list = new Intl.ListFormat(edition.wedding.locale);
  const toName = (person: PersonReply) =>
    [person.first, person.last].filter(Boolean).join(' ') || nameGuest(invitation, context);
  const toFirstName = (person: PersonReply) => person.first || toName(person);
  const format = (some: readonly PersonReply[]) => list.format(some.map(toFirstName));

  const allEvents = listRsvpEvents(edition.wedding);
  const events = allEvents
    .filter(({ id }) => invitation.events.includes(id))
    .map((event) => {
      const coming = people.filter(({ events: answers }) => answers?.[event.id] === 'attending');
      const others = people.filter((person) => !coming.includes(person));
      const isAttending = coming.length > 0;
      const text =
        isAttending && others.length > 0
          ? `${attending} · ${format(coming)}\n${notAttending} · ${format(others)}`
          : isAttending
            ? attending
            : notAttending;
      return { event, isAttending, text };
    });
  const coming = people.filter(({ events: answers }) => isAttendingAny(answers ?? {}));
  const shown = coming.length > 0 ? coming : people;
  const ofPeople = (read: (person: PersonReply) => string | undefined) =>
    people.flatMap((person) => {
      const text = read(person);
      return text ? [people.length > 1 ? `${toFirstName(person)} · ${text}` : text] : [];
    });
  const texts = edition.messages.questions ?? { yes: '', no: '' };
  const answers = (edition.wedding.rsvp.questions ?? []).map((question) => {
    const format = (given: PersonReply['questions'] = {}) => {
      const answer = given[question.id];
      return answer === undefined ? '' : formatAnswer(question, answer, texts);
    };
    const lines = question.perPerson
      ? ofPeople(({ questions }) => format(questions))
      : [format(ofHousehold)];
    return [question.label, lines.join('\n')] as const;
  });
  const notes = [dietaryRestrictions, ...ofPeople(({ dietary }) => dietary)].filter(Boolean);
  const details = [...answers, [dietaryNotes, notes.join('\n')] as const];
  return {
    names: [...shown.filter(isNamed).map(toName), ...listUnnamed(shown, context)],
    events,
    // The file with all events has those, too, to which the household is not invited.
    isComingToAll:
      events.length === allEvents.length && events.every(({ isAttending }) => isAttending),
    details: details.filter(([, text]) => text),
  };
}

function isNamed({ first, last }: PersonReply): boolean {
  return Boolean(first || last);
}
