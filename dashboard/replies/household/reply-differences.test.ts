import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { getChanges, type HouseholdReply } from '../../../domain/replies/household.ts';
import { listPeople } from '../../../domain/replies/people.ts';
import { parsePersonField } from '../../../domain/replies/person-fields.ts';
import type { PersonReply } from '../../../domain/replies/reply-answers.ts';
import { formatValue, getFieldLabel, getOwnChanges, getPresenceChange } from './format-reply.ts';
import { listDifferences, mergeReplies } from './reply-differences.ts';
import { composeFromPeople } from './reply-schema.ts';

const wedding: GuestData['wedding'] = {
  ...{ couple: ['Portia', 'Bassanio'], locale: 'en-US', date: '2026-06-06' },
  ...{ deadline: '2026-03-15', maxGuests: 8, dietaryPerPerson: true },
  events: [{ id: 'brunch', title: 'Brunch' }],
  questions: [
    {
      ...{ id: 'menu', label: 'Menu', kind: 'text', hint: '', choices: [] },
      ...{ perPerson: true, required: false },
    },
  ],
};

/** `first` is '' for a guest without a name. */
function guest(first: string, menu?: string): PersonReply {
  return {
    ...{ first: first || null, last: first ? 'Uno' : null },
    ...(menu && { questions: { menu } }),
  };
}

function personalReply(people: readonly PersonReply[]): HouseholdReply {
  const reply: HouseholdReply = {
    ...{ guest_one_first: '', guest_one_last: '', guest_two_first: null, guest_two_last: null },
    ...{ email: 'uno@example.com', welcome_party: 'not-attending', wedding: 'not-attending' },
    ...{ guests_count: 1, dietary_restrictions: null },
    answers: { people: people.map((one) => ({ ...one, events: { brunch: 'attending' } })) },
  };
  return composeFromPeople(reply, wedding);
}

function openReply(people: readonly PersonReply[]): HouseholdReply {
  const [one, two, ...others] = people;
  return {
    ...personalReply(people),
    ...{ guest_one_first: one?.first ?? '', guest_one_last: one?.last ?? '' },
    ...{ guest_two_first: two?.first ?? null, guest_two_last: two?.last ?? null },
    guests_count: two ? 2 : 1,
    answers: {
      people: [...people],
      ...(others[0] && { guests: others.map(({ first, last }) => ({ first, last })) }),
    },
  };
}

const [alba, bruno, carla] = [guest('Alba', 'Meat'), guest('Bruno', 'Fish'), guest('Carla')];
const initial = personalReply([alba, bruno, carla]);

test('the removal of the first person is the only change in the history', () => {
  const changes = getOwnChanges(initial, personalReply([bruno, carla]));
  expect(changes).toEqual([{ field: 'person:2', before: 'Alba Uno', after: null }]);
  expect(changes.map(getPresenceChange)).toEqual(['Removed']);
});

test('a person with a new name keeps the answers in the history', () => {
  const renamed = personalReply([alba, guest('Brunella', 'Meat'), carla]);
  const texts = getOwnChanges(initial, renamed).map(({ field, before, after }) => [
    getFieldLabel(field, wedding, renamed),
    formatValue(field, before, wedding),
    formatValue(field, after, wedding),
  ]);
  expect(texts).toEqual([
    ['Person', 'Bruno Uno', 'Brunella Uno'],
    ['Brunella Uno · Menu', 'Fish', 'Meat'],
  ]);
});

test('one person is removed while another person’s answer is saved, and the couple keeps both changes', () => {
  const versions = {
    saved: personalReply([alba, bruno, guest('Carla', 'Meat')]),
    mine: personalReply([bruno, carla]),
  };
  const differences = listDifferences(initial, versions, wedding);
  expect(differences).toEqual([
    {
      ...{ field: 'person:1:question:menu', label: 'Carla Uno · Menu' },
      ...{ saved: 'Meat', yours: 'none', isEdited: false },
    },
    {
      ...{ field: 'person:2', label: 'Person', isEdited: true },
      ...{ saved: 'Alba Uno', yours: 'not in the reply' },
    },
  ]);
  const own = differences.flatMap(({ field, isEdited }) => (isEdited ? [field] : []));
  expect(mergeReplies(versions, own, wedding)).toEqual(
    personalReply([bruno, guest('Carla', 'Meat')]),
  );
});

test('guests with answers whose names differ are one choice in the open form', () => {
  const before = openReply([alba, bruno]);
  const versions = { saved: openReply([alba, guest('Bruno', 'Meat')]), mine: openReply([bruno]) };
  const differences = listDifferences(before, versions, wedding);
  expect(differences).toEqual([
    {
      ...{ field: 'people', label: 'Guests', isEdited: true },
      ...{ saved: 'Alba Uno and Bruno Uno', yours: 'Bruno Uno' },
    },
  ]);
  expect(mergeReplies(versions, ['people'], wedding)).toEqual(versions.mine);
  expect(mergeReplies(versions, [], wedding)).toEqual(versions.saved);
});

const people = fc.array(
  fc
    .tuple(
      fc.constantFrom('Alba', 'Bruno', 'Carla', 'Dario', 'Alba', ''),
      fc.constantFrom('Meat', 'Fish', undefined),
    )
    .map(([first, menu]) => guest(first, menu)),
  { minLength: 1, maxLength: 5 },
);
const personal = people.map(personalReply);
const reply = fc.oneof(personal, people.map(openReply));

test('the history attributes no answer to another name, unless it says that the name changed', () => {
  fc.assert(
    fc.property(personal, personal, (before, after) => {
      const changes = getChanges(before, after);
      for (const { field, before: value } of changes) {
        const parsed = parsePersonField(field);
        if (parsed?.part !== 'question' || value === null) continue;
        const renamed = changes.find((change) => change.field === `person:${parsed.index}`);
        const name = renamed?.before ?? toName(listPeople(after)[parsed.index]);
        const menus = listPeople(before)
          .filter((person) => toName(person) === name)
          .map((person) => person.questions?.menu);
        expect(menus).toContain(value);
      }
    }),
  );
});

test('no choice of versions gives a person’s answer to another name or makes a person appear twice', () => {
  fc.assert(
    fc.property(
      reply,
      reply,
      reply,
      fc.infiniteStream(fc.boolean()),
      (start, saved, mine, coin) => {
        const own = listDifferences(start, { saved, mine }, wedding)
          .map(({ field }) => field)
          .filter(() => coin.next().value);
        const merged = mergeReplies({ saved, mine }, own, wedding);
        const known = [saved, mine].flatMap((one) => listPeople(one).map(toText));
        for (const person of listPeople(merged)) {
          expect(known).toContain(toText(person));
          const count = (one: HouseholdReply) =>
            listPeople(one).filter((other) => toName(other) === toName(person)).length;
          expect(count(merged)).toBeLessThanOrEqual(Math.max(count(saved), count(mine)));
        }
      },
    ),
  );
});

function toName(person: PersonReply | undefined): string {
  return [person?.first, person?.last].filter(Boolean).join(' ');
}

function toText(person: PersonReply): string {
  return `${toName(person)}: ${person.questions?.menu}`;
}
