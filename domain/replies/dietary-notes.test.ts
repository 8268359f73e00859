import { describe, expect, test } from 'vitest';
import {
  createPerson,
  createReply,
  createReplyChange,
  groupByHousehold,
  STAYS,
} from '../fixtures/replies.ts';
import {
  endEarlierNotes,
  getAllNotes,
  getEarlierNotes,
  getHouseholdNotes,
  keepEarlierNotes,
} from './dietary-notes.ts';
import type { Household, ReplyChange } from './household.ts';
import type { Person, Reply, StoredReply } from './reply.ts';

type Step = { by?: 'guest' | 'couple' } & Partial<Reply>;

/** The household after these replies, in this order. */
function createHousehold(...steps: Step[]): Household {
  const replies: StoredReply[] = [];
  const entries: ReplyChange[] = [];
  for (const { by = 'guest', ...changes } of steps) {
    const { id: _, repliedAt: __, ...reply } = { ...createReply(1), ...changes };
    if (by === 'guest') {
      replies.push(createReply(replies.length + 1, { ...reply, email: '1@b.co' }));
    } else {
      entries.push(createReplyChange(entries.length + 1, { after_reply: replies.length, reply }));
    }
  }
  const [household] = groupByHousehold(replies, entries);
  if (!household) throw new Error('There is no reply.');
  return household;
}

const NUTS = { note: 'No nuts' };
const DECLINED = createReply(1, { attendance: STAYS }).people;
const person = (first: string, changes: Partial<Person> = {}) =>
  createPerson(`${first} Levi`, changes);

describe('no earlier note', () => {
  test.each<[string, Step[]]>([
    ['in a first reply', [{}]],
    ['if there never was one', [{}, {}]],
    ['if the last reply has a note of its own', [NUTS, { note: 'Vegan' }]],
    ['if nobody comes any more', [NUTS, { people: DECLINED }]],
    ['in a reply by personal link, whose form had the note in it', [NUTS, { invitation: 3 }]],
    ['if the couple removed it', [NUTS, { by: 'couple' }]],
    ['if the couple removed it before the guest replied again', [NUTS, { by: 'couple' }, {}]],
    [
      'of a person who is no longer in the reply',
      [
        { people: [person('Luca', { dietary: 'vegan' })] },
        { people: [person('Ada', { answers: { menu: 'fish' } })] },
      ],
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
    ['if the guest comes after all', [NUTS, { people: DECLINED }, {}], 'No nuts'],
    [
      'of each person whose field is empty now',
      [
        { people: [person('Ada', { dietary: 'no nuts' }), person('Luca')] },
        { people: [person('ADA'), person('Luca', { dietary: 'vegan' })] },
      ],
      'Ada Levi: no nuts',
    ],
    [
      'of a person if the form no longer asks each person',
      [{ people: [person('Ada', { dietary: 'no nuts' })] }, {}],
      'Ada Levi: no nuts',
    ],
    [
      'of a guest who is alone, without the name',
      [{ people: [person('Ada', { dietary: 'no nuts' })] }, { people: [person('Ada')] }],
      'no nuts',
    ],
  ])('is marked %s', (_, steps, notes) => {
    expect(getEarlierNotes(createHousehold(...steps))).toBe(notes);
  });
});

describe('the couple', () => {
  const steps = [NUTS, { email: 'a@b.co' }];
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
  const household = createHousehold(NUTS, {
    people: [person('Ada', { dietary: 'vegan' })],
  });
  expect(getAllNotes(household)).toBe('vegan\nEarlier note: No nuts');
  expect(getHouseholdNotes(household)).toBe('Earlier note: No nuts');
});
