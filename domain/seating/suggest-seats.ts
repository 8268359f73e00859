import type { SeatingContent, SeatingPatch, Wish } from './seating.ts';
import { listPeopleByTable, listTables } from './seating.ts';
import { listFrontTables } from './seating-changes.ts';
import type { SeatingGuest } from './seating-guests.ts';

/** A wish or a household that a plan does not satisfy. */
export type Unmet =
  | { kind: Wish['kind']; wish: number; people: number[] }
  | { kind: 'household'; household: string; people: number[] };

type Listed = SeatingGuest & { id: number };

/** People who belong at one table. */
type Group = { people: Listed[]; anchors: Set<number>; isFront: boolean };

/**
 * Tables for the attending guests without a seat. Nobody who has one is moved, and the same plan and guests give the
 * same tables. Guests for whom no table has a free seat are left without one.
 */
export function suggestSeats(plan: SeatingContent, guests: readonly SeatingGuest[]): SeatingPatch {
  const listed = guests.filter((guest): guest is Listed => guest.id !== null);
  const open = listed.filter(({ id, status }) => status === 'attending' && !plan.seats[id]);
  const room = createRoom(plan, listed);
  for (const group of createGroups(plan, listed, open)) {
    let left = group.people;
    while (left.length > 0) {
      const table = room.choose({ ...group, people: left });
      if (table === null) break;
      // A group that no table has room for continues at the next one.
      const seated = left.filter((person) => room.seat(person, table));
      if (seated.length === 0) break;
      group.anchors.add(table);
      left = left.filter((person) => !seated.includes(person));
    }
  }
  return { seats: room.seats };
}

/** Households, combined by wishes to sit together. Those with the least choice are first, then the largest. */
function createGroups(
  plan: SeatingContent,
  listed: readonly Listed[],
  open: readonly Listed[],
): Group[] {
  const wishes = Object.values(plan.wishes);
  const leaders = new Map<string, string>();
  const find = (key: string): string => {
    const next = leaders.get(key);
    return next === undefined ? key : find(next);
  };
  const households = new Map(listed.map(({ id, household }) => [id, household]));
  for (const { kind, people } of wishes) {
    if (kind !== 'together') continue;
    const [first, ...others] = people.flatMap((id) => households.get(id) ?? []);
    for (const other of others) {
      if (first !== undefined && find(first) !== find(other)) leaders.set(find(other), find(first));
    }
  }
  const front = new Set(wishes.flatMap(({ kind, people }) => (kind === 'front' ? people : [])));
  const seated = Map.groupBy(
    listed.filter(({ id }) => plan.seats[id]),
    ({ household }) => find(household),
  );
  const groups = [...Map.groupBy(open, ({ household }) => find(household))].map(
    ([key, people]): Group => ({
      people,
      anchors: new Set((seated.get(key) ?? []).flatMap(({ id }) => plan.seats[id]?.table ?? [])),
      isFront: people.some(({ id }) => front.has(id)),
    }),
  );
  const getRank = ({ anchors, isFront }: Group) => (anchors.size > 0 ? 0 : isFront ? 1 : 2);
  return groups.sort((a, b) => getRank(a) - getRank(b) || b.people.length - a.people.length);
}

/** The free seats while groups are seated. */
function createRoom(plan: SeatingContent, listed: readonly Listed[]) {
  const tables = listTables(plan);
  const front = listFrontTables(plan);
  const guests = new Map(listed.map((guest) => [guest.id, guest]));
  const atTables = listPeopleByTable(plan);
  const seats: NonNullable<SeatingPatch['seats']> = {};
  const apart = new Map<number, Set<number>>();
  for (const { kind, people } of Object.values(plan.wishes)) {
    if (kind !== 'apart') continue;
    for (const person of people) {
      apart.set(person, new Set([...(apart.get(person) ?? []), ...people]));
    }
  }
  const getPeople = (table: number) => atTables.get(table) ?? [];
  const countFree = ({ id, seats: count }: (typeof tables)[number]) => count - getPeople(id).length;
  const isKeptApart = ({ id }: Listed, table: number) =>
    getPeople(table).some((other) => other !== id && apart.get(id)?.has(other));

  function countSharedTags(people: readonly Listed[], table: number): number {
    const tags = new Set(people.flatMap((person) => person.tags));
    if (tags.size === 0) return 0;
    return getPeople(table).filter((id) => guests.get(id)?.tags.some((tag) => tags.has(tag)))
      .length;
  }

  /** The most important number comes first; the last ones make the choice the same each time. */
  function rate({ people, anchors, isFront }: Group, table: (typeof tables)[number]): number[] {
    const free = countFree(table);
    const fits = free >= people.length;
    return [
      people.filter((person) => !isKeptApart(person, table.id)).length,
      Number(anchors.has(table.id)),
      Number(fits),
      Number(isFront && front.has(table.id)),
      // The seats at the front are kept for the guests with that wish.
      Number(isFront || !front.has(table.id) || !hasFrontWish),
      countSharedTags(people, table.id),
      fits ? -(free - people.length) : free,
      -table.number,
    ];
  }
  const hasFrontWish = Object.values(plan.wishes).some(({ kind }) => kind === 'front');

  return {
    seats,
    choose(group: Group): number | null {
      const free = tables.filter((table) => countFree(table) > 0);
      let best: { id: number; rating: number[] } | null = null;
      for (const table of free) {
        const rating = rate(group, table);
        if (!best || isHigher(rating, best.rating)) best = { id: table.id, rating };
      }
      return best?.id ?? null;
    },
    /** Returns false if the table is full, or a wish keeps somebody there apart from the person. */
    seat(person: Listed, id: number): boolean {
      const table = tables.find((one) => one.id === id);
      if (!table || countFree(table) < 1 || isKeptApart(person, id)) return false;
      seats[person.id] = { table: id, seat: null };
      atTables.set(id, [...getPeople(id), person.id]);
      return true;
    },
  };
}

function isHigher(rating: readonly number[], other: readonly number[]): boolean {
  const index = rating.findIndex((value, at) => value !== other[at]);
  return index >= 0 && (rating[index] ?? 0) > (other[index] ?? 0);
}

/** The wishes and households that the plan does not satisfy, counting only people with seats. */
export function listUnmet(plan: SeatingContent, guests: readonly SeatingGuest[]): Unmet[] {
  const front = listFrontTables(plan);
  const getTable = (person: number) => plan.seats[person]?.table;
  const attending = guests.filter(({ status }) => status === 'attending');
  const known = new Set(attending.map(({ id }) => id));
  const countTables = (people: readonly number[]) =>
    new Set(people.flatMap((person) => getTable(person) ?? [])).size;
  const wishes = Object.entries(plan.wishes).flatMap(([wish, { kind, people: all }]): Unmet[] => {
    const people = all.filter((person) => known.has(person) && getTable(person) !== undefined);
    const isMet = {
      together: countTables(people) < 2,
      apart: countTables(people) === people.length,
      front: people.every((person) => front.has(getTable(person) ?? 0)),
    }[kind];
    return isMet ? [] : [{ kind, wish: Number(wish), people }];
  });
  const apart = Object.values(plan.wishes).filter(({ kind }) => kind === 'apart');
  const households = [...Map.groupBy(attending, ({ household }) => household)].flatMap(
    ([household, group]): Unmet[] => {
      const people = group.flatMap(({ id }) =>
        id !== null && getTable(id) !== undefined ? [id] : [],
      );
      const isWished = apart.some(
        (wish) => people.filter((id) => wish.people.includes(id)).length > 1,
      );
      return countTables(people) < 2 || isWished ? [] : [{ kind: 'household', household, people }];
    },
  );
  return [...wishes, ...households];
}
