import { describe, expect, test } from 'vitest';
import { groupByHousehold, SPECIFIED_QUESTIONS } from '../fixtures/replies.ts';
import {
  endEarlierNotes,
  getAllNotes,
  getEarlierNotes,
  getHouseholdNotes,
  keepEarlierNotes,
} from './earlier-notes.ts';
import type { HostEntry, Household, HouseholdReply } from './household.ts';
import type { PersonReply } from './reply-answers.ts';
import type { StoredRsvp } from './rsvp.ts';
import { RSVP_DEFAULTS } from './rsvp-questions.ts';
import { toRsvpRecord } from './rsvp-rules.ts';

const REPLY = toRsvpRecord(
  { ...RSVP_DEFAULTS, guestOneFirst: 'Ada', guestOneLast: 'Levi', email: 'ada@levi.example' },
  SPECIFIED_QUESTIONS,
);

type Step = { by?: 'guest' | 'couple' } & Partial<HouseholdReply>;

/** The household after these replies, in this order. */
function createHousehold(...steps: Step[]): Household {
  const rsvps: StoredRsvp[] = [];
  const entries: HostEntry[] = [];
  for (const { by = 'guest', ...changes } of steps) {
    const created_at = '2026-01-01T10:00:00Z';
    const reply = { ...REPLY, ...changes };
    if (by === 'guest') {
      rsvps.push({ ...reply, email: REPLY.email, id: rsvps.length + 1, created_at });
    } else {
      const entry = { id: entries.length + 1, after_rsvp: rsvps.length, created_at };
      entries.push({ ...entry, household: 'email:ada@levi.example', act: 'reply', reply });
    }
  }
  const [household] = groupByHousehold(rsvps, entries);
  if (!household) throw new Error('There is no reply.');
  return household;
}

const NUTS = { dietary_restrictions: 'No nuts' };
const person = (first: string, dietary?: string): PersonReply => ({
  ...{ first, last: 'Levi' },
  ...(dietary && { dietary }),
});
const people = (...list: PersonReply[]) => ({ answers: { people: list } });

describe('no earlier note', () => {
  test.each<[string, Step[]]>([
    ['in a first reply', [{}]],
    ['if there never was one', [{}, {}]],
    ['if the last reply has a note of its own', [NUTS, { dietary_restrictions: 'Vegan' }]],
    [
      'if nobody comes any more',
      [NUTS, { welcome_party: 'not-attending', wedding: 'not-attending' }],
    ],
    [
      'in a reply by personal link, whose form had the note in it',
      [NUTS, { answers: { invitation: 3 } }],
    ],
    ['if the couple removed it', [NUTS, { by: 'couple' }]],
    ['if the couple removed it before the guest replied again', [NUTS, { by: 'couple' }, {}]],
    [
      'of a person who is no longer in the reply',
      [people(person('Luca', 'vegan')), people(person('Ada'))],
    ],
  ])('is marked %s', (_, steps) => {
    expect(getEarlierNotes(createHousehold(...steps))).toBeNull();
  });
});

describe('an earlier note', () => {
  test.each<[string, Step[], string]>([
    ['if a later reply left the field empty', [NUTS, {}], 'No nuts'],
    ['also after more empty replies', [NUTS, {}, {}], 'No nuts'],
    ['if it is the couple’s', [{}, { by: 'couple', ...NUTS }, {}], 'No nuts'],
    [
      'also after the couple corrected something else',
      [NUTS, {}, { by: 'couple', email: null }],
      'No nuts',
    ],
    [
      'if the guest comes after all',
      [NUTS, { welcome_party: 'not-attending', wedding: 'not-attending' }, {}],
      'No nuts',
    ],
    [
      'of each person whose field is empty now',
      [
        people(person('Ada', 'no nuts'), person('Luca')),
        people(person('ADA'), person('Luca', 'vegan')),
      ],
      'Ada Levi: no nuts',
    ],
    [
      'of a person if the form no longer asks each person',
      [people(person('Ada', 'no nuts')), {}],
      'Ada Levi: no nuts',
    ],
  ])('is marked %s', (_, steps, notes) => {
    expect(getEarlierNotes(createHousehold(...steps))).toBe(notes);
  });
});

describe('the couple', () => {
  const steps = [NUTS, { guests_count: 2 }];
  const household = createHousehold(...steps);

  test('keeps the note: it is in the reply again', () => {
    const kept = keepEarlierNotes(household);
    expect(kept).toEqual({ ...household.current, ...NUTS });
    const after = createHousehold(...steps, { by: 'couple', ...kept });
    expect(getEarlierNotes(after)).toBeNull();
    expect(getAllNotes(after)).toBe('No nuts');
  });

  test('ends the note, and a later empty reply does not bring it back', () => {
    const ended = { by: 'couple' as const, ...endEarlierNotes(household) };
    const after = createHousehold(...steps, ended);
    expect(getEarlierNotes(after)).toBeNull();
    expect(getAllNotes(after)).toBeNull();
    expect(getEarlierNotes(createHousehold(...steps, ended, {}))).toBeNull();
    expect(getEarlierNotes(createHousehold(...steps, ended, NUTS, {}))).toBe('No nuts');
  });

  test.each([keepEarlierNotes, endEarlierNotes])('takes a decision back by undo', (decide) => {
    const decision = { by: 'couple' as const, ...decide(household) };
    const undo = { by: 'couple' as const, ...household.current };
    const undone = createHousehold(...steps, decision, undo);
    expect(getEarlierNotes(undone)).toBe('No nuts');
    // A reply that is found right is no decision about the note.
    expect(getEarlierNotes(createHousehold(...steps, undo))).toBe('No nuts');
  });
});

test('lists show an earlier note with a mark, beside the notes of now', () => {
  const household = createHousehold(NUTS, people(person('Ada', 'vegan')));
  expect(getAllNotes(household)).toBe('Ada Levi: vegan\nEarlier note: No nuts');
  expect(getHouseholdNotes(household)).toBe('Earlier note: No nuts');
});
