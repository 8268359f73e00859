import type { GuestData } from '../dashboard/dashboard-api.ts';
import { getMessages } from '../dashboard/messages/messages.ts';
import { type GuestListStatus, isInvitedTo, type Person } from '../guest-list/guest-list.ts';
import { formatPerson } from '../guest-list/guest-list-people.ts';
import { listPersonAnswers } from '../replies/answer-counts.ts';
import { getHouseholdNotes } from '../replies/dietary-notes.ts';
import { getActiveHouseholds } from '../replies/headcount.ts';
import type { Household } from '../replies/household.ts';
import { getHouseholdName, getPersonName, joinName } from '../replies/names.ts';
import { formatAnswer, isForCaterer } from '../replies/questions.ts';
import { getAttendance, getOwn, hasName, type Person as ReplyPerson } from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import { toDashboardLocale } from '../wedding/zone-time.ts';
import { listPeopleByTable, type Seat, type SeatingContent } from './seating.ts';

/** A guest who attends an event, has not replied to it, or has declined and still has a seat. */
export type SeatingGuest = {
  /** The person on the guest list; null for a person who is only in a reply and cannot have a seat yet. */
  id: number | null;
  key: string;
  name: string;
  /** The same for people who are invited or reply together. */
  household: string;
  householdName: string;
  status: 'attending' | 'declined' | 'no-reply';
  isChild?: true;
  tags: readonly string[];
  /** The answers of this person, for the caterer. */
  menu: string[];
  dietary: string | null;
  /** Of all people of the household together. */
  householdNotes: string | null;
};

export type SeatingData = Pick<GuestData, 'households' | 'guestList' | 'wedding'>;

/** All guests who have or may need a seat at the event, household by household, in the order of their names. */
export function listSeatingGuests(
  data: SeatingData,
  event: EventInfo,
  { seats }: Pick<SeatingContent, 'seats'>,
): SeatingGuest[] {
  const { households, guestList, wedding } = data;
  const active = new Map(getActiveHouseholds(households).map((one) => [one.key, one]));
  const entries = Map.groupBy(guestList, ({ household }) =>
    household !== null && active.has(household) ? household : null,
  );
  const all = [
    ...(entries.get(null) ?? []).flatMap(({ entry }) =>
      entry.people.map((person) => toGuest({ person, entry })),
    ),
    ...[...active.values()].flatMap((household) =>
      listOfHousehold(household, entries.get(household.key) ?? [], { event, wedding }),
    ),
  ];
  const invited = new Set(
    guestList
      .filter(({ entry }) => isInvitedTo(entry, event))
      .flatMap(({ entry }) => entry.people.map(({ id }) => id)),
  );
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base', numeric: true });
  const shown = all.filter(
    ({ id, status }) => status === 'attending' || (id !== null && (invited.has(id) || seats[id])),
  );
  const groups = [...Map.groupBy(shown, ({ household }) => household).values()];
  const getName = ([first]: SeatingGuest[]) => first?.householdName ?? '';
  return groups.sort((a, b) => compare(getName(a), getName(b))).flat();
}

/** The people of a reply, each as the person on the guest list for whom they reply. */
function listOfHousehold(
  household: Household,
  statuses: readonly GuestListStatus[],
  form: { event: EventInfo; wedding: SeatingData['wedding'] },
): SeatingGuest[] {
  const { people } = household.current;
  const listed = statuses.flatMap(({ entry }) => entry.people.map((person) => ({ person, entry })));
  const byId = new Map(people.map((one) => [one.id, one]));
  const pairs = new Map<ReplyPerson, (typeof listed)[number]>();
  for (const one of listed) {
    const found = byId.get(one.person.id);
    if (found) pairs.set(found, one);
  }
  pairOthers(people, listed, pairs, form.event);
  const found = new Set([...pairs.values()]);
  const isKnown = getAttendance(household.current, form.event.id) !== null;
  return [
    ...people.map((reply) => toGuest({ ...pairs.get(reply), reply, household, ...form })),
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
  event: EventInfo,
): void {
  const left = new Set(listed);
  for (const one of pairs.values()) left.delete(one);
  const isComing = ({ attendance }: ReplyPerson) => getOwn(attendance, event.id) === 'attending';
  const open = people
    .filter((one) => !pairs.has(one))
    .sort((a, b) => Number(isComing(b)) - Number(isComing(a)));
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
};

/** A person on the guest list, in a reply, or in both. */
function toGuest({
  person,
  entry,
  reply,
  household,
  event,
  wedding,
}: Known & { event?: EventInfo; wedding?: SeatingData['wedding'] }): SeatingGuest {
  const attendance = reply && event ? getOwn(reply.attendance, event.id) : undefined;
  const householdName = entry?.name ?? (household ? getHouseholdName(household) : '');
  const position = reply && household ? household.current.people.indexOf(reply) : 0;
  const isChild = person?.isChild || reply?.isChild;
  return {
    id: person?.id ?? null,
    key: person ? String(person.id) : `${household?.key} ${position}`,
    name: getGuestName({ person, entry, reply, household }),
    household: household?.key ?? `entry:${entry?.id}`,
    householdName,
    status: attendance === 'attending' ? 'attending' : attendance ? 'declined' : 'no-reply',
    ...(isChild && { isChild }),
    tags: entry?.tags ?? [],
    menu: reply && event && wedding ? listMenu(reply, event, wedding) : [],
    dietary: reply?.dietary ?? null,
    householdNotes: household ? getHouseholdNotes(household) : null,
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

/** The answers to the questions for each guest of the event that the caterer needs. */
function listMenu(
  reply: ReplyPerson,
  event: EventInfo,
  { locale, questions = [] }: SeatingData['wedding'],
): string[] {
  const asked = questions.filter(
    (question) => isForCaterer(question) && (question.event ?? event.id) === event.id,
  );
  return listPersonAnswers(reply, { events: [event], questions: asked }).flatMap(
    ({ question, answer }) =>
      answer === undefined
        ? []
        : [formatAnswer(question, answer, getMessages('lists'), toDashboardLocale(locale))],
  );
}

/** The guest's seat in the plan; null without one. */
export function getSeat(
  { id }: Pick<SeatingGuest, 'id'>,
  { seats }: Pick<SeatingContent, 'seats'>,
): Seat | null {
  return id === null ? null : (seats[id] ?? null);
}

export type SeatingCount = {
  /** As in the headcount; the next two add up to it. */
  attending: number;
  seated: number;
  unseated: number;
  /** Of those without a seat: they are not on the guest list. */
  notListed: number;
  /** Seated, but they have declined since. */
  declined: number;
};

/** The one place that counts seats. */
export function countSeating(
  guests: readonly SeatingGuest[],
  plan: Pick<SeatingContent, 'seats'>,
): SeatingCount {
  const attending = guests.filter(({ status }) => status === 'attending');
  const isSeated = (guest: SeatingGuest) => getSeat(guest, plan) !== null;
  const seated = attending.filter(isSeated).length;
  return {
    attending: attending.length,
    seated,
    unseated: attending.length - seated,
    notListed: attending.filter(({ id }) => id === null).length,
    declined: guests.filter((guest) => guest.status === 'declined' && isSeated(guest)).length,
  };
}

/** The guests at each table, by chair and then in the order of the guests. */
export function listGuestsByTable(
  guests: readonly SeatingGuest[],
  plan: Pick<SeatingContent, 'seats'>,
): Map<number, SeatingGuest[]> {
  const byId = new Map(guests.map((guest, order) => [guest.id, { guest, order }]));
  const getSeat = (person: number) => plan.seats[person]?.seat ?? Number.POSITIVE_INFINITY;
  return new Map(
    [...listPeopleByTable(plan)].map(([table, people]) => {
      const known = people.flatMap((person) => {
        const found = byId.get(person);
        return found ? [{ ...found, seat: getSeat(person) }] : [];
      });
      // Subtracting two infinite numbers gives no number.
      known.sort((a, b) => (a.seat === b.seat ? a.order - b.order : a.seat - b.seat));
      return [table, known.map(({ guest }) => guest)];
    }),
  );
}
