import { expect, test } from 'vitest';
import { createPerson, createReply } from '../fixtures/replies.ts';
import { listGuests, type Reply } from './reply.ts';
import { copyFields, listChanges } from './reply-changes.ts';

const reply = createReply(1, { names: ['Portia Rossi'] });

test('two equal replies have no changes', () => {
  expect(listChanges(reply, { ...reply })).toEqual([]);
});

test('changes are in the order of the form, with the value before', () => {
  const after = {
    ...createReply(1, { names: ['Portia Rossi', ''] }),
    ...{ note: 'No nuts', email: null },
  };
  expect(listChanges(reply, after)).toEqual([
    { field: { part: 'email' }, before: '1@b.co', after: null },
    { field: { part: 'guests' }, before: '1', after: '2' },
    { field: { part: 'note' }, before: null, after: 'No nuts' },
  ]);
});

const family = createReply(1, {
  names: ['Portia Rossi', '', 'Zoë Rossi'],
  attendance: { wedding: 'attending', brunch: 'attending', sail: 'not-attending' },
});

test('attendance at any event and further guests are changes of their own', () => {
  expect(listChanges(reply, family)).toEqual([
    { field: { part: 'event', id: 'welcome_party' }, before: 'attending', after: null },
    { field: { part: 'event', id: 'brunch' }, before: null, after: 'attending' },
    { field: { part: 'event', id: 'sail' }, before: null, after: 'not-attending' },
    { field: { part: 'guests' }, before: '1', after: '3 (Zoë Rossi)' },
  ]);
});

test('a second name is a change, also if it is not counted', () => {
  const named: Reply = { ...reply, uncounted: { first: 'Luca', last: null } };
  expect(listChanges(reply, named)).toEqual([
    { field: { part: 'name', guest: 1, half: 'first' }, before: null, after: 'Luca' },
  ]);
});

const couple: Reply = {
  ...reply,
  people: [
    createPerson('Portia Rossi', {
      ...{ attendance: { wedding: 'attending', brunch: 'attending' }, dietary: 'No nuts' },
      answers: { menu: 'fish' },
    }),
    createPerson('Zoë Rossi', { isChild: true, attendance: { wedding: 'not-attending' } }),
  ],
  isPerPerson: true,
  answers: { shuttle: true, rooms: 2 },
  ...{ invitation: 7, household: 'invitation:7' },
};
const later: Reply = {
  ...couple,
  people: [
    createPerson('Portia Rossi', {
      attendance: { wedding: 'attending', brunch: 'not-attending' },
      answers: { menu: 'meat', wine: false },
    }),
  ],
  answers: { shuttle: false, rooms: 2 },
};

test('the answers of each person and to each question are changes of their own', () => {
  const shuttle = { part: 'question', id: 'shuttle' };
  const of = (part: string, id: string) => ({ part, id, person: 0 });
  expect(listChanges(couple, later)).toEqual([
    { field: of('event', 'brunch'), before: 'attending', after: 'not-attending' },
    { field: of('question', 'menu'), before: 'fish', after: 'meat' },
    { field: of('question', 'wine'), before: null, after: false },
    { field: { part: 'dietary', person: 0 }, before: 'No nuts', after: null },
    { field: { part: 'person', person: 1 }, before: 'Zoë Rossi (child)', after: null },
    { field: shuttle, before: true, after: false },
  ]);
  const declined = { part: 'event', id: 'wedding', person: 1 };
  expect(listChanges(later, couple).slice(-3)).toEqual([
    { field: { part: 'person', person: 1 }, before: null, after: 'Zoë Rossi (child)' },
    { field: declined, before: null, after: 'not-attending' },
    { field: shuttle, before: false, after: true },
  ]);
});

test('copying all changed parts makes two replies equal, and copying none changes nothing', () => {
  for (const [from, to, everybody] of [
    [reply, family, []],
    [family, reply, []],
    [couple, later, []],
    [later, couple, []],
    [family, couple, [{ part: 'people' }]],
    [couple, family, [{ part: 'people' }]],
  ] as const) {
    const fields = listChanges(from, to).map(({ field }) => field);
    const copy = copyFields(from, to, [...fields, ...everybody]);
    expect(listChanges(copy, to)).toEqual([]);
    expect(copy.people).toEqual(to.people);
    expect(copyFields(from, to, [])).toEqual(from);
  }
});

test('copying one event’s attendance or one name leaves the others', () => {
  const brunch = copyFields(reply, family, [{ part: 'event', id: 'brunch' }]);
  const attendance = { ...reply.people[0]?.attendance, brunch: 'attending' };
  expect(brunch.people).toMatchObject([{ first: 'Portia', attendance }]);
  const other = createReply(1, { names: ['Nerissa Bruno', 'Luca'] });
  const copy = copyFields(reply, other, [
    { part: 'name', guest: 0, half: 'first' },
    { part: 'name', guest: 1, half: 'first' },
  ]);
  expect(listGuests(copy)).toMatchObject([{ first: 'Nerissa', last: 'Rossi' }]);
  expect(copy.uncounted).toEqual({ first: 'Luca', last: null });
});

test('copying one answer of a person leaves the others, and whose reply it is', () => {
  const copy = copyFields(couple, later, [
    { part: 'question', id: 'menu', person: 0 },
    { part: 'dietary', person: 1 },
  ]);
  const [portia, zoe] = couple.people;
  expect(copy.people).toEqual([{ ...portia, answers: { menu: 'meat' } }, zoe]);
  expect(copy).toMatchObject({ invitation: 7, household: 'invitation:7' });
});
