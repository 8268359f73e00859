import { comes, EVENTS, type EventName, headcount, standingOf } from '../../domain/headcount.ts';
import type { GuestBook } from '../../domain/party.ts';
import { guestOne, guestTwo, partiesByName, partyName } from '../../domain/party-names.ts';
import { dateWords } from '../book/dates.ts';
import { count } from '../stationery/count.ts';
import type { PrintList } from './print-list.ts';

/** The lists that can be printed, by the last part of their address. */
export const LISTS: Record<string, (book: GuestBook) => PrintList> = {
  replies: repliesList,
  'guests-welcome-party': (book) => guestsList(book, 'welcome_party'),
  'guests-wedding': (book) => guestsList(book, 'wedding'),
  caterer: catererList,
  awaiting: awaitingList,
};

const YES_NO = { attending: 'yes', 'not-attending': 'no' };

function repliesList({ parties, wedding }: GuestBook): PrintList {
  const standing = partiesByName(standingOf(parties), wedding.locale);
  const { events, guests } = headcount(parties);
  const { day } = dateWords(wedding.locale);
  return {
    title: 'All replies',
    summary: [
      count(standing.length, 'party', 'parties'),
      `${count(guests, 'guest', 'guests')} coming`,
      ...EVENTS.map((event) => `${wedding.events[event]}: ${events[event].chairs}`),
    ],
    columns: [
      'Party',
      ...EVENTS.map((event) => wedding.events[event]),
      'Guests',
      'Dietary notes',
      'E-mail',
      'Replied',
    ],
    rows: standing.map(({ current, key, lastAt }) => ({
      key,
      cells: [
        [guestOne(current), guestTwo(current)].filter(Boolean).join('\n'),
        ...EVENTS.map((event) => YES_NO[current[event]]),
        String(current.guests_count),
        current.dietary_restrictions ?? '',
        current.email ?? '',
        day(lastAt),
      ],
    })),
    empty: 'No reply yet.',
  };
}

function guestsList({ parties, wedding }: GuestBook, event: EventName): PrintList {
  const attending = partiesByName(
    parties.filter((party) => comes(party, event)),
    wedding.locale,
  );
  const rows = attending.flatMap(({ current, key }) => {
    const [one, two] = [guestOne(current), guestTwo(current)];
    const notes = current.dietary_restrictions ?? '';
    const first = { key, cells: [one, two, notes] };
    return two ? [first, { key: `${key} 2`, cells: [two, one, notes && 'as above'] }] : [first];
  });
  return {
    title: `Guests: ${wedding.events[event]}`,
    summary: [count(headcount(parties).events[event].chairs, 'chair', 'chairs')],
    columns: ['Guest', 'Comes with', 'Dietary notes of the party'],
    rows,
    empty: 'Nobody has said yes to this yet.',
  };
}

function catererList({ parties, wedding }: GuestBook): PrintList {
  const { events } = headcount(parties);
  const noted = parties.filter((party) => comes(party) && party.current.dietary_restrictions);
  return {
    title: 'For the caterer',
    summary: EVENTS.map(
      (event) => `${wedding.events[event]}: ${count(events[event].chairs, 'guest', 'guests')}`,
    ),
    columns: ['Party', 'Guests', ...EVENTS.map((event) => wedding.events[event]), 'Dietary notes'],
    rows: partiesByName(noted, wedding.locale).map((party) => ({
      key: party.key,
      cells: [
        partyName(party),
        String(party.current.guests_count),
        ...EVENTS.map((event) => YES_NO[party.current[event]]),
        party.current.dietary_restrictions ?? '',
      ],
    })),
    empty: 'Nobody who comes has dietary notes.',
  };
}

function awaitingList({ invited }: GuestBook): PrintList {
  const awaiting = invited.filter(({ party }) => party === null);
  return {
    title: 'Awaiting an answer',
    summary: [count(awaiting.length, 'invitation', 'invitations')],
    columns: ['Name', 'E-mail', 'Party', 'Note'],
    rows: awaiting.map(({ invited: { email, id, name, note, party_size } }) => ({
      key: String(id),
      cells: [name, email ?? '', party_size === null ? '' : String(party_size), note ?? ''],
    })),
    empty: invited.length === 0 ? 'The list of the invited is empty.' : 'Everyone has answered.',
  };
}
