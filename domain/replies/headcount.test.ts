import { describe, expect, test } from 'vitest';
import { createEntry } from '../fixtures/guest-list.ts';
import { groupByHousehold, SPECIFIED_QUESTIONS } from '../fixtures/replies.ts';
import type { EntryStatus } from '../guest-list/guest-list.ts';
import {
  computeHeadcount,
  countAttending,
  countGuests,
  countRepliesByDay,
  listUnclearCounts,
} from './headcount.ts';
import type { HostEntry, HouseholdReply } from './household.ts';
import { listPeopleAttending } from './people.ts';
import type { StoredRsvp } from './rsvp.ts';
import { RSVP_DEFAULTS } from './rsvp-questions.ts';
import { toRsvpRecord } from './rsvp-rules.ts';

const { events: EVENTS } = SPECIFIED_QUESTIONS;
const NOBODY = { invited: 0, attending: 0, declined: 0, noReply: 0 };

function row(id: number, changes: Partial<StoredRsvp> = {}): StoredRsvp {
  const record = toRsvpRecord(
    { ...RSVP_DEFAULTS, guestOneFirst: 'A', guestOneLast: 'B' },
    SPECIFIED_QUESTIONS,
  );
  return { ...record, email: `${id}@b.co`, id, created_at: '2026-01-01T10:00:00Z', ...changes };
}

function withdrawal(household: string): HostEntry {
  return {
    id: 1,
    created_at: '2026-01-09T10:00:00Z',
    household,
    act: 'withdraw',
    after_rsvp: 99,
    reply: null,
  };
}

test('every number is 0 without households', () => {
  expect(computeHeadcount([], EVENTS)).toEqual({
    events: EVENTS.map((event) => ({
      ...event,
      ...{ guestsAttending: 0, childrenAttending: 0, householdsAttending: 0 },
      ...{ householdsDeclined: 0, householdsNotAsked: 0, guestsNotInvited: 0 },
      ...{ invitedHouseholds: NOBODY, invitedGuests: NOBODY },
    })),
    households: 0,
    withdrawn: 0,
    waiting: 0,
    guestsAttending: 0,
    householdsDeclined: 0,
    householdsWithNotes: 0,
    noReply: 0,
  });
});

test('guests are counted by the current reply of each household that is not withdrawn', () => {
  const households = groupByHousehold(
    [
      row(1, { guests_count: 2, dietary_restrictions: 'No nuts' }),
      row(2, { welcome_party: 'not-attending', guests_count: 2 }),
      row(3, {
        welcome_party: 'not-attending',
        wedding: 'not-attending',
        dietary_restrictions: 'x',
      }),
      row(4, { guests_count: 2, dietary_restrictions: 'withdrawn' }),
      row(5, { email: '1@b.co', guests_count: 1, dietary_restrictions: 'No nuts' }),
    ],
    [withdrawal('email:4@b.co')],
  );
  expect(computeHeadcount(households, EVENTS)).toMatchObject({
    events: [
      { guestsAttending: 1, householdsAttending: 1, householdsDeclined: 2, householdsNotAsked: 0 },
      { guestsAttending: 3, householdsAttending: 2, householdsDeclined: 1, householdsNotAsked: 0 },
    ],
    households: 3,
    withdrawn: 1,
    guestsAttending: 3,
    householdsDeclined: 1,
    householdsWithNotes: 1,
    noReply: 0,
  });
  // The dashboard also counts what a filter shows, with households that declined or are withdrawn.
  expect(countAttending(households, EVENTS)).toBe(3);
  expect(countGuests(households)).toBe(6);
});

test('events without a column and guests beyond two are counted', () => {
  const events = ['wedding', 'brunch'].map((id) => ({ id, title: id }));
  const guests = [
    { first: 'Zoë', last: null },
    { first: null, last: null },
  ];
  const households = groupByHousehold(
    [
      row(1, { guests_count: 2, answers: { events: { brunch: 'attending' }, guests } }),
      row(2, { wedding: 'not-attending', answers: { events: { brunch: 'attending' } } }),
      row(3, { guests_count: 2, answers: { events: { brunch: 'not-attending' } } }),
      // Replied before the brunch was on the form.
      row(4, { guests_count: 2 }),
      row(5, { wedding: 'not-attending', answers: { notAsked: ['wedding'] } }),
    ],
    [],
  );
  expect(computeHeadcount(households, events)).toMatchObject({
    events: [
      { guestsAttending: 8, householdsAttending: 3, householdsDeclined: 1, householdsNotAsked: 1 },
      { guestsAttending: 5, householdsAttending: 2, householdsDeclined: 1, householdsNotAsked: 2 },
    ],
    households: 5,
    guestsAttending: 9,
    householdsDeclined: 1,
  });
});

test('people who answered for themselves are counted one by one', () => {
  const yes = { wedding: 'attending', welcome_party: 'attending' } as const;
  const no = { wedding: 'not-attending', welcome_party: 'not-attending' } as const;
  const name = { first: 'Zoë', last: null };
  const people = [
    { ...name, events: yes },
    { ...name, events: { ...yes, welcome_party: 'not-attending' as const } },
    { ...name, events: no },
  ];
  const rows = [
    row(1, { guests_count: 2, answers: { people } }),
    // In an open reply everybody attends the same events.
    row(2, { guests_count: 2, answers: { people: [name, name] } }),
    row(3, {
      ...no,
      guests_count: 2,
      answers: { people: people.map((one) => ({ ...one, events: no })) },
    }),
  ];
  const households = groupByHousehold(rows, []);
  expect(computeHeadcount(households, EVENTS)).toMatchObject({
    events: [{ guestsAttending: 3, householdsAttending: 2 }, { guestsAttending: 4 }],
    guestsAttending: 4,
    householdsDeclined: 1,
  });
  expect(
    listPeopleAttending(households[0]?.current as HouseholdReply, [{ id: 'welcome_party' }]),
  ).toMatchObject([{ first: 'Zoë' }]);
});

describe('invited guests and households', () => {
  const households = groupByHousehold(
    [
      row(1, { guests_count: 2, welcome_party: 'not-attending' }),
      row(2, { wedding: 'not-attending' }),
      row(3, { guests_count: 2 }),
      row(4, { answers: { notAsked: ['wedding'] } }),
    ],
    [],
  );
  const count = (guestList: EntryStatus[]) =>
    computeHeadcount(households, EVENTS, guestList).events[1];

  function invite(household: string | null, values: object = {}): EntryStatus {
    const entry = createEntry({ name: 'Anna Rossi', ...values });
    return { entry, household, matchedBy: null, suggestions: [] };
  }

  test('are counted for the events that they are invited to', () => {
    expect(count([invite('email:1@b.co', { events: ['welcome_party'] })])).toMatchObject({
      invitedHouseholds: NOBODY,
      invitedGuests: NOBODY,
      guestsAttending: 4,
      guestsNotInvited: 4,
    });
  });

  test('have declined if they stay at home while their household attends', () => {
    expect(count([invite('email:1@b.co', { maxGuests: 3 })])).toMatchObject({
      invitedHouseholds: { invited: 1, attending: 1, declined: 0, noReply: 0 },
      invitedGuests: { invited: 3, attending: 2, declined: 1, noReply: 0 },
      guestsNotInvited: 2,
    });
  });

  test('are beyond the invitation if more come than are invited', () => {
    expect(count([invite('email:1@b.co'), invite('email:3@b.co')])).toMatchObject({
      invitedGuests: { invited: 2, attending: 2, declined: 0, noReply: 0 },
      guestsNotInvited: 2,
    });
  });

  test('of several entries with one reply are counted once', () => {
    const three = Array.from({ length: 3 }, () => invite('email:1@b.co'));
    expect(count(three)).toMatchObject({
      invitedHouseholds: { invited: 3, attending: 3, declined: 0, noReply: 0 },
      invitedGuests: { invited: 3, attending: 2, declined: 1, noReply: 0 },
    });
  });

  test('without an answer for the event have no reply yet', () => {
    const people = [{ first: 'Anna' }, { isGuest: true }];
    const guestList = [invite(null, { people }), invite('email:4@b.co'), invite('email:2@b.co')];
    expect(count(guestList)).toMatchObject({
      invitedHouseholds: { invited: 3, attending: 0, declined: 1, noReply: 2 },
      invitedGuests: { invited: 4, attending: 0, declined: 1, noReply: 3 },
    });
  });
});

test('a reply with two names and a number of one is unclear until the couple decides', () => {
  const two = { guest_two_first: 'Luca' };
  const entry = { id: 1, created_at: '2026-01-09T10:00:00Z', after_rsvp: 99 };
  const declined = { welcome_party: 'not-attending', wedding: 'not-attending' } as const;
  const rows = [
    row(1, two),
    row(2, { ...two, guests_count: 2 }),
    row(3, { ...two, ...declined }),
    row(4, two),
    row(5, two),
    row(6),
    row(7, { guest_two_last: 'Neri' }),
  ];
  const { id: _id, created_at: _at, ...reply } = row(5, two);
  const households = groupByHousehold(rows, [
    withdrawal('email:4@b.co'),
    { ...entry, id: 2, household: 'email:5@b.co', act: 'reply', reply },
  ]);
  const list = (all: typeof households) => listUnclearCounts(all, EVENTS).map(({ key }) => key);
  expect(list(households)).toEqual(['email:1@b.co', 'email:7@b.co']);
  const again = groupByHousehold(
    [...rows, row(100, { ...two, email: '5@b.co' })],
    [{ ...entry, household: 'email:5@b.co', act: 'reply', reply }],
  );
  expect(list(again)).toContain('email:5@b.co');
});

test('a decision about an unclear reply that is taken back leaves it unclear', () => {
  const { id: _id, created_at: _at, ...one } = row(1, { guest_two_first: 'Luca' });
  const both = { ...one, guests_count: 2 as const };
  const listAfter = (...replies: (typeof one | typeof both)[]) =>
    listUnclearCounts(
      groupByHousehold(
        [row(1, one)],
        replies.map((reply, index) => ({
          ...{ id: index + 1, created_at: '2026-01-09T10:00:00Z', after_rsvp: 1 },
          ...{ household: 'email:1@b.co', act: 'reply' as const, reply },
        })),
      ),
      EVENTS,
    ).length;
  expect(listAfter()).toBe(1);
  expect(listAfter(one)).toBe(0);
  expect(listAfter(one, one)).toBe(1);
  expect(listAfter(one, one, one)).toBe(0);
  expect(listAfter(both, one)).toBe(1);
  expect(listAfter(both, one, one)).toBe(0);
  expect(listAfter(both, { ...one, dietary_restrictions: 'Vegan' })).toBe(0);
});

test('an event that is not on the form is not counted', () => {
  const households = groupByHousehold([row(1, { wedding: 'not-attending' })], []);
  const events = [{ id: 'wedding', title: 'The Wedding' }];
  expect(computeHeadcount(households, events)).toMatchObject({
    events: [{ householdsDeclined: 1 }],
    guestsAttending: 0,
    householdsDeclined: 1,
  });
});

test('a household is counted on the day of its first reply, in the time of Venice', () => {
  const households = groupByHousehold(
    [
      row(1, { created_at: '2026-01-04T22:59:59Z' }),
      row(2, { created_at: '2026-01-02T10:00:00Z' }),
      row(3, { created_at: '2026-01-04T23:00:00Z' }),
      row(4, { email: '2@b.co', created_at: '2026-01-09T10:00:00Z' }),
      row(5, { created_at: '2026-01-02T23:59:59Z' }),
    ],
    [withdrawal('email:5@b.co')],
  );
  expect(countRepliesByDay(households, 'Europe/Rome')).toEqual([
    { day: '2026-01-02', replies: 1, total: 1 },
    { day: '2026-01-04', replies: 1, total: 2 },
    { day: '2026-01-05', replies: 1, total: 3 },
  ]);
});
