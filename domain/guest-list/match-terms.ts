// Entries of the guest list and households are compared only if they have a term in common.

import { normalizeAddress } from '../emails/email-address.ts';
import { listInvitations } from '../invitations/own-replies.ts';
import type { Pausable } from '../pausable.ts';
import { findOpenKeyEntry } from '../replies/group-by-household.ts';
import type { Household } from '../replies/household.ts';
import { joinName, listNames } from '../replies/names.ts';
import type { GuestListHousehold } from './guest-list.ts';
import { formatPerson } from './guest-list-people.ts';
import { splitNames, toNameKey } from './person-name.ts';

/** The positions of the values that have a term, in ascending order. */
export function* groupByTerm<T>(
  values: readonly T[],
  getTermsOf: (value: T) => Iterable<string>,
): Pausable<Map<string, number[]>> {
  const groups = new Map<string, number[]>();
  for (const [position, value] of values.entries()) {
    for (const term of new Set(getTermsOf(value))) {
      const group = groups.get(term);
      if (group) group.push(position);
      else groups.set(term, [position]);
    }
    yield;
  }
  return groups;
}

export function toEmailTerms(email: string): [replied: string, current: string] {
  const address = normalizeAddress(email);
  return [`replied ${address}`, `current ${address}`];
}

export function toInvitationTerm(id: number): string {
  return `invitation ${id}`;
}

/** The term of the open replies that a reply by the entry's personal link outranks. */
export function toOpenTerm(id: number): string {
  return `open ${id}`;
}

// Half of the time of matching a list, which changes less often than the replies.
const nameTerms = new WeakMap<GuestListHousehold, string[]>();

export function getNameTerms(entry: GuestListHousehold): string[] {
  const { name, people } = entry;
  const terms =
    nameTerms.get(entry) ?? toNameTerms([name, ...splitNames(name), ...people.map(formatPerson)]);
  nameTerms.set(entry, terms);
  return terms;
}

function toNameTerms(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => toNameKey(name) ?? []))].map((key) => `name ${key}`);
}

/** The terms of a household by which entries find it; none if it is withdrawn. */
export function getTerms({ key, current, withdrawn, history }: Household): Set<string> {
  if (withdrawn) return new Set();
  const outrankedBy = findOpenKeyEntry(key);
  const replied = new Set(
    history.flatMap(({ by, reply }) => (by === 'guest' ? (reply.email ?? []) : [])),
  );
  return new Set([
    `key ${key}`,
    ...listInvitations(history).map(toInvitationTerm),
    ...(outrankedBy === null ? [] : [toOpenTerm(outrankedBy)]),
    ...[...replied].map((email) => toEmailTerms(email)[0]),
    ...(current.email === null ? [] : [toEmailTerms(current.email)[1]]),
    ...toNameTerms(listNames(current).map(joinName)),
  ]);
}
