import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import { computeHeadcount } from '../replies/headcount.ts';
import { isInvitedTo, isInvitedToAny } from './guest-list.ts';
import { applyBulkChange, mergeHouseholds, splitHousehold } from './guest-list-edits.ts';

const EVENTS = [
  { id: 'welcome_party', title: 'welcome_party' },
  { id: 'wedding', title: 'wedding' },
];

const ANNA = createGuestListHousehold({
  name: 'Anna Rossi',
  emails: ['anna@b.co'],
  phone: '1',
  tags: ['Lido'],
  note: 'Aunt',
  events: ['wedding'],
});
const MARCO = createGuestListHousehold({
  name: 'Marco Rossi +1',
  emails: ['marco@b.co', 'ANNA@b.co'],
  phone: '2',
  language: 'it',
  tags: ['lido', 'Work'],
  note: 'Uncle',
  events: ['welcome_party'],
  maxGuests: 3,
});

describe('several households', () => {
  it('are not merged into one of more than 12 people', () => {
    const many = createGuestListHousehold({
      name: 'Crew',
      people: Array.from({ length: 12 }, (_, at) => ({ first: `A${at}` })),
    });
    expect(mergeHouseholds([many, ANNA], EVENTS).issue).toBe(
      'Please use at most 12 people in a household',
    );
  });

  it('are not merged into one with more than five email addresses', () => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@b.co`);
    expect(
      mergeHouseholds([ANNA, createGuestListHousehold({ name: 'B', emails })], EVENTS).issue,
    ).toBe('Please use at most 5 email addresses');
  });

  it('are not merged into one of more than 20 guests', () => {
    const large = createGuestListHousehold({ name: 'B', maxGuests: 20 });
    expect(mergeHouseholds([ANNA, large], EVENTS).issue).toBe(
      'Please use a whole number from 1 to 20',
    );
  });
});

it('a merged household has all people, addresses, tags, notes and events of its parts', () => {
  expect(mergeHouseholds([ANNA, MARCO], EVENTS)).toEqual({
    issue: null,
    values: {
      name: 'Anna & Marco Rossi',
      people: [...ANNA.people, ...MARCO.people],
      emails: ['anna@b.co', 'marco@b.co'],
      phone: '1',
      address: null,
      language: 'it',
      tags: ['Lido', 'Work'],
      note: 'Aunt\nUncle',
      events: ['wedding', 'welcome_party'],
      maxGuests: 4,
      gift: null,
      thankedOn: null,
      messagedAt: null,
      addressGivenAt: null,
      formerAddress: null,
    },
  });
  expect(
    mergeHouseholds([ANNA, createGuestListHousehold({ name: 'Anna Rossi' })], EVENTS).values,
  ).toMatchObject({
    people: ANNA.people,
    events: null,
    maxGuests: null,
  });
});

it('a merged household is thanked when each gift is, and has the address with its origin', () => {
  const given = { address: 'Lido 1', addressGivenAt: '2026-01-06T10:00:00.000Z' };
  const thanked = { gift: 'A vase', thankedOn: '2026-06-20' };
  const anna = createGuestListHousehold({ name: 'Anna', ...thanked });
  const pia = createGuestListHousehold({ name: 'Pia', gift: 'A lamp', ...given });
  expect(mergeHouseholds([anna, pia], EVENTS).values).toMatchObject({
    ...given,
    gift: 'A vase, A lamp',
    thankedOn: null,
  });
  const ugo = createGuestListHousehold({ name: 'Ugo' });
  expect(mergeHouseholds([ugo, anna], EVENTS).values).toMatchObject(thanked);
});

describe('a merged household keeps the name that the couple wrote', () => {
  const rossi = createGuestListHousehold({
    name: 'Famiglia Rossi',
    people: ['Anna', 'Marco', 'Pia'].map((first) => ({ first, last: 'Rossi' })),
  });

  it.each([
    ['and adds the others', 'Gino O’Brien', 'Famiglia Rossi & Gino O’Brien'],
    ['and adds several others', 'Gino & Seán O’Brien', 'Famiglia Rossi, Gino & Seán O’Brien'],
    ['if the others are already in it', 'Pia Rossi', 'Famiglia Rossi'],
  ])('%s', (_, other, name) => {
    expect(
      mergeHouseholds([rossi, createGuestListHousehold({ name: other })], EVENTS).values?.name,
    ).toBe(name);
  });
});

describe('a household', () => {
  it.each([
    ['if everybody leaves', [100, 101], 'Somebody must stay in the household'],
    ['if somebody leaves who is not in it', [102], 'This person is no longer in the household'],
  ])('is not split %s', (_, people, issue) => {
    expect(splitHousehold(MARCO, { people, emails: [] })).toEqual({ values: null, issue });
  });
});

it('the people who leave a household have its address, tags and events, and their own emails', () => {
  const rossi = createGuestListHousehold({
    name: 'Anna & Marco Rossi',
    people: [...ANNA.people, { first: 'Marco', last: 'Rossi' }],
    emails: ['anna@b.co', 'marco@b.co'],
    phone: '1',
    address: 'Zattere',
    tags: ['Lido'],
    events: ['wedding'],
    note: 'Aunt',
    maxGuests: 3,
    gift: 'A vase',
    messagedAt: '2026-01-05T10:00:00.000Z',
  });
  const [stays, leaves] =
    splitHousehold(rossi, { people: [rossi.people[1]?.id ?? 0], emails: ['MARCO@b.co'] }).values ??
    [];
  expect(stays).toMatchObject({
    name: 'Anna Rossi',
    people: ANNA.people,
    emails: ['anna@b.co'],
    phone: '1',
    note: 'Aunt',
    maxGuests: 2,
    gift: 'A vase',
    messagedAt: '2026-01-05T10:00:00.000Z',
  });
  expect(leaves).toMatchObject({
    ...{ name: 'Marco Rossi', people: [{ first: 'Marco', last: 'Rossi' }], emails: ['marco@b.co'] },
    ...{ phone: null, address: 'Zattere', tags: ['Lido'], events: ['wedding'], note: null },
    ...{ maxGuests: null, gift: null, thankedOn: null, messagedAt: null },
  });
});

it('ages stay with their people when households are merged and split', () => {
  const create = (...people: object[]) =>
    createGuestListHousehold({
      name: 'Rossi',
      people: [{ first: 'Anna', last: 'Rossi' }, ...people],
    });
  const [mia, leo] = ['Mia', 'Leo'].map((first) => ({ first, last: 'Rossi', isChild: true }));
  const known = create({ ...mia, age: 4 }, { ...leo, age: 0 });
  const unknown = create(mia ?? {}, leo ?? {});
  for (const both of [
    [known, unknown],
    [unknown, known],
  ]) {
    const { people } = mergeHouseholds(both, EVENTS).values ?? {};
    expect(people?.map(({ first, age }) => [first, age])).toEqual([
      ...[
        ['Anna', undefined],
        ['Mia', 4],
        ['Leo', 0],
      ],
    ]);
  }
  // Of two ages, that of the first household is kept.
  const other = create({ ...mia, age: 9 });
  expect(mergeHouseholds([known, other], EVENTS).values?.people).toMatchObject([
    ...[{ first: 'Anna' }, { first: 'Mia', age: 4 }, { first: 'Leo', age: 0 }],
  ]);
  const leaving = { people: [known.people[1]?.id ?? 0], emails: [] };
  expect(splitHousehold(known, leaving).values).toMatchObject([
    { people: [{ first: 'Anna' }, { first: 'Leo', age: 0, isChild: true }] },
    { people: [{ first: 'Mia', age: 4, isChild: true }] },
  ]);
});

describe('a change to many households', () => {
  it.each([
    ['invites to one more event', ['wedding'], 'add-event', 'welcome_party', null],
    ['invites again to an event', ['wedding'], 'add-event', 'wedding', ['wedding']],
    ['changes nothing for those invited to all', null, 'add-event', 'wedding', null],
    [
      'takes an event from those invited to all',
      null,
      'remove-event',
      'wedding',
      ['welcome_party'],
    ],
    ['takes the last event', ['wedding'], 'remove-event', 'wedding', []],
    ['takes an event that the wedding no longer has', ['brunch'], 'remove-event', 'brunch', []],
  ] as const)('%s', (_, before, kind, event, after) => {
    const { values } = applyBulkChange(
      { ...ANNA, events: before && [...before] },
      { kind, event },
      EVENTS,
    );
    expect(values?.events).toEqual(after);
  });

  it('adds and removes a tag whatever its case', () => {
    const change = (kind: 'add-tag' | 'remove-tag', tag: string) =>
      applyBulkChange(ANNA, { kind, tag }, EVENTS).values?.tags;
    expect(change('add-tag', 'LIDO')).toEqual(['Lido']);
    expect(change('add-tag', 'Work')).toEqual(['Lido', 'Work']);
    expect(change('remove-tag', 'LIDO')).toEqual([]);
    expect(change('remove-tag', 'Work')).toEqual(['Lido']);
  });

  it('is rejected for a household with 20 tags', () => {
    const full = { ...ANNA, tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) };
    expect(applyBulkChange(full, { kind: 'add-tag', tag: 'one more' }, EVENTS).issue).toBe(
      'Please use at most 20 tags',
    );
  });

  it('sets the language', () => {
    const change = { kind: 'set-language', language: 'fr' } as const;
    expect(applyBulkChange(ANNA, change, EVENTS).values?.language).toBe('fr');
  });
});

describe('an event for some guests only', () => {
  const events = [...EVENTS, { id: 'dinner', title: 'Dinner', guests: 'invited' as const }];
  const zoe = createGuestListHousehold({ name: 'Zoë' });
  const dinner = createGuestListHousehold({ name: 'Pia', events: ['dinner'] });

  it('has no guests of the households that are invited to all open events', () => {
    expect(events.filter((event) => isInvitedTo(zoe, event))).toEqual(EVENTS);
    expect(isInvitedToAny(zoe, events.slice(-1))).toBe(false);
    const guestList = [zoe, dinner].map((entry) => ({
      ...{ entry, household: null, matchedBy: null, suggestions: [] },
    }));
    const counts = computeHeadcount([], events, guestList).events;
    expect(counts.map(({ invitedHouseholds }) => invitedHouseholds.invited)).toEqual([1, 1, 1]);
  });

  it('is chosen for many households, and merged with the open ones', () => {
    const change = { kind: 'add-event', event: 'dinner' } as const;
    const all = ['welcome_party', 'wedding', 'dinner'];
    expect(applyBulkChange(zoe, change, events).values?.events).toEqual(all);
    expect(mergeHouseholds([zoe, dinner], events).values?.events).toEqual(all);
  });
});
