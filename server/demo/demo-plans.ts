import { suggestTransfers } from '../../domain/arrivals/suggest-transfers.ts';
import {
  addVehicle,
  DIRECTIONS,
  type Direction,
  TRANSFERS,
} from '../../domain/arrivals/transfers.ts';
import type { TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { applyPatch } from '../../domain/plans/plan.ts';
import type { Answers, Reply } from '../../domain/replies/reply.ts';
import { EVENT_COLUMNS } from '../../domain/replies/rsvp-record.ts';
import { createEmptyPlan, createSeatingKind } from '../../domain/seating/seating.ts';
import {
  addRoomPart,
  addTables,
  countFreeSeats,
  seatPeople,
} from '../../domain/seating/seating-changes.ts';
import { COUPLE_TEXTS } from '../../domain/wedding/languages.ts';
import { JOURNEY_PARTS, KINDS_OF_JOURNEY } from '../../domain/wedding/rsvp-section.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Row } from '../backups/installation/rows.ts';
import { readContentFiles } from '../website/content-files.ts';

const [, WEDDING] = EVENT_COLUMNS;
const FLIGHTS = ['AZ 1461', 'BA 2584', 'LH 326', 'AF 1426', 'EC 37', null];
const ARRIVALS = ['09:35', '11:10', '11:40', '12:25', '14:05', '16:50'];
const DEPARTURES = ['10:20', '12:55', '14:30', '17:45'];
const HOTELS = ['Belmond Hotel Cipriani', 'Belmond Hotel Cipriani', 'Oltre il Giardino'];
const AIRPORT = 'Marco Polo Airport';

/** The page of content/ with the ready questions about the journey, as a published version. */
export function createJourneyVersion(): Row {
  const { document } = readContentFiles();
  const { en, it } = COUPLE_TEXTS;
  const questions = JOURNEY_PARTS.map((journey) => ({
    ...{ id: journey, journey, kind: KINDS_OF_JOURNEY[journey] },
    label: { en: en.journey[journey], it: it.journey[journey] },
  }));
  const withQuestions: WeddingDocument = { ...document, rsvp: { ...document.rsvp, questions } };
  return {
    ...{ id: 1, published_at: '2026-01-10T09:00:00.000Z', published_by: null, author: null },
    ...{ note: null, document: JSON.stringify(withQuestions) },
  };
}

/** The answers of a household that comes; some have not given any. */
export function createJourneyAnswers(index: number): Answers {
  if (index % 9 === 4) return {};
  const pick = <Value>(values: readonly Value[]) => values[index % values.length] as Value;
  const flight = pick(FLIGHTS);
  return {
    arrival: `2026-06-0${4 + (index % 2)}T${pick(ARRIVALS)}`,
    ...(flight && { 'arrival-number': flight }),
    departure: `2026-06-0${7 + (index % 2)}T${pick(DEPARTURES)}`,
    stay: pick(HOTELS),
    seat: index % 5 !== 3,
  };
}

type Rows = {
  households: readonly { id: number; emails: string }[];
  people: readonly { id: number; household: number; is_child: number }[];
};

const DEMO_TABLES = 14;

/** Tables for the wedding. Half of the guests who come have a seat. */
export function createSeatingRow(
  households: { id: number; emails: string }[],
  people: { id: number; household: number }[],
  coming: ReadonlySet<string>,
): Row {
  const empty = createEmptyPlan(WEDDING);
  const room = applyPatch(empty, addRoomPart(empty, 'dance-floor')).plan;
  const head = applyPatch(room, addTables(room, { count: 1, shape: 'head', seats: 6 })).plan;
  const more = addTables(head, { count: DEMO_TABLES, shape: 'round', seats: 8 });
  let { plan } = applyPatch(head, more);
  let table = 2;
  for (const { id, emails } of households) {
    if (!JSON.parse(emails).some((email: string) => coming.has(email))) continue;
    const household = people.filter((person) => person.household === id).map((one) => one.id);
    if (countFreeSeats(plan, table) < household.length) table += 1;
    const patch = table <= DEMO_TABLES / 2 + 1 ? seatPeople(plan, household, table) : null;
    if (patch) plan = applyPatch(plan, patch).plan;
  }
  const { version: _, ...content } = plan;
  const { name } = createSeatingKind(WEDDING);
  return { id: 1, name, version: 1, content: JSON.stringify(content) };
}

/** Boats to and from the hotels, most of them full of guests. */
export function createTransfersRow(
  { households, people }: Rows,
  coming: readonly { email: string; reply: Pick<Reply, 'answers'> }[],
): Row {
  const byEmail = new Map(coming.map(({ email, reply }) => [email, reply.answers]));
  const answers = new Map(
    households.map(({ id, emails }) => [id, byEmail.get(JSON.parse(emails)[0]) ?? {}] as const),
  );
  let plan = TRANSFERS.createEmpty();
  const add = (direction: Direction, day: string, clock: string, hotel: string) => {
    const number = Object.keys(plan.vehicles).length + 1;
    const [from, to] = direction === 'arrival' ? [AIRPORT, hotel] : [hotel, AIRPORT];
    const boat = { direction, name: `Water taxi ${number}`, from, to, seats: 10 };
    plan = applyPatch(plan, addVehicle(plan, { ...boat, time: `2026-06-${day}T${clock}` })).plan;
  };
  for (const hotel of new Set(HOTELS)) {
    for (const day of ['04', '05'])
      for (const clock of ['11:00', '13:10', '15:00']) add('arrival', day, clock, hotel);
    for (const day of ['07', '08']) add('departure', day, '09:15', hotel);
  }
  const guests = people.flatMap(({ id, household, is_child }): TravelGuest[] => {
    const { arrival, departure, seat, stay } = answers.get(household) ?? {};
    // The replies name the adults.
    if (arrival === undefined || is_child) return [];
    return [
      {
        ...{ id, key: String(id), name: '', household: String(household), householdName: '' },
        ...{ status: 'attending', tags: [], arrivalNumber: null, departureNumber: null },
        ...{ arrival: String(arrival), departure: String(departure) },
        ...{ stay: String(stay), stayKey: String(stay) },
        needsSeat: seat === true,
      },
    ];
  });
  for (const direction of DIRECTIONS)
    plan = applyPatch(plan, suggestTransfers(plan, guests, direction).patch).plan;
  const { version: _, ...content } = { ...plan, isShown: true };
  return { id: 2, name: TRANSFERS.name, version: 1, content: JSON.stringify(content) };
}
