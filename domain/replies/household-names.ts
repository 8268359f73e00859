import { formatNames } from './format-names.ts';
import type { Household, HouseholdReply } from './household.ts';
import { getPersonName, listGuestNames } from './people.ts';
import { getGuestCount } from './reply-answers.ts';

export function getGuestOneName({ guest_one_first, guest_one_last }: HouseholdReply): string {
  return `${guest_one_first} ${guest_one_last}`.trim();
}

/** The second guest's name as the guest typed it, even if the household counts one guest. */
export function getGuestTwoName({ guest_two_first, guest_two_last }: HouseholdReply): string {
  return [guest_two_first, guest_two_last].filter(Boolean).join(' ');
}

/** The names of the guests beyond two. */
export function getFurtherGuestNames(reply: HouseholdReply): string[] {
  return (reply.answers?.guests ?? []).map((guest) => getPersonName(reply, guest));
}

/** One name for each guest. */
export function getGuestNames(reply: HouseholdReply): string[] {
  return listGuestNames(reply).map((guest) => getPersonName(reply, guest));
}

/** The household's name in a sentence, as in 'Anna & Marco Rossi' or 'Anna Rossi & 3 guests'. */
export function getHouseholdName({ current }: Household): string {
  const count = getGuestCount(current);
  if (count < 2) return getGuestOneName(current);
  if (count > 2) return `${getGuestOneName(current)} & ${count - 1} guests`;
  const { guest_one_last, guest_two_last } = current;
  if (guest_one_last && guest_one_last === guest_two_last)
    return formatNames(listGuestNames(current), 'en');
  return `${getGuestOneName(current)} & ${getGuestTwoName(current) || 'guest'}`;
}

/** A sorted copy: by the first guest's last name, in the order of the language. */
export function sortByName(households: readonly Household[], locale: string): Household[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const toSortKey = ({ current }: Household) =>
    `${current.guest_one_last} ${current.guest_one_first}`;
  return households.toSorted((a, b) => compare(toSortKey(a), toSortKey(b)));
}
