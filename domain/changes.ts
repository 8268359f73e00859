import type { HostReply } from './household.ts';

export type Change = {
  [Field in keyof HostReply]: {
    field: Field;
    before: HostReply[Field];
    after: HostReply[Field];
  };
}[keyof HostReply];

const FIELDS: readonly (keyof HostReply)[] = [
  'guest_one_first',
  'guest_one_last',
  'guest_two_first',
  'guest_two_last',
  'email',
  'welcome_party',
  'wedding',
  'guests_count',
  'dietary_restrictions',
];

/** What changed from one reply to the next, in the order of the form. */
export function changesBetween(before: HostReply, after: HostReply): Change[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => ({ field, before: before[field], after: after[field] }) as Change,
  );
}
