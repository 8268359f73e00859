import type { HostReply } from '../domain/party.ts';

/** The first guest's name. */
export function nameOfOne(reply: HostReply): string {
  return `${reply.guest_one_first} ${reply.guest_one_last}`;
}

/** The second guest's name, or whose guest it is while it is not known. */
export function nameOfTwo(reply: HostReply): string {
  return secondName(reply) || `Guest of ${nameOfOne(reply)}`;
}

/** Both names, as on an envelope. */
export function nameOfParty(reply: HostReply): string {
  if (reply.guests_count < 2) return nameOfOne(reply);
  return `${nameOfOne(reply)} & ${secondName(reply) || 'guest'}`;
}

function secondName({ guest_two_first, guest_two_last }: HostReply): string {
  return [guest_two_first, guest_two_last].filter(Boolean).join(' ');
}
