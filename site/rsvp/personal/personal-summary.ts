import type { Invitation, PersonalReply } from '../../../domain/guest-list/invitation.ts';
import type { PersonReply } from '../../../domain/replies/reply-answers.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import type { ReplySummary } from '../reply-summary.ts';
import { isAttendingAny } from './guests.ts';
import { type Context, nameGuest } from './names.ts';

/** Summarizes the reply of a household for its card. */
export function summarizePersonalReply(
  { dietaryRestrictions, people }: PersonalReply,
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

  const events = listRsvpEvents(edition.wedding)
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
  const notes = [
    dietaryRestrictions,
    ...people
      .filter(({ dietary }) => dietary)
      .map((person) => `${toFirstName(person)} · ${person.dietary}`),
  ].filter(Boolean);
  return {
    names: (coming.length > 0 ? coming : people).map(toName),
    events,
    details: notes.length > 0 ? [[dietaryNotes, notes.join('\n')]] : [],
  };
}
