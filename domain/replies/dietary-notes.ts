import { getMessages } from '../dashboard/messages/messages.ts';
import { normalizeText } from '../guest-list/search-text.ts';
import type { Household } from './household.ts';
import { attributeTo, getPersonName, isAlone, joinName } from './names.ts';
import { hasPersonalAnswers, isComing, type Reply } from './reply.ts';
import { listChanges } from './reply-changes.ts';

/** Notes by the person's name in lower case; the household's own note has the name ''. */
type Notes = ReadonlyMap<string, string>;

const NO_NOTES: Notes = new Map();

/**
 * The dietary notes of earlier replies that the guest's last form left empty: nobody knows whether they still
 * hold until the couple decides. Null without any.
 */
export function getEarlierNotes({ current, history }: Household): string | null {
  if (history.length < 2 || !current.people.some((person) => isComing(person))) return null;
  let earlier = NO_NOTES;
  let previous: Reply | undefined;
  let fromGuest: { reply: Reply; earlier: Notes } | undefined;
  for (const { action, by, reply } of history) {
    if (action !== 'reply') continue;
    if (by === 'guest') {
      earlier = previous ? keepMissing(addNotes(earlier, previous, current), reply) : NO_NOTES;
      fromGuest = { reply, earlier };
    } else if (fromGuest && listChanges(fromGuest.reply, reply).length === 0) {
      // An edit back to the guest's own reply takes the couple's decision back.
      earlier = fromGuest.earlier;
    } else if (!previous || hasOtherNotes(previous, reply)) {
      earlier = NO_NOTES;
    }
    previous = reply;
  }
  return earlier.size > 0 ? [...earlier.values()].join('\n') : null;
}

/** The notes of the reply and its people, and those of earlier replies with a mark. */
export function getAllNotes(household: Household): string | null {
  return addMark(getDietaryNotes(household.current), household);
}

/** As above, without the notes of single people. */
export function getHouseholdNotes(household: Household): string | null {
  return addMark(household.current.note, household);
}

function addMark(notes: string | null, household: Household): string | null {
  const earlier = getEarlierNotes(household);
  return (
    [notes, earlier && getMessages('replies').earlierNote(earlier)].filter(Boolean).join('\n') ||
    null
  );
}

/** The reply with the earlier notes in it. */
export function keepEarlierNotes(household: Household): Reply {
  const { noDietaryNeeds: _, ...reply } = household.current;
  const notes = [reply.note, getEarlierNotes(household)];
  return { ...reply, note: notes.filter(Boolean).join('\n') || null };
}

/** The reply with the couple's decision that the earlier notes no longer apply. */
export function endEarlierNotes({ current }: Household): Reply {
  return { ...current, noDietaryNeeds: true };
}

/** Adds those of a reply, with names, except that of a person who is alone in `current`. */
function addNotes(earlier: Notes, reply: Reply, current = reply): Notes {
  const notes = new Map(earlier);
  const [alone] = isAlone(current) ? current.people.map(joinName) : [];
  if (reply.note) notes.set('', reply.note);
  for (const person of reply.people) {
    const name = getPersonName(reply, person);
    const { dietary } = person;
    if (dietary) notes.set(normalizeText(name), name === alone ? dietary : `${name}: ${dietary}`);
  }
  return notes;
}

/** Keeps the notes that the reply says nothing about. A personal link's form already showed the last notes. */
function keepMissing(notes: Notes, reply: Reply): Notes {
  if (reply.invitation !== undefined) return NO_NOTES;
  const given = addNotes(NO_NOTES, reply);
  const names = new Set(reply.people.map((person) => normalizeText(getPersonName(reply, person))));
  const isPersonal = hasPersonalAnswers(reply);
  const isMissing = (name: string) => {
    if (given.has(name)) return false;
    if (name === '') return true;
    return isPersonal ? names.has(name) : !given.has('');
  };
  return new Map([...notes].filter(([name]) => isMissing(name)));
}

function hasOtherNotes(before: Reply, after: Reply): boolean {
  return listChanges(before, after).some(({ field }) => ['note', 'dietary'].includes(field.part));
}

/** The note of all together, and the needs of each person. Of those who stay at home, the caterer needs nothing. */
export function getDietaryNotes(reply: Reply): string | null {
  const needs = reply.people.flatMap((person) =>
    person.dietary && (!reply.isPerPerson || isComing(person))
      ? [attributeTo(person, person.dietary, reply)]
      : [],
  );
  return [reply.note ?? [], needs].flat().join('\n') || null;
}

export function removeDietaryNotes(reply: Reply): Reply {
  return { ...reply, note: null, people: reply.people.map((one) => ({ ...one, dietary: null })) };
}
