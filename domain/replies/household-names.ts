import type { Household, HouseholdReply } from './household.ts';
import { getAttendance, getGuestCount, getPersonAttendance } from './reply-answers.ts';

export function getGuestOneName({ guest_one_first, guest_one_last }: HouseholdReply): string {
  return `${guest_one_first} ${guest_one_last}`.trim();
}

/** The second guest's name, or 'Guest of …' without one; empty in a household of one. */
export function getGuestTwoName(reply: HouseholdReply): string {
  if (reply.guests_count < 2) return '';
  return getGivenGuestTwoName(reply) || toGuestOf(reply);
}

/** The second guest's name as the guest typed it, even if the household counts one guest. */
export function getGivenGuestTwoName({ guest_two_first, guest_two_last }: HouseholdReply): string {
  return [guest_two_first, guest_two_last].filter(Boolean).join(' ');
}

/** The names of the guests beyond two. */
export function getFurtherGuestNames(reply: HouseholdReply): string[] {
  return (reply.answers?.guests ?? []).map(
    ({ first, last }) => [first, last].filter(Boolean).join(' ') || toGuestOf(reply),
  );
}

/** One name for each guest. */
export function getGuestNames(reply: HouseholdReply): string[] {
  const two = reply.guests_count < 2 ? [] : [getGuestTwoName(reply)];
  return [getGuestOneName(reply), ...two, ...getFurtherGuestNames(reply)];
}

/** One name for each guest who attends the event. */
export function getAttendingNames(reply: HouseholdReply, event: string): string[] {
  if (getAttendance(reply, event) !== 'attending') return [];
  const people = reply.answers?.people ?? [];
  if (!people.some(({ events }) => events)) return getGuestNames(reply);
  return people
    .filter((person) => getPersonAttendance(reply, person, event) === 'attending')
    .map(({ first, last }) => [first, last].filter(Boolean).join(' ') || toGuestOf(reply));
}

/** The household's name in a sentence, as in 'Anna Rossi & Marco Bianchi' or 'Anna Rossi & 3 guests'. */
export function getHouseholdName({ current }: Household): string {
  const count = getGuestCount(current);
  if (count < 2) return getGuestOneName(current);
  if (count > 2) return `${getGuestOneName(current)} & ${count - 1} guests`;
  return `${getGuestOneName(current)} & ${getGivenGuestTwoName(current) || 'guest'}`;
}

function toGuestOf(reply: HouseholdReply): string {
  return `Guest of ${getGuestOneName(reply)}`;
}

/** A sorted copy: by the first guest's last name, in the order of the language. */
export function sortByName(households: readonly Household[], locale: string): Household[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const toSortKey = ({ current }: Household) =>
    `${current.guest_one_last} ${current.guest_one_first}`;
  return households.toSorted((a, b) => compare(toSortKey(a), toSortKey(b)));
}
