import { getMessages } from '../dashboard/messages/messages.ts';
import { getSecondGuest, joinName } from './names.ts';
import type { AnswerValue, Name, Person, Reply } from './reply.ts';
import {
  getAttendance,
  getAttendanceByEvent,
  getFirstGuest,
  getGuestCount,
  getOwn,
  hasName,
  listGuests,
} from './reply.ts';

/** A part of a reply that can change. */
export type ReplyField =
  /** `guests` are their number and the names of those beyond two. */
  | { part: 'email' | 'guests' | 'note' }
  /** The name of one of the first two guests, unless each person has events of their own. */
  | { part: 'name'; guest: 0 | 1; half: 'first' | 'last' }
  /** Of one person, or of all together. */
  | { part: 'event' | 'question'; id: string; person?: number }
  /** `person` is whether somebody is in the reply, and their name. */
  | { part: 'person' | 'dietary'; person: number };
// People are numbered from 0, in the order of the later reply; those who are only in the earlier one come after them.

/** A value is null if there is none, and '' for a person without a name. */
export type Change = {
  field: ReplyField;
  before: AnswerValue | null;
  after: AnswerValue | null;
};

/** For lists and forms. */
export function toFieldKey(field: CopiedField): string {
  const parts = Object.entries(field).sort();
  return parts.map(([, value]) => value).join(':');
}

/** The changed parts, in the order of the form. */
export function listChanges(before: Reply, after: Reply): Change[] {
  const compare = (
    field: ReplyField,
    getValue: (reply: Reply) => AnswerValue | null | undefined,
  ): Change => ({ field, before: getValue(before) ?? null, after: getValue(after) ?? null });
  const listIds = (getRecord: (reply: Reply) => object) => [
    ...new Set([before, after].flatMap((reply) => Object.keys(getRecord(reply)))),
  ];
  const names = ([0, 1] as const).flatMap((guest) =>
    (['first', 'last'] as const).map((half) =>
      compare({ part: 'name', guest, half }, (reply) => getGuest(reply, guest)[half]),
    ),
  );
  const events = listIds(getAttendanceByEvent).map((id) =>
    compare({ part: 'event', id }, (reply) => getAttendance(reply, id)),
  );
  // Otherwise they follow from what each person said.
  const isOfAll = !before.isPerPerson || !after.isPerPerson;
  return [
    ...(isOfAll ? names : []),
    compare({ part: 'email' }, ({ email }) => email),
    ...(isOfAll ? [...events, compare({ part: 'guests' }, formatGuests)] : []),
    ...comparePeople(before, after),
    ...listIds(({ answers }) => answers).map((id) =>
      compare({ part: 'question', id }, ({ answers }) => getOwn(answers, id)),
    ),
    compare({ part: 'note' }, formatNote),
  ].filter((change) => String(change.before) !== String(change.after));
}

function getGuest(reply: Reply, guest: 0 | 1): Name {
  return guest === 0 ? getFirstGuest(reply) : getSecondGuest(reply);
}

/** Also that the couple found that an earlier one no longer applies. */
function formatNote({ note, noDietaryNeeds }: Reply): string | undefined {
  return note ?? (noDietaryNeeds && getMessages('replies').noEarlierNote);
}

/** As in '4 (Zoë Rossi, Max Rossi)'. */
function formatGuests(reply: Reply): string {
  const names = listGuests(reply).slice(2).map(joinName).filter(Boolean);
  const count = String(getGuestCount(reply));
  return names.length > 0 ? `${count} (${names.join(', ')})` : count;
}

/** The parts of everybody in either reply; of those who left only the name. */
function comparePeople(before: Reply, after: Reply): Change[] {
  const hasNames = before.isPerPerson || after.isPerPerson;
  return pairPeople(listPeople(before), listPeople(after)).flatMap(({ old, current }, person) => {
    const compare = (
      field: ReplyField,
      getValue: (one: Person) => AnswerValue | null | undefined,
    ): Change => ({
      field,
      before: (old && getValue(old)) ?? null,
      after: (current && getValue(current)) ?? null,
    });
    const listIds = (name: 'attendance' | 'answers') => [
      ...new Set([old, current].flatMap((one) => Object.keys(one?.[name] ?? {}))),
    ];
    const parts = [
      ...listIds('attendance').map((id) =>
        compare({ part: 'event', id, person }, ({ attendance }) => getOwn(attendance, id)),
      ),
      ...listIds('answers').map((id) =>
        compare({ part: 'question', id, person }, ({ answers }) => getOwn(answers, id)),
      ),
      compare({ part: 'dietary', person }, ({ dietary }) => dietary),
    ];
    return [
      ...(hasNames ? [compare({ part: 'person', person }, formatPerson)] : []),
      ...(current ? parts : []),
    ];
  });
}

function formatPerson(person: Person): string {
  const name = joinName(person);
  return person.isChild ? getMessages('replies').childNamed(name).trim() : name;
}

/** One person in two replies, or somebody who is in one of them only. */
type Pair = { old: Person | undefined; current: Person | undefined };

/** By name. If nobody was removed, a name that is left over is the new name of the person at that position. */
function pairPeople(before: readonly Person[], after: readonly Person[]): Pair[] {
  const left = new Set(before);
  const found = new Map<Person, Person>();
  const isEqual = (old: Person, current: Person) => JSON.stringify(old) === JSON.stringify(current);
  const hasSameName = (old: Person, current: Person) => joinName(old) === joinName(current);
  const isRenamed = (old: Person, current: Person) =>
    after.length >= before.length && before.indexOf(old) === after.indexOf(current);
  for (const isSame of [isEqual, hasSameName, isRenamed]) {
    for (const current of after.filter((person) => !found.has(person))) {
      const old = [...left].find((person) => isSame(person, current));
      if (old) found.set(current, old);
      if (old) left.delete(old);
    }
  }
  return [
    ...after.map((current) => ({ old: found.get(current), current })),
    ...[...left].map((old) => ({ old, current: undefined })),
  ];
}

/** The people with the attendance that each of them has alone. */
function listPeople({ people, isPerPerson }: Reply): Person[] {
  return isPerPerson ? people : people.map((person) => ({ ...person, attendance: {} }));
}

/** `reply` with some parts of another reply; 'people' are all its people. */
export function copyFields(reply: Reply, from: Reply, fields: readonly CopiedField[]): Reply {
  const keys = new Set(fields.map(toFieldKey));
  const choose: Choose = (field) => (keys.has(toFieldKey(field)) ? from : reply);
  const { people: _, isPerPerson: __, uncounted: ___, noDietaryNeeds: ____, ...others } = reply;
  const { note, noDietaryNeeds } = choose({ part: 'note' });
  return {
    ...others,
    ...copyPeople(reply, from, choose),
    email: choose({ part: 'email' }).email,
    note,
    answers: copyValues(
      reply,
      from,
      ({ answers }) => answers,
      (id) => choose({ part: 'question', id }),
    ),
    ...(noDietaryNeeds && { noDietaryNeeds }),
  };
}

type CopiedField = ReplyField | { part: 'people' };
/** The reply from which a field is taken. */
type Choose = (field: CopiedField) => Reply;

function copyPeople(
  reply: Reply,
  from: Reply,
  choose: Choose,
): Pick<Reply, 'people' | 'isPerPerson' | 'uncounted'> {
  const chosen = choose({ part: 'people' });
  const { people, isPerPerson, uncounted } = chosen;
  if (reply.isPerPerson !== from.isPerPerson) {
    return { people, isPerPerson, ...(uncounted && { uncounted }) };
  }
  const details = chosen === from ? people : copyPersonalAnswers(reply, from, choose);
  if (isPerPerson) return { people: details, isPerPerson };
  const chooseName = (guest: 0 | 1, half: 'first' | 'last') => {
    const source = chosen === from ? from : choose({ part: 'name', guest, half });
    return getGuest(source, guest)[half];
  };
  const [one, two] = ([0, 1] as const).map((guest) => ({
    first: chooseName(guest, 'first'),
    last: chooseName(guest, 'last'),
  })) as [Name, Name];
  const counted = chosen === from ? from : choose({ part: 'guests' });
  const names = [one, two, ...counted.people.slice(2)].slice(0, counted.people.length);
  const attendance = copyValues(reply, from, getAttendanceByEvent, (id) =>
    choose({ part: 'event', id }),
  );
  return {
    people: names.map(({ first, last }, index) => ({
      ...{ dietary: null, answers: {}, ...details[index] },
      ...{ first, last, attendance },
    })),
    isPerPerson,
    ...(names.length < 2 && hasName(two) && { uncounted: two }),
  };
}

/** `person` stands for everything about somebody, so nobody gets the answers of another person. */
function copyPersonalAnswers(reply: Reply, from: Reply, choose: Choose): Person[] {
  const before = listPeople(reply);
  const copies = pairPeople(before, listPeople(from)).map(({ old, current }, person) => {
    const position = old ? before.indexOf(old) : before.length;
    const isCopied = choose({ part: 'person', person }) === from;
    if (isCopied || !old) return { copy: isCopied ? current : undefined, position };
    const choosePart = (field: CopiedField) => (choose(field) === from ? current : old);
    const copy: Person = {
      ...old,
      attendance: copyValues(
        old,
        current,
        (one) => one?.attendance ?? {},
        (id) => choosePart({ part: 'event', id, person }),
      ),
      dietary: choosePart({ part: 'dietary', person })?.dietary ?? null,
      answers: copyValues(
        old,
        current,
        (one) => one?.answers ?? {},
        (id) => choosePart({ part: 'question', id, person }),
      ),
    };
    return { copy, position };
  });
  const people = copies
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ copy }) => copy ?? []);
  return people.length > 0 ? people : before;
}

/** The values of two records, each from the chosen one. */
function copyValues<Source, Value>(
  to: Source,
  from: Source,
  getRecord: (source: Source) => Record<string, Value>,
  choose: (id: string) => Source,
): Record<string, Value> {
  const ids = new Set([to, from].flatMap((source) => Object.keys(getRecord(source))));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const value = getOwn(getRecord(choose(id)), id);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
}
