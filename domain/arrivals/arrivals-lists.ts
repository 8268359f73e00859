import { getMessages } from '../dashboard/messages/messages.ts';
import { normalizeText } from '../guest-list/search-text.ts';
import {
  type Column,
  createTable,
  type List,
  type ListData,
  type ListFormat,
} from '../lists/list-table.ts';
import { createChildColumns } from '../lists/people-lists.ts';
import type { Pausable } from '../pausable.ts';
import { createTimeFormats } from './format-times.ts';
import { DIRECTIONS, listVehicles, TRANSFERS, type Vehicle } from './transfers.ts';
import {
  isAsked,
  listGuestsByVehicle,
  listPlaces,
  listTravelGuests,
  type TravelGuest,
} from './travel-guests.ts';

/** The name of the driver's list of a vehicle. */
export function getVehicleListName(id: number): string {
  return `transfers-${id}`;
}

/**
 * The name of the rooming list of one place, without accents and capitals; the same after the couple has renamed a hotel.
 * Null for a name of other letters.
 */
function getRoomingListName(place: string): string | null {
  const words = normalizeText(place).match(/[a-z0-9]+/g);
  return words && `rooming-${words.join('-').slice(0, 100)}`;
}

/** A list of one vehicle or of one place, for its driver or its hotel alone. */
export type PartList = { kind: 'transfers' | 'rooming'; name: string; title: string };

/** The vehicles by direction and time, then the places of most guests first. */
export function listPartLists(data: ListData): PartList[] {
  const { transfers = TRANSFERS.createEmpty(), wedding } = data;
  const { formatMoment } = createTimeFormats(wedding.locale);
  const vehicles = DIRECTIONS.flatMap((direction) => listVehicles(transfers, direction));
  const places = isAsked(wedding, 'stay') ? listPlaces(listTravelGuests(data, transfers)) : [];
  const named = places.flatMap(({ key, name: title }) => {
    const name = getRoomingListName(key);
    return name ? [{ kind: 'rooming' as const, name, title }] : [];
  });
  return [
    ...vehicles.map(({ id, name, time }) => ({
      ...{ kind: 'transfers' as const, name: getVehicleListName(id) },
      title: `${name}, ${formatMoment(time)}`,
    })),
    // Two spellings of one place have one list.
    ...new Map(named.toReversed().map((one) => [one.name, one] as const)).values(),
  ];
}

/** The list of one vehicle or place by its name; null for another name. */
export function* createPartList(
  name: string,
  data: ListData,
  format: ListFormat,
): Pausable<List | null> {
  const vehicle = /^transfers-(\d+)$/.exec(name)?.[1];
  if (vehicle) return yield* createTransfersList(data, format, Number(vehicle));
  return name.startsWith('rooming-') ? yield* createRoomingList(data, format, name) : null;
}

type Item = { key: string; guest: TravelGuest; vehicle: Vehicle };

/** The guests in each vehicle, or in one of them, for its driver. Null without vehicles, or without this one. */
export function* createTransfersList(
  data: ListData,
  format: ListFormat,
  only?: number,
): Pausable<List | null> {
  const plan = data.transfers ?? TRANSFERS.createEmpty();
  const guests = listTravelGuests(data, plan);
  const { formatMoment } = createTimeFormats(data.wedding.locale);
  const formatTime = (time: string | null) => time && formatMoment(time);
  const vehicles = DIRECTIONS.flatMap((direction) => {
    const byVehicle = listGuestsByVehicle(guests, plan, direction);
    return listVehicles(plan, direction)
      .filter(({ id }) => only === undefined || id === only)
      .map((vehicle) => ({ vehicle, guests: (byVehicle.get(vehicle.id) ?? []).filter(isComing) }));
  });
  const [first] = vehicles;
  if (!first) return null;
  const texts = getMessages('arrivals');
  const { columns: words, guestsAttending } = getMessages('lists');
  const items = vehicles.flatMap(({ vehicle, guests: people }) =>
    people.map((guest): Item => ({ key: `${vehicle.direction} ${guest.key}`, guest, vehicle })),
  );
  const isUsed = (getCell: (item: Item) => string | null) => items.some((item) => getCell(item));
  const getNumber = ({ guest, vehicle }: Item) => guest[`${vehicle.direction}Number`];
  const ofVehicle: Column<Item>[] = [
    { heading: texts.vehicle, getCell: ({ vehicle }) => vehicle.name },
    { heading: texts.leaves, getCell: ({ vehicle }) => formatTime(vehicle.time) },
    { heading: texts.from, getCell: ({ vehicle }) => vehicle.from || null },
    { heading: texts.to, getCell: ({ vehicle }) => vehicle.to || null },
  ];
  const columns: Column<Item>[] = [
    // One vehicle is described above its guests.
    ...ofVehicle.map((column) => ({ ...column, ...(only !== undefined && IN_FILE) })),
    { heading: words.guest, getCell: ({ guest }) => guest.name },
    ...createChildColumnsOf(items),
    { heading: words.household, only: 'file', getCell: ({ guest }) => guest.householdName },
    {
      heading: texts.guestTime,
      getCell: ({ guest, vehicle }) => formatTime(guest[vehicle.direction]),
    },
    ...(isUsed(getNumber) ? [{ heading: texts.number, getCell: getNumber }] : []),
    ...(isUsed(({ guest }) => guest.stay)
      ? [{ heading: texts.staysAt, getCell: ({ guest }: Item) => guest.stay }]
      : []),
  ];
  const { name, from, to, time } = first.vehicle;
  const route = [from, to].filter(Boolean).join(' → ');
  return {
    title: only === undefined ? texts.lists.transfers : name,
    summary: [
      ...(only === undefined ? [] : [formatTime(time) ?? '', ...(route ? [route] : [])]),
      guestsAttending(items.length, items.filter(({ guest }) => guest.isChild).length),
    ],
    ...(yield* createTable(columns, items, format)),
    empty: texts.nobody,
  };
}

const IN_FILE = { only: 'file' } as const;

/** The guests who come, place by place, for hotels. Null if the form does not ask where they stay. */
export function* createRoomingList(
  data: ListData,
  format: ListFormat,
  only?: string,
): Pausable<List | null> {
  const { locale } = data.wedding;
  if (!isAsked(data.wedding, 'stay')) return null;
  const texts = getMessages('arrivals');
  const { columns: words, empty, guestsAttending } = getMessages('lists');
  const { formatMoment } = createTimeFormats(locale);
  const formatTime = (time: string | null) => time && formatMoment(time);
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const items = listTravelGuests(data, data.transfers ?? TRANSFERS.createEmpty())
    .filter(isComing)
    .filter(
      ({ stayKey }) =>
        only === undefined || (stayKey !== null && getRoomingListName(stayKey) === only),
    )
    .map((guest) => ({ key: guest.key, guest }))
    // Those without an answer are the last.
    .sort(({ guest: a }, { guest: b }) =>
      a.stay === null || b.stay === null
        ? Number(a.stay === null) - Number(b.stay === null)
        : compare(a.stay, b.stay),
    );
  const columns: Column<(typeof items)[number]>[] = [
    { heading: texts.staysAt, getCell: ({ guest }) => guest.stay ?? texts.notAnswered },
    { heading: words.guest, getCell: ({ guest }) => guest.name },
    ...createChildColumnsOf(items),
    { heading: words.household, getCell: ({ guest }) => guest.householdName },
    { heading: texts.directions.arrival, getCell: ({ guest }) => formatTime(guest.arrival) },
    { heading: texts.directions.departure, getCell: ({ guest }) => formatTime(guest.departure) },
  ];
  return {
    title: only === undefined ? texts.lists.rooming : (items[0]?.guest.stay ?? texts.lists.rooming),
    summary: [guestsAttending(items.length, items.filter(({ guest }) => guest.isChild).length)],
    ...(yield* createTable(columns, items, format)),
    empty: empty.accepted,
  };
}

function isComing({ status }: TravelGuest): boolean {
  return status === 'attending';
}

function createChildColumnsOf<Item extends { guest: TravelGuest }>(items: readonly Item[]) {
  return createChildColumns(items.map(({ guest }) => ({ person: guest }))).map(
    ({ getCell, ...column }): Column<Item> => ({
      ...column,
      getCell: ({ guest }) => getCell({ person: guest }),
    }),
  );
}
