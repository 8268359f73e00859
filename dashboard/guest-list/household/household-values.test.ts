import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../../../domain/fixtures/guest-list.ts';
import {
  type GuestListHousehold,
  toHouseholdValues,
} from '../../../domain/guest-list/guest-list.ts';
import {
  createEntryResolver,
  type HouseholdInput,
  NEW_PERSON,
  toHouseholdInput,
} from './household-values.ts';

const EVENTS = [
  { id: 'wedding', title: 'The Wedding' },
  { id: 'brunch', title: 'Brunch' },
];
const ZOE = { ...NEW_PERSON, first: 'Zoë', last: 'Álvarez' };

function createZoe(values: object): GuestListHousehold {
  return createGuestListHousehold({ name: 'Zoë Álvarez', ...values });
}

async function resolve(input: Partial<HouseholdInput>, initial: GuestListHousehold | null = null) {
  const values = { ...toHouseholdInput(initial, EVENTS), ...input };
  const options = { fields: {}, shouldUseNativeValidation: false };
  return await createEntryResolver(initial)(values, undefined, options);
}

describe('the form of a household', () => {
  it.each<[string, Partial<HouseholdInput>, object]>([
    [
      'a person without a name',
      { people: [ZOE, NEW_PERSON] },
      { people: [undefined, { first: { message: expect.stringContaining('needs a name') } }] },
    ],
    [
      'a household of nobody',
      { name: 'Nobody', people: [] },
      { people: { root: { message: 'A household needs at least one person' } } },
    ],
    [
      'an unnamed guest alone, without a name for the envelope',
      { people: [{ ...NEW_PERSON, isGuest: true }] },
      { name: { message: 'A name is missing' } },
    ],
    [
      'one of several addresses, and names it',
      { people: [ZOE], emails: 'zoe@example.com\nzoe-at' },
      { emails: { message: expect.stringMatching(/instead of “zoe-at”$/) } },
    ],
    [
      'a tag that is too long, and names it',
      { people: [ZOE], tags: `School, ${'x'.repeat(41)}` },
      { tags: { message: expect.stringContaining('“xxx') } },
    ],
    [
      'a maximum that is not a number',
      { people: [ZOE], maxGuests: 'two' },
      { maxGuests: { message: 'Please use a whole number from 1 to 20' } },
    ],
  ])('rejects %s', async (_, input, errors) => {
    const resolved = await resolve(input);
    expect(resolved.values).toEqual({});
    expect(resolved.errors).toMatchObject(errors);
  });
});

it('a household without any name gets one error, beside the name of the person', async () => {
  const { errors } = await resolve({ people: [NEW_PERSON] });
  expect(Object.keys(errors)).toEqual(['people']);
});

it('a new household is named after its people and invited to everything', async () => {
  const people = [ZOE, { ...ZOE, first: 'Tom' }, { ...NEW_PERSON, isGuest: true }];
  expect((await resolve({ people })).values).toMatchObject({
    name: 'Zoë & Tom Álvarez',
    people: [{ first: 'Zoë' }, { first: 'Tom' }, { first: '', isGuest: true }],
    ...{ emails: [], tags: [], events: null, maxGuests: null, language: null, phone: null },
  });
});

it('a household that is saved without a change stays as it is', async () => {
  const entry = createZoe({
    people: [
      { first: 'Zoë', last: 'Álvarez' },
      { first: 'Max', last: '', isChild: true },
      { first: '', last: '', isChild: true, isGuest: true },
    ],
    emails: ['zoe@example.com', 'tom@example.com'],
    ...{ phone: '+39 041', address: 'Zattere 12\nVenezia', language: 'it', note: 'one\ntwo' },
    tags: ['School', 'Table 5'],
    events: ['brunch', 'picnic'],
    maxGuests: 4,
    ...{ gift: 'A vase', thankedOn: '2026-06-20', messagedAt: '2026-01-05T10:00:00.000Z' },
    ...{ addressGivenAt: '2026-01-06T10:00:00.000Z', formerAddress: 'Lido 1' },
  });
  expect(await resolve({}, entry)).toEqual({ values: toHouseholdValues(entry), errors: {} });
});

it('an event that is no longer on the form is kept, and none can be chosen', async () => {
  const entry = createZoe({ events: ['wedding', 'picnic'] });
  const events = { wedding: false, brunch: true };
  expect((await resolve({ events }, entry)).values).toMatchObject({ events: ['brunch', 'picnic'] });
  const none = { wedding: false, brunch: false };
  expect(
    (await resolve({ people: [ZOE], invitedTo: 'chosen', events: none })).values,
  ).toMatchObject({ events: [] });
});

it('the chosen events of a new household begin with those that are not for some guests only', () => {
  const events = [...EVENTS, { id: 'dinner', title: 'Dinner', guests: 'invited' as const }];
  expect(toHouseholdInput(null, events).events).toEqual({
    wedding: true,
    brunch: true,
    dinner: false,
  });
});
