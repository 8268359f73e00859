import {
  activeHouseholds,
  EVENTS,
  type EventName,
  headcount,
  isAttending,
} from '../../domain/headcount.ts';
import type { GuestData } from '../../domain/household.ts';
import {
  guestOne,
  guestTwo,
  householdName,
  householdsByName,
} from '../../domain/household-names.ts';
import { count } from '../components/count.ts';
import { dateWords } from '../guest-data/format-dates.ts';
import type { PrintList } from './print-list.ts';

/** The lists that can be printed, by the last part of their address. */
export const LISTS: Record<string, (book: GuestData) => PrintList> = {
  replies: repliesList,
  'guests-welcome-party': (book) => guestsList(book, 'welcome_party'),
  'guests-wedding': (book) => guestsList(book, 'wedding'),
  caterer: catererList,
  awaiting: awaitingList,
};

const YES_NO = { attending: 'yes', 'not-attending': 'no' };

function repliesList({ households, wedding }: GuestData): PrintList {
  const standing = householdsByName(activeHouseholds(households), wedding.locale);
  const { events, guests } = headcount(households);
  const { day } = dateWords(wedding.locale);
  return {
    title: 'All replies',
    summary: [
      count(standing.length, 'party', 'households'),
      `${count(guests, 'guest', 'guests')} coming`,
      ...EVENTS.map((event) => `${wedding.events[event]}: ${events[event].guestsAttending}`),
    ],
    columns: [
      'Household',
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

function guestsList({ households, wedding }: GuestData, event: EventName): PrintList {
  const attending = householdsByName(
    households.filter((household) => isAttending(household, event)),
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
    summary: [count(headcount(households).events[event].guestsAttending, 'chair', 'chairs')],
    columns: ['Guest', 'Comes with', 'Dietary notes of the household'],
    rows,
    empty: 'Nobody has said yes to this yet.',
  };
}

function catererList({ households, wedding }: GuestData): PrintList {
  const { events } = headcount(households);
  const noted = households.filter(
    (household) => isAttending(household) && household.current.dietary_restrictions,
  );
  return {
    title: 'For the caterer',
    summary: EVENTS.map(
      (event) =>
        `${wedding.events[event]}: ${count(events[event].guestsAttending, 'guest', 'guests')}`,
    ),
    columns: [
      'Household',
      'Guests',
      ...EVENTS.map((event) => wedding.events[event]),
      'Dietary notes',
    ],
    rows: householdsByName(noted, wedding.locale).map((household) => ({
      key: household.key,
      cells: [
        householdName(household),
        String(household.current.guests_count),
        ...EVENTS.map((event) => YES_NO[household.current[event]]),
        household.current.dietary_restrictions ?? '',
      ],
    })),
    empty: 'Nobody who comes has dietary notes.',
  };
}

function awaitingList({ invited }: GuestData): PrintList {
  const awaiting = invited.filter(({ household }) => household === null);
  return {
    title: 'Awaiting an answer',
    summary: [count(awaiting.length, 'invitation', 'invitations')],
    columns: ['Name', 'E-mail', 'Household size', 'Note'],
    rows: awaiting.map(({ invited: { email, id, name, note, party_size } }) => ({
      key: String(id),
      cells: [name, email ?? '', party_size === null ? '' : String(party_size), note ?? ''],
    })),
    empty: invited.length === 0 ? 'The list of the invited is empty.' : 'Everyone has answered.',
  };
}
