import { normalizeText } from '../guest-list/search-text.ts';
import { getChanges, type Household, type HouseholdReply } from './household.ts';
import { getDietaryNotes, getPersonName } from './people.ts';

/** Notes by the person's name in lower case; the household's own note has the name ''. */
type Notes = ReadonlyMap<string, string>;

const NO_NOTES: Notes = new Map();

/**
 * The dietary notes of earlier replies that the guest's last form left empty: nobody knows whether they still
 * hold until the couple decides. Null without any.
 */
export function getEarlierNotes({ current, history }: Household): string | null {
  if (history.length < 2 || !isAttendingAny(current)) return null;
  let earlier = NO_NOTES;
  let previous: HouseholdReply | undefined;
  let fromGuest: { reply: HouseholdReply; earlier: Notes } | undefined;
  for (const { action, by, reply } of history) {
    if (action !== 'reply') continue;
    if (by === 'guest') {
      earlier = previous ? keepMissing(addNotes(earlier, previous), reply) : NO_NOTES;
      fromGuest = { reply, earlier };
    } else if (fromGuest && getChanges(fromGuest.reply, reply).length === 0) {
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
  return addMark(household.current.dietary_restrictions, household);
}

function addMark(notes: string | null, household: Household): string | null {
  const earlier = getEarlierNotes(household);
  return [notes, earlier && `Earlier note: ${earlier}`].filter(Boolean).join('\n') || null;
}

/** The reply with the earlier notes in it. */
export function keepEarlierNotes(household: Household): HouseholdReply {
  const { noDietaryNeeds: _, ...answers } = household.current.answers ?? {};
  const notes = [household.current.dietary_restrictions, getEarlierNotes(household)];
  const { answers: _answers, ...reply } = household.current;
  return {
    ...reply,
    dietary_restrictions: notes.filter(Boolean).join('\n') || null,
    ...(Object.keys(answers).length > 0 && { answers }),
  };
}

/** The reply with the couple's decision that the earlier notes no longer apply. */
export function endEarlierNotes({ current }: Household): HouseholdReply {
  return { ...current, answers: { ...current.answers, noDietaryNeeds: true } };
}

function addNotes(earlier: Notes, reply: HouseholdReply): Notes {
  const notes = new Map(earlier);
  if (reply.dietary_restrictions) notes.set('', reply.dietary_restrictions);
  for (const person of reply.answers?.people ?? []) {
    const name = getPersonName(reply, person);
    if (person.dietary) notes.set(normalizeText(name), `${name}: ${person.dietary}`);
  }
  return notes;
}

/** Keeps the notes that the reply says nothing about. A personal link's form already showed the last notes. */
function keepMissing(notes: Notes, reply: HouseholdReply): Notes {
  if (reply.answers?.invitation !== undefined) return NO_NOTES;
  const people = reply.answers?.people;
  const given = addNotes(NO_NOTES, reply);
  const names = new Set(people?.map((person) => normalizeText(getPersonName(reply, person))));
  const isMissing = (name: string) => {
    if (given.has(name)) return false;
    if (name === '') return true;
    return people ? names.has(name) : !given.has('');
  };
  return new Map([...notes].filter(([name]) => isMissing(name)));
}

function hasOtherNotes(before: HouseholdReply, after: HouseholdReply): boolean {
  return getChanges(before, after).some(
    ({ field }) => field === 'dietary_restrictions' || field.endsWith(':dietary'),
  );
}

function isAttendingAny({ answers, welcome_party, wedding }: HouseholdReply): boolean {
  return [welcome_party, wedding, ...Object.values(answers?.events ?? {})].includes('attending');
}
