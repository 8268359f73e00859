import { describe, expect, it } from 'vitest';
import {
  COMES,
  createReply,
  createReplyChange,
  groupByHousehold,
  STAYS,
} from '../fixtures/replies.ts';
import { addReplyChange, createHouseholdIndex, toHouseholdKey } from './group-by-household.ts';
import type { HistoryAction } from './household.ts';
import type { Reply, StoredReply } from './reply.ts';

const STAYING = createReply(1, { attendance: STAYS }).people;
const KEY = 'email:portia@belmonte.example';

// Later rows have earlier times, because the order must not depend on the clock.
function createRsvp(id: number, changes: Partial<StoredReply> = {}): StoredReply {
  const repliedAt = `2026-01-${String(28 - id).padStart(2, '0')}T12:00:00Z`;
  return createReply(id, { repliedAt, email: 'portia@belmonte.example', ...changes });
}

function createChange(
  id: number,
  after_reply: number,
  action: HistoryAction,
  changes: Partial<Reply> | null = null,
  household = KEY,
) {
  const { id: _, repliedAt: __, ...reply } = createRsvp(0);
  const full = changes && { ...reply, ...changes };
  return createReplyChange(id, { household, action, after_reply, reply: full });
}

describe('the key of a household', () => {
  it.each([' Portia@Belmonte.example', 'portia@belmonte.EXAMPLE\n'])(
    'is the same for %j',
    (email) => {
      expect(toHouseholdKey(email)).toBe('email:portia@belmonte.example');
    },
  );
});

const SPELLINGS = [
  ['anna@münchen.example', 'Anna@xn--mnchen-3ya.example'],
  ['anna@mu\u0308nchen.example', 'anna@MÜNCHEN.example'],
  ['jo\u0308rg@belmonte.example', 'jörg@belmonte.example'],
  ['\u202Aanna@belmonte.example\u202C', 'anna@belmonte.example'],
] as const;

describe.each(SPELLINGS)('a household whose address is written %j and %j', (one, other) => {
  it('is one household with the key of its first row', () => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const rsvps = [createRsvp(1, { email: first }), createRsvp(2, { email: second })];
      const withdrawal = createChange(1, 2, 'withdraw', null, toHouseholdKey(first));
      expect(groupByHousehold(rsvps, [withdrawal])).toMatchObject([
        { key: toHouseholdKey(first), version: '2.1', withdrawn: true },
      ]);
    }
  });

  it('is one household when the couple entered or corrected one of the addresses', () => {
    const key = toHouseholdKey(one);
    const entered = createChange(1, 0, 'reply', { email: one }, key);
    const reply = createRsvp(1, { email: other });
    expect(groupByHousehold([reply], [entered])).toMatchObject([{ key, version: '1.1' }]);
    const byPhone = createChange(1, 0, 'reply', { email: one }, 'host:a');
    expect(groupByHousehold([reply], [byPhone])).toMatchObject([{ key: 'host:a' }]);
    expect(createHouseholdIndex([reply], []).findByEmail(one)).toMatchObject({
      key: toHouseholdKey(other),
    });
  });

  it('still counts after the couple withdrew the second one, when they were two', () => {
    const rsvps = [createRsvp(1, { email: one }), createRsvp(2, { email: other })];
    const withdrawal = createChange(1, 2, 'withdraw', null, toHouseholdKey(other));
    expect(groupByHousehold(rsvps, [withdrawal])).toMatchObject([{ withdrawn: false }]);
  });
});

describe('a household', () => {
  it('has the reply of the newest row, even if the times are in another order', () => {
    const [household, ...others] = groupByHousehold(
      [
        createRsvp(3, { people: STAYING }),
        createRsvp(1),
        createRsvp(2, { email: 'Portia@belmonte.example' }),
      ],
      [],
    );
    expect(others).toEqual([]);
    expect(household).toMatchObject({
      key: 'email:portia@belmonte.example',
      version: '3.0',
      current: { people: STAYING },
      withdrawn: false,
      hasCoupleEntries: false,
      firstAt: '2026-01-27T12:00:00Z',
      lastAt: '2026-01-25T12:00:00Z',
    });
    expect(household?.history).toHaveLength(3);
    expect(household?.current).not.toHaveProperty('id');
  });

  it('has an entry of the couple right after the reply that was the newest then', () => {
    const rows = [createRsvp(1), createRsvp(5, { note: 'No nuts' })];
    const changed = [createChange(1, 1, 'reply', { people: STAYING })];
    expect(groupByHousehold(rows, changed)[0]?.history.map(({ by }) => by)).toEqual([
      'guest',
      'couple',
      'guest',
    ]);
    expect(groupByHousehold(rows, changed)[0]?.current).toMatchObject({
      note: 'No nuts',
      people: [{ attendance: COMES }],
    });
  });

  it('is no longer withdrawn when a guest replies again', () => {
    const withdrawn = [createChange(1, 1, 'withdraw')];
    expect(groupByHousehold([createRsvp(1)], withdrawn)).toMatchObject([
      { withdrawn: true, version: '1.1', hasCoupleEntries: true },
    ]);
    expect(groupByHousehold([createRsvp(1), createRsvp(2)], withdrawn)).toMatchObject([
      { withdrawn: false, version: '2.1', hasCoupleEntries: true },
    ]);
  });

  it('stays withdrawn when the couple changes the reply, until they restore it', () => {
    const entries = [
      createChange(1, 1, 'withdraw'),
      createChange(2, 1, 'reply', { note: 'Vegan' }),
    ];
    expect(groupByHousehold([createRsvp(1)], entries)).toMatchObject([
      { withdrawn: true, current: { note: 'Vegan' } },
    ]);
    const restored = [...entries, createChange(3, 1, 'restore')];
    expect(groupByHousehold([createRsvp(1)], restored)).toMatchObject([
      { withdrawn: false, current: { note: 'Vegan' } },
    ]);
  });

  it('is found by its key when it has no email address', () => {
    const entries = [createChange(1, 0, 'reply', { email: null }, 'host:a')];
    expect(groupByHousehold([], entries)).toMatchObject([
      { key: 'host:a', current: { email: null } },
    ]);
  });

  it('is not created by a withdrawal', () => {
    expect(groupByHousehold([], [createChange(1, 0, 'withdraw')])).toEqual([]);
  });
});

describe('an email address that the couple entered for a household', () => {
  const phoned = createChange(1, 0, 'reply', { email: null }, 'host:a');
  const entered = createChange(2, 0, 'reply', { email: 'nerissa@belmonte.example' }, 'host:a');
  const nerissa = (id: number) => createRsvp(id, { email: 'Nerissa@belmonte.example' });

  it('adds later replies from there to that household', () => {
    const { households, findByEmail } = createHouseholdIndex([nerissa(1)], [phoned, entered]);
    expect(households).toMatchObject([{ key: 'host:a', version: '1.2' }]);
    expect(findByEmail('nerissa@belmonte.example')?.key).toBe('host:a');
    expect(findByEmail('jessica@belmonte.example')).toBeUndefined();
  });

  it('stays with the household that replied from there before', () => {
    const later = { ...entered, after_reply: 1 };
    const households = groupByHousehold([nerissa(1), nerissa(2)], [phoned, later]);
    expect(households.map(({ key, history }) => [key, history.length])).toEqual([
      ['host:a', 2],
      ['email:nerissa@belmonte.example', 2],
    ]);
  });

  it('stays with the first of two households that it was entered for', () => {
    const other = createChange(3, 0, 'reply', { email: 'nerissa@belmonte.example' }, 'host:b');
    const { findByEmail } = createHouseholdIndex([], [phoned, entered, other]);
    expect(findByEmail('nerissa@belmonte.example')?.key).toBe('host:a');
  });

  it('is free again after the couple corrects it', () => {
    const corrected = createChange(3, 0, 'reply', { email: 'nerissa@venezia.example' }, 'host:a');
    const households = groupByHousehold([nerissa(1)], [phoned, entered, corrected]);
    expect(households.map(({ key }) => key)).toEqual(['host:a', 'email:nerissa@belmonte.example']);
  });

  it('stays with the household once a guest replied from there, even if the couple changes it', () => {
    const moved = createChange(3, 1, 'reply', { email: 'nerissa@venezia.example' }, 'host:a');
    const households = groupByHousehold([nerissa(1), nerissa(2)], [phoned, entered, moved]);
    expect(households).toMatchObject([{ key: 'host:a', version: '2.3' }]);
  });
});

it('an entry of the couple leads to the same household as its row', () => {
  const reply = createRsvp(1);
  const correction = createChange(2, 1, 'reply', { note: 'Vegan' });
  const [before] = groupByHousehold([reply], []);
  expect([addReplyChange(before, correction)]).toEqual(groupByHousehold([reply], [correction]));
  const first = createChange(1, 0, 'reply', {}, 'host:a');
  expect([addReplyChange(undefined, first)]).toEqual(groupByHousehold([], [first]));
});
