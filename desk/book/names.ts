import type { HostReply, Party } from '../../domain/party.ts';

/** The first guest's name. */
export function guestOne({ guest_one_first, guest_one_last }: HostReply): string {
  return `${guest_one_first} ${guest_one_last}`.trim();
}

/** The second guest's name, as far as it is known; empty when the party is of one. */
export function guestTwo({ guests_count, guest_two_first, guest_two_last }: HostReply): string {
  if (guests_count < 2) return '';
  return [guest_two_first, guest_two_last].filter(Boolean).join(' ') || 'Guest to be named';
}

/** How a party is called in a sentence. */
export function partyName({ current }: Party): string {
  const two = guestTwo(current);
  if (!two) return guestOne(current);
  return current.guest_two_first || current.guest_two_last
    ? `${guestOne(current)} & ${two}`
    : `${guestOne(current)} & guest`;
}
