import type { GuestData } from '../dashboard/dashboard-api.ts';
import { getMessages } from '../dashboard/messages/messages.ts';
import { type GuestListStatus, isInvitedTo, type Person } from '../guest-list/guest-list.ts';
import { formatPerson } from '../guest-list/guest-list-people.ts';
import { getActiveHouseholds } from '../replies/headcount.ts';
import type { Household } from '../replies/household.ts';
import { getHouseholdName, getPersonName, joinName } from '../replies/names.ts';
import {
  getAttendance,
  getOwn,
  hasName,
  isComing,
  type Person as ReplyPerson,
} from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';

/** A guest who comes to an event of a plan, has not replied to it, or has declined and still has a place. */
export type PlanGuest = {
  /** The person on the guest list; null for a person who is only in a reply and cannot have a place yet. */
  id: number | null;
  key: string;
  name: string;
  /** The same for people who are invited or reply together. */
  household: string;
  householdName: string;
  status: 'attending' | 'declined' | 'no-reply';
  isChild?: true;
  tags: readonly string[];
  /** The person in the reply, and the household of the reply. */
  reply?: ReplyPerson;
  replyHousehold?: Household;
};

export type PlanData = Pick<GuestData, 'households' | 'guestList' | 'wedding'>;

/**
 * All guests who come to one of the events, are invited and have not replied, or have a place in a plan, household by
 * household, in the order of their names.
 */
export function listPlanGuests(
  { households, guestList, wedding }: PlanData,
  events: readonly EventInfo[],
  hasPlace: (person: number) => boolean,
): PlanGuest[] {
  const active = new Map(getActiveHouseholds(households).map((one) => [one.key, one]));
  const entries = Map.groupBy(guestList, ({ household }) =>
    household !== null && active.has(household) ? household : null,
  );
  const all = [
    ...(entries.get(null) ?? []).flatMap(({ entry }) =>
      entry.people.map((person) => toGuest({ person, entry })),
    ),
    ...[...active.values()].flatMap((household) =>
      listOfHousehold(household, entries.get(household.key) ?? [], events),
    ),
  ];
  const invited = new Set(
    guestList
      .filter(({ entry }) => events.some((event) => isInvitedTo(entry, event)))
      .flatMap(({ entry }) => entry.people.map(({ id }) => id)),
  );
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base', numeric: true });
  const shown = all.filter(
    ({ id, status }) =>
      status === 'attending' || (id !== null && (invited.has(id) || hasPlace(id))),
  );
  const groups = [...Map.groupBy(shown, ({ household }) => household).values()];
  const getName = ([first]: PlanGuest[]) => first?.householdName ?? '';
  return groups.sort((a, b) => compare(getName(a), getName(b))).flat();
}

/** The people of a reply, each as the person on the guest list for whom they reply. */
function listOfHousehold(
  household: Household,
  statuses: readonly GuestListStatus[],
  events: readonly EventInfo[],
): PlanGuest[] {
  const { people } = household.current;
  const listed = statuses.flatMap(({ entry }) => entry.people.map((person) => ({ person, entry })));
  const byId = new Map(people.map((one) => [one.id, one]));
  const pairs = new Map<ReplyPerson, (typeof listed)[number]>();
  for (const one of listed) {
    const found = byId.get(one.person.id);
    if (found) pairs.set(found, one);
  }
  pairOthers(people, listed, pairs, events);
  const found = new Set([...pairs.values()]);
  const isKnown = events.some(({ id }) => getAttendance(household.current, id) !== null);
  return [
    ...people.map((reply) => toGuest({ ...pairs.get(reply), reply, household, events })),
    ...listed
      .filter((one) => !found.has(one))
      .map(
        (one) =>
          ({
            ...toGuest({ ...one, household }),
            status: isKnown ? 'declined' : 'no-reply',
          }) as const,
      ),
  ];
}

/**
 * A plus one who is named in the reply, and a guest without a name, are people of the list as well. Those who come are
 * paired first.
 */
function pairOthers(
  people: readonly ReplyPerson[],
  listed: readonly { person: Person; entry: GuestListStatus['entry'] }[],
  pairs: Map<ReplyPerson, (typeof listed)[number]>,
  events: readonly EventInfo[],
): void {
  const left = new Set(listed);
  for (const one of pairs.values()) left.delete(one);
  const getRank = (one: ReplyPerson) => Number(isComing(one, events));
  const open = people.filter((one) => !pairs.has(one)).sort((a, b) => getRank(b) - getRank(a));
  const take = (one: ReplyPerson, found: (typeof listed)[number] | undefined) => {
    if (!found || pairs.has(one)) return;
    left.delete(found);
    pairs.set(one, found);
  };
  for (const one of open.filter(hasName)) {
    take(
      one,
      [...left].find(({ person }) => !hasName(person)),
    );
  }
  for (const one of open) take(one, [...left][0]);
}

type Known = {
  person?: Person | undefined;
  entry?: GuestListStatus['entry'] | undefined;
  reply?: ReplyPerson | undefined;
  household?: Household | undefined;
  events?: readonly EventInfo[];
};

/** A person on the guest list, in a reply, or in both. */
function toGuest({ person, entry, reply, household, events = [] }: Known): PlanGuest {
  const isKnown = reply && events.some(({ id }) => getOwn(reply.attendance, id) !== undefined);
  const isAttending = reply && isComing(reply, events);
  const position = reply && household ? household.current.people.indexOf(reply) : 0;
  const isChild = person?.isChild || reply?.isChild;
  return {
    id: person?.id ?? null,
    key: person ? String(person.id) : `${household?.key} ${position}`,
    name: getGuestName({ person, entry, reply, household }),
    household: household?.key ?? `entry:${entry?.id}`,
    householdName: entry?.name ?? (household ? getHouseholdName(household) : ''),
    status: isAttending ? 'attending' : isKnown ? 'declined' : 'no-reply',
    ...(isChild && { isChild }),
    tags: entry?.tags ?? [],
    ...(reply && { reply }),
    ...(household && { replyHousehold: household }),
  };
}

function getGuestName({ person, entry, reply, household }: Known): string {
  const own =
    joinName(reply ?? { first: null, last: null }) || (person ? formatPerson(person) : '');
  if (own) return own;
  const host = entry?.people.find(hasName);
  if (host) return getMessages('replies').guestOf(formatPerson(host));
  return household && reply ? getPersonName(household.current, reply) : (entry?.name ?? '');
}
