import { getMessages } from '../dashboard/messages/messages.ts';
import { mapInSteps, type Pausable, runAtOnce, sortInSteps } from '../pausable.ts';
import type { Household } from './household.ts';
import { getFirstGuest, getGuestCount, listGuests, type Name, type Reply } from './reply.ts';

/**
 * The names of people in a sentence, followed by `others`, such as 'guest'. Neighbours in the list with the
 * same last name share it, as in 'Ada, Luca & Mia Rossi, and Marco Bianchi'.
 */
export function formatNames(
  people: readonly Name[],
  locale: string,
  others: readonly string[] = [],
): string {
  const families: { firsts: string[]; last: string }[] = [];
  for (const { first, last } of people) {
    const family = families.at(-1);
    if (family?.firsts.every(Boolean) && first && last && family.last === last)
      family.firsts.push(first);
    else if (first || last) families.push({ firsts: [first ?? ''], last: last ?? '' });
  }
  const names = families.map(({ firsts, last }) => {
    const final = `${firsts.at(-1)} ${last}`.trim();
    return firsts.length > 1 ? `${firsts.slice(0, -1).join(', ')} & ${final}` : final;
  });
  const all = [...names, ...others];
  // With a shared name as in a list of three or more: American English then has a comma before its 'and'.
  const start = all[1] && families.some(({ firsts }) => firsts[1]) ? ['-'] : [];
  return new Intl.ListFormat(locale).format([...start, ...all]).replace(/^-, /, '');
}

export function joinName({ first, last }: Name): string {
  return [first, last].filter(Boolean).join(' ');
}

export function getPersonName(reply: Reply, person: Name): string {
  return joinName(person) || getMessages('replies').guestOf(getFirstGuestName(reply));
}

/** Whether one person alone is in the reply. */
export function isAlone({ people, uncounted }: Reply): boolean {
  return people.length < 2 && !uncounted;
}

/** What a person said, as in 'Luca: Fish'; without the name if nobody else can have said it. */
export function attributeTo(person: Name, text: string, reply: Reply): string {
  return isAlone(reply) ? text : `${getPersonName(reply, person)}: ${text}`;
}

export function getFirstGuestName(reply: Reply): string {
  return joinName(getFirstGuest(reply));
}

/** Also a guest who is named but not counted. */
export function getSecondGuest(reply: Reply): Name {
  return listGuests(reply)[1] ?? reply.uncounted ?? { first: null, last: null };
}

/** The names of all guests, also of one who is not counted; a guest may have none. */
export function listNames(reply: Reply): Name[] {
  return [getFirstGuest(reply), getSecondGuest(reply), ...listGuests(reply).slice(2)];
}

/** One name for each counted guest. */
export function getGuestNames(reply: Reply): string[] {
  const others = listGuests(reply).slice(1);
  return [getFirstGuestName(reply), ...others.map((guest) => getPersonName(reply, guest))];
}

/** The household's name in a sentence, as in 'Anna & Marco Rossi' or 'Anna Rossi & 3 guests'. */
export function getHouseholdName({ current }: Household): string {
  const count = getGuestCount(current);
  const first = getFirstGuest(current);
  if (count < 2) return joinName(first);
  const texts = getMessages('replies');
  if (count > 2) return texts.withGuests(joinName(first), count - 1);
  const second = getSecondGuest(current);
  if (first.last && first.last === second.last) return formatNames([first, second], 'en');
  const name = joinName(second);
  return name ? `${joinName(first)} & ${name}` : texts.withGuest(joinName(first));
}

/** A sorted copy: by the first guest's last name, in the order of the language. */
export function sortByName(households: readonly Household[], locale: string): Household[] {
  return runAtOnce(sortByNameInSteps(households, locale));
}

export function* sortByNameInSteps(
  households: readonly Household[],
  locale: string,
): Pausable<Household[]> {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const named = yield* mapInSteps(households, (household) => {
    const { first, last } = getFirstGuest(household.current);
    return { household, name: `${last} ${first}` };
  });
  const sorted = yield* sortInSteps(named, (a, b) => compare(a.name, b.name));
  return sorted.map(({ household }) => household);
}
