import type { GuestData } from '../../domain/dashboard-api.ts';
import {
  computeHeadcount,
  EVENTS,
  type EventName,
  getActiveHouseholds,
  isAttending,
} from '../../domain/headcount.ts';
import {
  getGuestOneName,
  getGuestTwoName,
  getHouseholdName,
  sortByName,
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
  const standing = sortByName(getActiveHouseholds(households), wedding.locale);
  const { events, guestsAttending } = computeHeadcount(households);
  const { day } = dateWords(wedding.locale);
  return {
    title: 'All replies',
    summary: [
      count(standing.length, 'party', 'households'),
      `${count(guestsAttending, 'guest', 'guests')} coming`,
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
        [getGuestOneName(current), getGuestTwoName(current)].filter(Boolean).join('\n'),
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
  const attending = sortByName(
    households.filter((household) => isAttending(household, event)),
    wedding.locale,
  );
  const rows = attending.flatMap(({ current, key }) => {
    const [one, two] = [getGuestOneName(current), getGuestTwoName(current)];
    const notes = current.dietary_restrictions ?? '';
    const first = { key, cells: [one, two, notes] };
    return two ? [first, { key: `${key} 2`, cells: [two, one, notes && 'as above'] }] : [first];
  });
  return {
    title: `Guests: ${wedding.events[event]}`,
    summary: [count(computeHeadcount(households).events[event].guestsAttending, 'chair', 'chairs')],
    columns: ['Guest', 'Comes with', 'Dietary notes of the household'],
    rows,
    empty: 'Nobody has said yes to this yet.',
  };
}

function catererList({ households, wedding }: GuestData): PrintList {
  const { events } = computeHeadcount(households);
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
    rows: sortByName(noted, wedding.locale).map((household) => ({
      key: household.key,
      cells: [
        getHouseholdName(household),
        String(household.current.guests_count),
        ...EVENTS.map((event) => YES_NO[household.current[event]]),
        household.current.dietary_restrictions ?? '',
      ],
    })),
    empty: 'Nobody who comes has dietary notes.',
  };
}

function awaitingList({ guestList }: GuestData): PrintList {
  const awaiting = guestList.filter(({ household }) => household === null);
  return {
    title: 'Awaiting an answer',
    summary: [count(awaiting.length, 'invitation', 'invitations')],
    columns: ['Name', 'E-mail', 'Household size', 'Note'],
    rows: awaiting.map(({ entry: { email, id, name, note, party_size } }) => ({
      key: String(id),
      cells: [name, email ?? '', party_size === null ? '' : String(party_size), note ?? ''],
    })),
    empty: guestList.length === 0 ? 'The list of the invited is empty.' : 'Everyone has answered.',
  };
}
