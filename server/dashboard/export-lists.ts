import type { GuestData } from '../../domain/dashboard-api.ts';
import {
  computeHeadcount,
  countGuests,
  EVENTS,
  type EventName,
  isAttending,
} from '../../domain/headcount.ts';
import type { Household } from '../../domain/household.ts';
import {
  getGuestOneName,
  getGuestTwoName,
  getHouseholdName,
  sortByName,
} from '../../domain/household-names.ts';
import { normalizeText } from '../../domain/search-text.ts';
import type { GuestDataContent } from '../tables/guest-data.ts';
import type { Cell } from './csv.ts';

export type ExportList = { headings: string[]; rows: Cell[][] };

type Facts = GuestData['wedding'];

/** The lists that can be exported, by their file. */
export const EXPORT_LISTS: Record<string, (book: GuestDataContent, wedding: Facts) => ExportList> =
  {
    'replies.csv': repliesList,
    'guests-welcome-party.csv': (book, wedding) => guestsList(book, wedding, 'welcome_party'),
    'guests-wedding.csv': (book, wedding) => guestsList(book, wedding, 'wedding'),
    'caterer.csv': catererList,
    'awaiting.csv': awaitingList,
  };

const YES_NO = { attending: 'yes', 'not-attending': 'no' } as const;

/** The current reply of every party; those withdrawn are there too, and say so. */
function repliesList({ households }: GuestDataContent, { locale, events }: Facts): ExportList {
  return {
    headings: [
      'First name',
      'Last name',
      'First name of guest two',
      'Last name of guest two',
      'E-mail',
      ...EVENTS.map((event) => events[event]),
      'Guests',
      'Dietary notes',
      'Withdrawn',
      'Entered by host',
      'First reply (UTC)',
      'Last change (UTC)',
    ],
    rows: sortByName(households, locale).map(
      ({ current, withdrawn, hasCoupleEntries, firstAt, lastAt }) => [
        current.guest_one_first,
        current.guest_one_last,
        current.guest_two_first,
        current.guest_two_last,
        current.email,
        ...EVENTS.map((event) => YES_NO[current[event]]),
        current.guests_count,
        current.dietary_restrictions,
        withdrawn ? 'yes' : 'no',
        hasCoupleEntries ? 'yes' : 'no',
        firstAt,
        lastAt,
      ],
    ),
  };
}

/** A row for each guest who comes. */
function guestsList(
  { households }: GuestDataContent,
  { locale }: Facts,
  event: EventName,
): ExportList {
  const attending = sortByName(households, locale).filter((household) =>
    isAttending(household, event),
  );
  return {
    headings: ['Guest', 'Household', 'E-mail', 'Dietary notes of the household'],
    rows: attending.flatMap((household) => {
      const { current } = household;
      const guests = [getGuestOneName(current), getGuestTwoName(current)].slice(
        0,
        current.guests_count,
      );
      return guests.map((guest) => [
        guest,
        getHouseholdName(household),
        current.email,
        current.dietary_restrictions,
      ]);
    }),
  };
}

/** Every party with notes, every note with how many it is for, and how many guests there are. */
function catererList({ households }: GuestDataContent, { locale, events }: Facts): ExportList {
  const coming = sortByName(households, locale).filter((household) => isAttending(household));
  const noted = coming.filter(({ current }) => current.dietary_restrictions !== null);
  const alike = Map.groupBy(noted, ({ current }) =>
    normalizeText(current.dietary_restrictions ?? ''),
  );
  const numbers = (some: readonly Household[]) => [
    countGuests(some),
    ...EVENTS.map((event) => computeHeadcount(some).events[event].guestsAttending),
  ];
  return {
    headings: [
      'Line',
      'Household',
      'Guests',
      ...EVENTS.map((event) => events[event]),
      'Dietary notes',
    ],
    rows: [
      ...noted.map((household) => [
        'Household',
        getHouseholdName(household),
        ...numbers([household]),
        household.current.dietary_restrictions,
      ]),
      ...[...alike.values()].map((some) => [
        'Note',
        some.length === 1 ? '1 party' : `${some.length} parties`,
        ...numbers(some),
        some[0]?.current.dietary_restrictions ?? null,
      ]),
      ['Total', 'All who come', ...numbers(coming), null],
    ],
  };
}

function awaitingList({ guestList }: GuestDataContent): ExportList {
  return {
    headings: ['Name', 'E-mail', 'Party size', 'Note'],
    rows: guestList
      .filter(({ household }) => household === null)
      .map(({ entry: { name, email, party_size, note } }) => [name, email, party_size, note]),
  };
}
