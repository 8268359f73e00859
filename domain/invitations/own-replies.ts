import { normalizeAddress } from '../emails/email-address.ts';
import type { GuestListStatus } from '../guest-list/guest-list.ts';
import { toInvitationKey } from '../replies/group-by-household.ts';
import type { HistoryEntry, Household } from '../replies/household.ts';
import type { Reply } from '../replies/reply.ts';
import type { PersonalReply } from './invitation.ts';

// A personal link shows and changes the replies of its household only. Anybody can type another
// household's address into a form, so an address alone proves nothing about a reply by another link.

/** The entry that answers for one that was merged, perhaps several times. */
export function findKeptEntry(merged: ReadonlyMap<number, number>, entry: number): number {
  let kept = entry;
  // No longer than the longest chain, whatever a restored backup contains.
  for (let step = 0; step < merged.size; step += 1) {
    const next = merged.get(kept);
    if (next === undefined) break;
    kept = next;
  }
  return kept;
}

/** The entries of the guest list whose personal links were used for these replies. */
export function listInvitations(history: readonly HistoryEntry[]): number[] {
  return history.flatMap(({ by, reply }) => (by === 'guest' ? (reply.invitation ?? []) : []));
}

/** Whether somebody replied for the household by a link that is none of these. */
export function isRepliedByOthers(
  { key, history }: Pick<Household, 'key' | 'history'>,
  invitations: readonly number[],
): boolean {
  if (key.startsWith('invitation:')) return !invitations.map(toInvitationKey).includes(key);
  return listInvitations(history).some((id) => !invitations.includes(id));
}

/** An entry with the household that it is matched with. `invitations` are itself and those merged into it. */
export type InvitedHousehold = Pick<GuestListStatus, 'entry' | 'matchedBy'> & {
  invitations: number[];
  matched: Household | null;
};

/** The key of the household that a reply by the personal link belongs to. */
export function getReplyKey(invited: InvitedHousehold): string {
  return findOwn(invited)?.key ?? toInvitationKey(invited.entry.id);
}

/** The last reply that the personal link may show. */
export function findOwnReply(invited: InvitedHousehold): HistoryEntry | null {
  const household = findOwn(invited);
  if (!household) return null;
  const { entry, invitations, matchedBy } = invited;
  const emails = new Set(entry.emails.map(normalizeAddress));
  const isConfirmed = matchedBy === 'couple';
  if (isConfirmed) emails.add(normalizeAddress(household.key.replace(/^email:/, '')));
  let isOwn = isConfirmed;
  let last: HistoryEntry | null = null;
  for (const step of household.history) {
    const { email, invitation } = step.reply;
    const hasOwnEmail = email !== null && emails.has(normalizeAddress(email));
    // The couple changes the reply before: it is as private as that one.
    if (step.by === 'couple') isOwn ||= hasOwnEmail;
    else if (invitation === undefined) isOwn = hasOwnEmail;
    else isOwn = invitations.includes(invitation);
    if (isOwn) last = step;
  }
  return last;
}

function findOwn({ invitations, matched, matchedBy }: InvitedHousehold): Household | null {
  // A namesake is somebody else.
  if (!matched || matchedBy === 'name') return null;
  return matchedBy === 'couple' || !isRepliedByOthers(matched, invitations) ? matched : null;
}

/** A stored reply as the form of the personal link shows it. */
export function toPersonalReply(reply: Reply, events: readonly string[]): PersonalReply {
  const { people, isPerPerson, uncounted, email, note, answers } = reply;
  const isShown = ([id]: [string, unknown]) => events.includes(id);
  const [first] = people;
  const all = [...people, ...(uncounted && first ? [{ ...first, ...uncounted }] : [])];
  return {
    people: isPerPerson
      ? people
      : all.map((person) => ({
          ...person,
          attendance: Object.fromEntries(Object.entries(person.attendance).filter(isShown)),
        })),
    ...{ email: email ?? '', note, answers },
  };
}
