import { getNextId, toNulls } from '../plans/plan.ts';
import { layOutTable } from './floor.ts';
import {
  listPeopleByTable,
  listTables,
  type RoomPart,
  SEATING_LIMITS,
  type Seat,
  type SeatingContent,
  type SeatingPatch,
  type SeatingTable,
  type Wish,
} from './seating.ts';

/** The room before the couple draws theirs. */
const DEFAULT_ROOM = { width: 2000, height: 1400 };
/** People walk between two tables. */
const AISLE = 120;

/** Tables of one kind, with the next free numbers, where the floor has room for them. */
export function addTables(
  plan: SeatingContent,
  { count, shape, seats }: Pick<SeatingTable, 'shape' | 'seats'> & { count: number },
): SeatingPatch {
  const used = new Set(Object.values(plan.tables).map(({ number }) => number));
  const id = getNextId(plan.tables);
  const taken = [
    ...Object.values(plan.tables).map((table) => ({ ...table, ...measure(table) })),
    ...Object.values(plan.room).filter(({ kind }) => kind === 'stage' || kind === 'dance-floor'),
  ].map(toBox);
  const tables: Record<number, SeatingTable> = {};
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    do number += 1;
    while (used.has(number));
    const place = findPlace(measure({ shape, seats }), taken, getOutline(plan));
    taken.push(toBox({ ...place, ...measure({ shape, seats }) }));
    tables[id + index] = { number, name: '', shape, seats, rotation: 0, ...place };
  }
  return { tables };
}

type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

function measure(table: Pick<SeatingTable, 'shape' | 'seats'>): Size {
  const { width, height } = layOutTable(table);
  return { width: width + AISLE, height: height + AISLE };
}

function toBox({ x, y, width, height }: { x: number; y: number } & Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The drawn room; without one, a room around everything. */
export function getOutline({ room }: Pick<SeatingContent, 'room'>): Box {
  const drawn = Object.values(room).find(({ kind }) => kind === 'room');
  return drawn
    ? toBox(drawn)
    : { left: 0, top: 0, right: DEFAULT_ROOM.width, bottom: DEFAULT_ROOM.height };
}

/** The first free place row by row; below the room if it is full. */
function findPlace({ width, height }: Size, taken: readonly Box[], outline: Box) {
  const stepX = Math.min(width, 60);
  for (let y = outline.top + height / 2; ; y += 60) {
    for (
      let x = outline.left + width / 2;
      x + width / 2 <= outline.right || x === outline.left + width / 2;
      x += stepX
    ) {
      const box = toBox({ x, y, width, height });
      const isFree = taken.every(
        (other) =>
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom,
      );
      if (isFree) return { x: Math.round(x), y: Math.round(y) };
    }
  }
}

/** Removes tables, and the seats of the people there. */
export function removeTables(plan: SeatingContent, ids: readonly number[]): SeatingPatch {
  const people = Object.keys(plan.seats).filter((person) =>
    ids.includes(plan.seats[Number(person)]?.table ?? 0),
  );
  return { tables: toNulls(ids), seats: toNulls(people.map(Number)) };
}

/** Another table instead. People on chairs that it does not have stay at the table. */
export function changeTable(plan: SeatingContent, id: number, table: SeatingTable): SeatingPatch {
  const seats = Object.entries(plan.seats)
    .filter(([, one]) => one.table === id && one.seat !== null && one.seat > table.seats)
    .map(([person]) => [Number(person), { table: id, seat: null }] as const);
  return { tables: { [id]: table }, ...(seats.length > 0 && { seats: Object.fromEntries(seats) }) };
}

export function countFreeSeats(plan: SeatingContent, id: number): number {
  const taken = listPeopleByTable(plan).get(id)?.length ?? 0;
  return (plan.tables[id]?.seats ?? 0) - taken;
}

/** Seats people at a table, without chairs. Null if it has too few free seats. */
export function seatPeople(
  plan: SeatingContent,
  people: readonly number[],
  table: number,
): SeatingPatch | null {
  const moved = people.filter((person) => plan.seats[person]?.table !== table);
  if (moved.length > countFreeSeats(plan, table)) return null;
  return { seats: Object.fromEntries(moved.map((person) => [person, { table, seat: null }])) };
}

/** Seats a person on a chair; another person there gets their place. Null if the table is full. */
export function seatOnChair(
  plan: SeatingContent,
  person: number,
  { table, seat }: Seat,
): SeatingPatch | null {
  const other = Object.keys(plan.seats)
    .map(Number)
    .find((one) => plan.seats[one]?.table === table && plan.seats[one]?.seat === seat);
  if (other !== undefined && seat !== null)
    return other === person ? {} : swapPeople(plan, person, other);
  if (plan.seats[person]?.table !== table && countFreeSeats(plan, table) < 1) return null;
  return { seats: { [person]: { table, seat } } };
}

/** Exchanges the places of two people; one of them may have none. */
export function swapPeople(plan: SeatingContent, first: number, second: number): SeatingPatch {
  return { seats: { [first]: plan.seats[second] ?? null, [second]: plan.seats[first] ?? null } };
}

export function unseatPeople(people: readonly number[]): SeatingPatch {
  return { seats: toNulls(people) };
}

export function addWish(plan: SeatingContent, wish: Wish): SeatingPatch {
  const people = wish.people.slice(0, SEATING_LIMITS.peopleOfWish);
  return { wishes: { [getNextId(plan.wishes)]: { ...wish, people } } };
}

const SIZES: Record<RoomPart['kind'], Size> = {
  room: DEFAULT_ROOM,
  'dance-floor': { width: 500, height: 400 },
  stage: { width: 500, height: 200 },
  door: { width: 160, height: 20 },
};

/** A part of the room in its middle; a stage and a door at the walls. The room's outline is drawn once. */
export function addRoomPart(plan: SeatingContent, kind: RoomPart['kind']): SeatingPatch {
  const { left, top, right, bottom } = getOutline(plan);
  const { width, height } = SIZES[kind];
  const y = { stage: top + height / 2, door: bottom }[kind as string] ?? (top + bottom) / 2;
  const part = {
    kind,
    width,
    height,
    x: Math.round((left + right) / 2),
    y: Math.round(y),
    rotation: 0,
  };
  return { room: { [getNextId(plan.room)]: part } };
}

/** The third of the tables nearest to the front: to the head table, else the stage or the dance floor, else table 1. */
export function listFrontTables(plan: SeatingContent): Set<number> {
  const tables = listTables(plan);
  const parts = Object.values(plan.room);
  const front =
    tables.find(({ shape }) => shape === 'head') ??
    parts.find(({ kind }) => kind === 'stage') ??
    parts.find(({ kind }) => kind === 'dance-floor');
  const getDistance = ({ x, y, number }: (typeof tables)[number]) =>
    front ? Math.hypot(x - front.x, y - front.y) : number;
  // Tables at the same distance stay in the order of their numbers.
  const fromFront = tables.toSorted((a, b) => getDistance(a) - getDistance(b));
  return new Set(fromFront.slice(0, Math.ceil(tables.length / 3)).map(({ id }) => id));
}
