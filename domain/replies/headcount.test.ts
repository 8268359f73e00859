import { describe, expect, test } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import {
  COMES,
  createPerson,
  createReply,
  createReplyChange,
  groupByHousehold,
  SPECIFIED_QUESTIONS,
  STAYS,
} from '../fixtures/replies.ts';
import type { GuestListStatus } from '../guest-list/guest-list.ts';
import {
  computeHeadcount,
  countAttending,
  countGuests,
  countRepliesByDay,
  listUnclearCounts,
} from './headcount.ts';
import type { Reply } from './reply.ts';

const { events: EVENTS } = SPECIFIED_QUESTIONS;
const NOBODY = { invited: 0, attending: 0, declined: 0, noReply: 0 };

const TWO = ['A B', 'C D'];

const withdraw = (household: string) => createReplyChange(1, { household, action: 'withdraw' });

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
      createReply(1, { names: TWO, note: 'No nuts' }),
      createReply(2, { names: TWO, attendance: { ...COMES, welcome_party: 'not-attending' } }),
      createReply(3, { attendance: STAYS, note: 'x' }),
      createReply(4, { names: TWO, note: 'withdrawn' }),
      createReply(5, { email: '1@b.co', note: 'No nuts' }),
    ],
    [withdraw('email:4@b.co')],
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

test('each event is counted, with all guests, and without those who were not asked', () => {
  const events = ['wedding', 'brunch'].map((id) => ({ id, title: id }));
  const households = groupByHousehold(
    [
      createReply(1, {
        names: ['A B', '', 'Zoë', ''],
        attendance: { wedding: 'attending', brunch: 'attending' },
      }),
      createReply(2, { attendance: { wedding: 'not-attending', brunch: 'attending' } }),
      createReply(3, { names: TWO, attendance: { wedding: 'attending', brunch: 'not-attending' } }),
      // Replied before the brunch was on the form.
      createReply(4, { names: TWO }),
      createReply(5, { attendance: {} }),
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
  const people = [
    createPerson('Zoë'),
    createPerson('Zoë', { attendance: { ...COMES, welcome_party: 'not-attending' } }),
    createPerson('Zoë', { attendance: STAYS }),
  ];
  const declined = people.map((one) => ({ ...one, attendance: STAYS }));
  const households = groupByHousehold(
    [
      createReply(1, { people, isPerPerson: true }),
      createReply(2, { names: TWO }),
      createReply(3, { people: declined, isPerPerson: true }),
    ],
    [],
  );
  expect(computeHeadcount(households, EVENTS)).toMatchObject({
    events: [{ guestsAttending: 3, householdsAttending: 2 }, { guestsAttending: 4 }],
    guestsAttending: 4,
    householdsDeclined: 1,
  });
});

describe('invited guests and households', () => {
  const households = groupByHousehold(
    [
      createReply(1, { names: TWO, attendance: { ...COMES, welcome_party: 'not-attending' } }),
      createReply(2, { attendance: { ...COMES, wedding: 'not-attending' } }),
      createReply(3, { names: TWO }),
      createReply(4, { attendance: { welcome_party: 'attending' } }),
    ],
    [],
  );
  const count = (guestList: GuestListStatus[]) =>
    computeHeadcount(households, EVENTS, guestList).events[1];

  function invite(household: string | null, values: object = {}): GuestListStatus {
    const entry = createGuestListHousehold({ name: 'Anna Rossi', ...values });
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

describe('a reply with two names and a number of one', () => {
  const uncounted = { first: 'Luca', last: null };
  const correct = (id: number, household: string, reply: Reply) =>
    createReplyChange(id, { household, reply });
  const list = (...args: Parameters<typeof groupByHousehold>) =>
    listUnclearCounts(groupByHousehold(...args), EVENTS).map(({ key }) => key);

  test('is unclear until the couple decides, or the guest replies again', () => {
    const replies = [
      createReply(1, { uncounted }),
      createReply(2, { names: TWO }),
      createReply(3, { uncounted, attendance: STAYS }),
      createReply(4, { uncounted }),
      createReply(5, { uncounted }),
      createReply(6),
      createReply(7, { uncounted: { first: null, last: 'Neri' } }),
    ];
    const confirmed = correct(2, 'email:5@b.co', createReply(5, { uncounted }));
    expect(list(replies, [withdraw('email:4@b.co'), confirmed])).toEqual([
      'email:1@b.co',
      'email:7@b.co',
    ]);
    const again = createReply(100, { uncounted, email: '5@b.co' });
    expect(list([...replies, again], [confirmed])).toContain('email:5@b.co');
  });

  test('is unclear again when the decision is taken back', () => {
    const one = createReply(1, { uncounted });
    const both = createReply(1, { names: ['A B', 'Luca'] });
    const isUnclear = (...replies: Reply[]) =>
      list(
        [one],
        replies.map((reply, index) => correct(index + 1, 'email:1@b.co', reply)),
      ).length > 0;
    expect(isUnclear()).toBe(true);
    expect(isUnclear(one)).toBe(false);
    expect(isUnclear(one, one)).toBe(true);
    expect(isUnclear(one, one, one)).toBe(false);
    expect(isUnclear(both, one)).toBe(true);
    expect(isUnclear(both, one, one)).toBe(false);
    expect(isUnclear(both, { ...one, note: 'Vegan' })).toBe(false);
  });
});

test('an event that is not on the form is not counted', () => {
  const households = groupByHousehold(
    [createReply(1, { attendance: { ...COMES, wedding: 'not-attending' } })],
    [],
  );
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
      createReply(1, { repliedAt: '2026-01-04T22:59:59Z' }),
      createReply(2, { repliedAt: '2026-01-02T10:00:00Z' }),
      createReply(3, { repliedAt: '2026-01-04T23:00:00Z' }),
      createReply(4, { email: '2@b.co', repliedAt: '2026-01-09T10:00:00Z' }),
      createReply(5, { repliedAt: '2026-01-02T23:59:59Z' }),
    ],
    [withdraw('email:5@b.co')],
  );
  expect(countRepliesByDay(households, 'Europe/Rome')).toEqual([
    { day: '2026-01-02', replies: 1, total: 1 },
    { day: '2026-01-04', replies: 1, total: 2 },
    { day: '2026-01-05', replies: 1, total: 3 },
  ]);
});
