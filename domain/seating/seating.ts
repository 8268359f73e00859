import { getMessages } from '../dashboard/messages/messages.ts';
import { keepKeys, type PlanKind, type PlanPatch, type Versioned } from '../plans/plan.ts';

// The seating plan of an event.

export const TABLE_SHAPES = ['round', 'long', 'u', 'head'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** Lengths are centimetres, of the room and everything in it. */
export const SEATING_LIMITS = {
  tables: 200,
  seats: 60,
  number: 999,
  name: 60,
  roomParts: 30,
  wishes: 300,
  peopleOfWish: 40,
  people: 5000,
  length: 20_000,
} as const;

/** Where the middle of a thing is on the floor; `rotation` is in degrees. */
export type Place = { x: number; y: number; rotation: number };

export type SeatingTable = Place & {
  number: number;
  /** Empty for a table that has only its number. */
  name: string;
  shape: TableShape;
  seats: number;
};

export const ROOM_PARTS = ['room', 'dance-floor', 'stage', 'door'] as const;
export type RoomPart = Place & {
  kind: (typeof ROOM_PARTS)[number];
  width: number;
  height: number;
};

/** `seat` is the number of a chair, from 1; null for any chair at the table. */
export type Seat = { table: number; seat: number | null };

export const WISH_KINDS = ['together', 'apart', 'front'] as const;
export type Wish = { kind: (typeof WISH_KINDS)[number]; people: number[] };

/** Tables, parts of the room and wishes have ids within the plan. */
export type SeatingContent = {
  tables: Record<number, SeatingTable>;
  room: Record<number, RoomPart>;
  /** By the id of the person, so that nobody can have two seats. */
  seats: Record<number, Seat>;
  wishes: Record<number, Wish>;
  /** Whether guests with a personal link see their table. */
  isShown: boolean;
};

export type SeatingPlan = SeatingContent &
  Versioned & {
    /** The id of the event. */
    event: string;
  };

export type SeatingPatch = PlanPatch<SeatingContent>;

export function createEmptyPlan(event: string): SeatingPlan {
  return { event, version: 0, tables: {}, room: {}, seats: {}, wishes: {}, isShown: false };
}

export function findPlan(plans: readonly SeatingPlan[], event: string): SeatingPlan {
  return plans.find((plan) => plan.event === event) ?? createEmptyPlan(event);
}

/** The plan without people who are no longer on the guest list: they take no seat. */
export function keepKnownPeople<Plan extends SeatingContent>(
  plan: Plan,
  known: ReadonlySet<number>,
): Plan {
  const wishes = Object.entries(plan.wishes).flatMap(([id, { kind, people }]) => {
    const left = people.filter((person) => known.has(person));
    return left.length < (kind === 'front' ? 1 : 2) ? [] : [[id, { kind, people: left }] as const];
  });
  return { ...plan, seats: keepKeys(plan.seats, known), wishes: Object.fromEntries(wishes) };
}

export type SeatingIssue =
  | { kind: 'too-many' | 'no-table' | 'same-number' }
  | { kind: 'table-full' | 'no-seat' | 'seat-taken'; table: SeatingTable };

const ROW_PREFIX = 'seating/';

/** The plan of an event among the stored plans. */
export function createSeatingKind(event: string): PlanKind<SeatingPlan> {
  return {
    name: `${ROW_PREFIX}${event}`,
    createEmpty: () => createEmptyPlan(event),
    keepKnownPeople,
    findIssue(plan) {
      const issue = findSeatingIssue(plan);
      const { errors, tableName } = getMessages('seating');
      if (!issue) return null;
      if (!('table' in issue)) return errors[issue.kind];
      return errors[issue.kind](tableName(issue.table.number, issue.table.name));
    },
  };
}

/** The events that have a plan, by the names of the stored plans. */
export function listSeatedEvents(names: readonly string[]): string[] {
  return names
    .filter((name) => name.startsWith(ROW_PREFIX))
    .map((name) => name.slice(ROW_PREFIX.length));
}

/** The first reason why a plan cannot be stored. */
export function findSeatingIssue(plan: SeatingContent): SeatingIssue | null {
  const { tables, room, seats, wishes } = plan;
  const all = Object.values(tables);
  if (
    all.length > SEATING_LIMITS.tables ||
    Object.keys(room).length > SEATING_LIMITS.roomParts ||
    Object.keys(wishes).length > SEATING_LIMITS.wishes
  )
    return { kind: 'too-many' };
  if (new Set(all.map(({ number }) => number)).size < all.length) return { kind: 'same-number' };
  const taken = new Set<string>();
  const counts = new Map<number, number>();
  for (const { table: id, seat } of Object.values(seats)) {
    const table = tables[id];
    if (!table) return { kind: 'no-table' };
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count > table.seats) return { kind: 'table-full', table };
    if (seat === null) continue;
    if (seat > table.seats) return { kind: 'no-seat', table };
    if (taken.has(`${id} ${seat}`)) return { kind: 'seat-taken', table };
    taken.add(`${id} ${seat}`);
  }
  return null;
}

/** The tables with their ids, by number. */
export function listTables({ tables }: Pick<SeatingContent, 'tables'>) {
  return Object.entries(tables)
    .map(([id, table]) => ({ id: Number(id), ...table }))
    .sort((a, b) => a.number - b.number);
}
export type NumberedTable = ReturnType<typeof listTables>[number];

/** The people at each table, by the id of the table. */
export function listPeopleByTable({ seats }: Pick<SeatingContent, 'seats'>): Map<number, number[]> {
  const people = Object.keys(seats).map(Number);
  return Map.groupBy(people, (person) => seats[person]?.table ?? 0);
}
