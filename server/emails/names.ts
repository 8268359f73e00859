import type { RsvpRecord } from '../../domain/rsvp.ts';

type Names = Pick<
  RsvpRecord,
  'guest_one_first' | 'guest_one_last' | 'guest_two_first' | 'guest_two_last'
>;

/** The full names of who replied; the second guest's may be half a name, or none. */
export function fullNamesOf(reply: Names): string[] {
  const two = [reply.guest_two_first, reply.guest_two_last].filter((part) => part !== null);
  const names = [`${reply.guest_one_first} ${reply.guest_one_last}`, two.join(' ')];
  return names.filter((name) => name !== '');
}

/** How a letter to them begins. */
export function greetingOf(reply: Names): string {
  return `Dear ${inWords([reply.guest_one_first, reply.guest_two_first ?? ''])},`;
}

/** Anna, Marco and Zoë */
export function inWords(names: readonly string[]): string {
  const there = names.filter((name) => name !== '');
  const last = there.at(-1) ?? '';
  return there.length < 2 ? last : `${there.slice(0, -1).join(', ')} and ${last}`;
}
