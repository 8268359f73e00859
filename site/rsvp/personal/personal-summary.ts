import type { Invitation, PersonalReply } from '../../../domain/invitations/invitation.ts';
import { formatNames } from '../../../domain/replies/names.ts';
import type { Person } from '../../../domain/replies/reply.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import type { ReplySummary } from '../form-answers.ts';
import { describeAnswers } from '../question-answers.ts';
import { hasName, isAttendingAny, listGuests } from './guests.ts';
import { type Context, listUnnamed, nameGuest } from './names.ts';

/** Summarizes the reply of a household for its card. */
export function summarizePersonalReply(
  reply: PersonalReply,
  invitation: Invitation,
  context: Context,
): ReplySummary {
  const { note, people } = reply;
  const { edition } = context;
  const { attending, dietaryNotes, notAttending } = edition.messages.rsvp;
  const list = new Intl.ListFormat(edition.wedding.locale);
  // Numbered as on the form, which opens with this reply.
  const unnamed = listGuests({ ...invitation, reply }).filter((guest) => !hasName(guest));
  const toNumber = (person: Person) => unnamed.findIndex((guest) => guest.reply === person) + 1;
  const toName = (person: Person) =>
    [person.first, person.last].filter(Boolean).join(' ') ||
    nameGuest(invitation, context, toNumber(person));
  const toFirstName = (person: Person) => person.first || toName(person);
  const format = (some: readonly Person[]) => list.format(some.map(toFirstName));

  const allEvents = listRsvpEvents(edition.wedding);
  const events = allEvents
    .filter(({ id }) => invitation.events.includes(id))
    .map((event) => {
      const coming = people.filter(({ attendance }) => attendance[event.id] === 'attending');
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
  const coming = people.filter(({ attendance }) => isAttendingAny(attendance));
  const shown = coming.length > 0 ? coming : people;
  const described = describeAnswers(reply, edition, toFirstName);
  const notes = [note, described.dietary].filter(Boolean).join('\n');
  return {
    names: formatNames(shown, edition.wedding.locale, listUnnamed(shown, context)),
    events,
    // The file with all events has those, too, to which the household is not invited.
    isComingToAll:
      events.length === allEvents.length && events.every(({ isAttending }) => isAttending),
    details: [...described.answers, [dietaryNotes, notes] as const].filter(([, text]) => text),
  };
}
