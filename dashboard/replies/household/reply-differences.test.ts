import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { createPerson, createReply } from '../../../domain/fixtures/replies.ts';
import { joinName } from '../../../domain/replies/names.ts';
import { hasPersonalAnswers, type Person, type Reply } from '../../../domain/replies/reply.ts';
import { listChanges } from '../../../domain/replies/reply-changes.ts';
import { formatValue, getFieldLabel, getPresenceChange } from './format-reply.ts';
import { listDifferences, mergeReplies } from './reply-differences.ts';

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
function guest(first: string, menu?: string): Person {
  const attendance = { brunch: 'attending' } as const;
  return createPerson(first && `${first} Uno`, { attendance, answers: menu ? { menu } : {} });
}

const openReply = (people: Person[]): Reply => createReply(1, { people });
const personalReply = (people: Person[]): Reply => createReply(1, { people, isPerPerson: true });

const [alba, bruno, carla] = [guest('Alba', 'Meat'), guest('Bruno', 'Fish'), guest('Carla')];
const initial = personalReply([alba, bruno, carla]);

test('the removal of the first person is the only change in the history', () => {
  const changes = listChanges(initial, personalReply([bruno, carla]));
  expect(changes).toEqual([
    { field: { part: 'person', person: 2 }, before: 'Alba Uno', after: null },
  ]);
  expect(changes.map(getPresenceChange)).toEqual(['removed']);
});

test('a person with a new name keeps the answers in the history', () => {
  const renamed = personalReply([alba, guest('Brunella', 'Meat'), carla]);
  const texts = listChanges(initial, renamed).map(({ field, before, after }) => [
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
      ...{ field: 'menu:question:1', label: 'Carla Uno · Menu' },
      ...{ saved: 'Meat', yours: 'none', isEdited: false },
    },
    {
      ...{ field: 'person:2', label: 'Person', isEdited: true },
      ...{ saved: 'Alba Uno', yours: 'not in the reply' },
    },
  ]);
  const own = differences.flatMap(({ field, isEdited }) => (isEdited ? [field] : []));
  expect(mergeReplies(versions, own)).toEqual(personalReply([bruno, guest('Carla', 'Meat')]));
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
  expect(mergeReplies(versions, ['people'])).toEqual(versions.mine);
  expect(mergeReplies(versions, [])).toEqual(versions.saved);
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
      const changes = listChanges(before, after);
      for (const { field, before: value } of changes) {
        if (field.part !== 'question' || value === null) continue;
        const index = field.person ?? 0;
        const renamed = changes.find(
          (change) => change.field.part === 'person' && change.field.person === index,
        );
        const name = renamed?.before ?? toName(after.people[index]);
        const menus = before.people
          .filter((person) => toName(person) === name)
          .map(({ answers }) => answers.menu);
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
        const merged = mergeReplies({ saved, mine }, own);
        // Without answers, the couple chooses each half of a name in the open form.
        const hasAnswers = [saved, mine].some(hasPersonalAnswers);
        if (!saved.isPerPerson && !mine.isPerPerson && !hasAnswers) return;
        const known = [saved, mine].flatMap((one) => one.people.map(toText));
        for (const person of merged.people) {
          // The number of one version and the names of the other.
          if (toText(person) === ': undefined') continue;
          expect(known).toContain(toText(person));
          const count = (one: Reply) =>
            one.people.filter((other) => toName(other) === toName(person)).length;
          expect(count(merged)).toBeLessThanOrEqual(Math.max(count(saved), count(mine)));
        }
      },
    ),
  );
});

function toName(person: Person | undefined): string {
  return person ? joinName(person) : '';
}

function toText(person: Person): string {
  return `${toName(person)}: ${person.answers.menu}`;
}
