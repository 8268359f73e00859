import type { HostReply, Household } from './household.ts';

/** The first guest's name. */
export function guestOne({ guest_one_first, guest_one_last }: HostReply): string {
  return `${guest_one_first} ${guest_one_last}`.trim();
}

/** The second guest's name, or whose guest it is; empty when the party is of one. */
export function guestTwo(reply: HostReply): string {
  if (reply.guests_count < 2) return '';
  return secondName(reply) || `Guest of ${guestOne(reply)}`;
}

/** The second guest's name as it was given, whether or not the guest is counted. */
export function secondName({ guest_two_first, guest_two_last }: HostReply): string {
  return [guest_two_first, guest_two_last].filter(Boolean).join(' ');
}

/** How a party is called in a sentence. */
export function householdName({ current }: Household): string {
  if (current.guests_count < 2) return guestOne(current);
  return `${guestOne(current)} & ${secondName(current) || 'guest'}`;
}

/** The parties by their first guest's family name, as the language sorts; those given stay as they are. */
export function householdsByName(households: readonly Household[], locale: string): Household[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const sortName = ({ current }: Household) =>
    `${current.guest_one_last} ${current.guest_one_first}`;
  return households.toSorted((a, b) => compare(sortName(a), sortName(b)));
}
