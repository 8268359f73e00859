import { comes, EVENTS, type EventName, guestsIn, headcount } from '../../domain/headcount.ts';
import type { GuestBook, Party } from '../../domain/party.ts';
import { guestOne, guestTwo, partiesByName, partyName } from '../../domain/party-names.ts';
import { foldText } from '../../domain/search-text.ts';
import type { BookContent } from '../tables/guest-book.ts';
import type { Cell } from './csv.ts';

export type ExportList = { headings: string[]; rows: Cell[][] };

type Facts = GuestBook['wedding'];

/** The lists that can be exported, by their file. */
export const EXPORT_LISTS: Record<string, (book: BookContent, wedding: Facts) => ExportList> = {
  'replies.csv': repliesList,
  'guests-welcome-party.csv': (book, wedding) => guestsList(book, wedding, 'welcome_party'),
  'guests-wedding.csv': (book, wedding) => guestsList(book, wedding, 'wedding'),
  'caterer.csv': catererList,
  'awaiting.csv': awaitingList,
};

const YES_NO = { attending: 'yes', 'not-attending': 'no' } as const;

/** The current reply of every party; those withdrawn are there too, and say so. */
function repliesList({ parties }: BookContent, { locale, events }: Facts): ExportList {
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
    rows: partiesByName(parties, locale).map(({ current, withdrawn, byHand, firstAt, lastAt }) => [
      current.guest_one_first,
      current.guest_one_last,
      current.guest_two_first,
      current.guest_two_last,
      current.email,
      ...EVENTS.map((event) => YES_NO[current[event]]),
      current.guests_count,
      current.dietary_restrictions,
      withdrawn ? 'yes' : 'no',
      byHand ? 'yes' : 'no',
      firstAt,
      lastAt,
    ]),
  };
}

/** A row for each guest who comes. */
function guestsList({ parties }: BookContent, { locale }: Facts, event: EventName): ExportList {
  const attending = partiesByName(parties, locale).filter((party) => comes(party, event));
  return {
    headings: ['Guest', 'Party', 'E-mail', 'Dietary notes of the party'],
    rows: attending.flatMap((party) => {
      const { current } = party;
      const guests = [guestOne(current), guestTwo(current)].slice(0, current.guests_count);
      return guests.map((guest) => [
        guest,
        partyName(party),
        current.email,
        current.dietary_restrictions,
      ]);
    }),
  };
}

/** Every party with notes, every note with how many it is for, and how many guests there are. */
function catererList({ parties }: BookContent, { locale, events }: Facts): ExportList {
  const coming = partiesByName(parties, locale).filter((party) => comes(party));
  const noted = coming.filter(({ current }) => current.dietary_restrictions !== null);
  const alike = Map.groupBy(noted, ({ current }) => foldText(current.dietary_restrictions ?? ''));
  const numbers = (some: readonly Party[]) => [
    guestsIn(some),
    ...EVENTS.map((event) => headcount(some).events[event].chairs),
  ];
  return {
    headings: ['Line', 'Party', 'Guests', ...EVENTS.map((event) => events[event]), 'Dietary notes'],
    rows: [
      ...noted.map((party) => [
        'Party',
        partyName(party),
        ...numbers([party]),
        party.current.dietary_restrictions,
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

function awaitingList({ invited }: BookContent): ExportList {
  return {
    headings: ['Name', 'E-mail', 'Party size', 'Note'],
    rows: invited
      .filter(({ party }) => party === null)
      .map(({ invited: { name, email, party_size, note } }) => [name, email, party_size, note]),
  };
}
