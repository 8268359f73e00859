import type { HouseholdReply } from './household.ts';
import { hasOwnEvents, listPeople } from './people.ts';
import { type AnswerValue, getOwn, type PersonReply } from './reply-answers.ts';
import type { Attendance } from './rsvp-rules.ts';

/**
 * A part of one person's answers. People are numbered from 0, in the order of the later reply; those who are
 * only in the earlier one come after them.
 */
export type PersonField =
  | `person:${number}`
  | `person:${number}:dietary`
  | `person:${number}:event:${string}`
  | `person:${number}:question:${string}`;

/** The part of a person's answers: the name, the dietary needs, an event or a question. */
export type PersonPart = { part: 'name' | 'dietary' | 'event' | 'question'; id: string };

/** Null for a field that is not about one person. */
export function parsePersonField(field: string): (PersonPart & { index: number }) | null {
  const [kind, index, part = 'name', id = ''] = field.split(':');
  if (kind !== 'person') return null;
  return { index: Number(index), part: part as PersonPart['part'], id };
}

type PersonChange = { field: PersonField; before: string | null; after: string | null };

/** The fields of everybody in either reply, also the unchanged ones; of those who left only the name. */
export function comparePeople(before: HouseholdReply, after: HouseholdReply): PersonChange[] {
  // Otherwise the columns of the reply contain the names.
  const hasOwnNames = hasOwnEvents(before) || hasOwnEvents(after);
  return pairPeople(listPeople(before), listPeople(after)).flatMap(({ old, current }, index) => {
    const person = `person:${index}` as const;
    const listIds = (name: 'events' | 'questions') => [
      ...new Set([old, current].flatMap((one) => Object.keys(one?.[name] ?? {}))),
    ];
    const fields: PersonField[] = [
      ...(hasOwnNames ? [person] : []),
      ...(current ? listIds('events').map((id) => `${person}:event:${id}` as const) : []),
      ...(current ? listIds('questions').map((id) => `${person}:question:${id}` as const) : []),
      ...(current ? [`${person}:dietary` as const] : []),
    ];
    return fields.map((field) => ({
      field,
      before: getPart(old, field),
      after: getPart(current, field),
    }));
  });
}

/** One person in two replies, or somebody who is in one of them only. */
type Pair = { old: PersonReply | undefined; current: PersonReply | undefined };

/** By name. If nobody was removed, a name that is left over is the new name of the person at that position. */
function pairPeople(before: readonly PersonReply[], after: readonly PersonReply[]): Pair[] {
  const left = new Set(before);
  const found = new Map<PersonReply, PersonReply>();
  const isEqual = (old: PersonReply, current: PersonReply) =>
    JSON.stringify(old) === JSON.stringify(current);
  const hasSameName = (old: PersonReply, current: PersonReply) => toName(old) === toName(current);
  const isRenamed = (old: PersonReply, current: PersonReply) =>
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

function toName({ first, last }: PersonReply): string {
  return [first, last].filter(Boolean).join(' ');
}

/** The value as a text; null for no value, and '' for a person without a name. */
function getPart(person: PersonReply | undefined, field: PersonField): string | null {
  const parsed = parsePersonField(field);
  if (!person || !parsed) return null;
  const { part, id } = parsed;
  if (part === 'dietary') return person.dietary ?? null;
  if (part === 'event') return getOwn(person.events ?? {}, id) ?? null;
  if (part === 'question') return toText(getOwn(person.questions ?? {}, id));
  const name = toName(person);
  return person.isChild ? `${name} (child)`.trim() : name;
}

/** The answer as a text; null for none. */
export function toText(answer: AnswerValue | undefined): string | null {
  return answer === undefined ? null : String(answer);
}

/**
 * The people of `reply` with some fields of the people of another reply. A name stands for the whole person,
 * so nobody gets the answers of another person; 'people' stands for everybody.
 */
export function copyPersonFields(
  reply: HouseholdReply,
  from: HouseholdReply,
  fields: readonly string[],
): PersonReply[] {
  if (fields.includes('people')) return from.answers?.people ?? [];
  const parts = fields.map(parsePersonField).filter((field) => field !== null);
  if (parts.length === 0) return reply.answers?.people ?? [];
  const before = listPeople(reply);
  const copies = pairPeople(before, listPeople(from)).map(({ old, current }, index) => {
    const own = parts.filter((field) => field.index === index);
    const copy = own.some(({ part }) => part === 'name')
      ? current
      : own.reduce((person, { part, id }) => person && copyPart(person, current, part, id), old);
    return { copy, position: old ? before.indexOf(old) : before.length };
  });
  const people = copies
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ copy }) => copy ?? []);
  // A reply without people would be one of another kind.
  return people.length > 0 ? people : before;
}

function copyPart(
  to: PersonReply,
  from: PersonReply | undefined,
  part: PersonPart['part'],
  id: string,
): PersonReply {
  const { dietary, events, questions, ...others } = to;
  const copied = {
    dietary: part === 'dietary' ? from?.dietary : dietary,
    events: part === 'event' ? copyValue<Attendance>(events, from?.events, id) : events,
    questions:
      part === 'question' ? copyValue<AnswerValue>(questions, from?.questions, id) : questions,
  };
  return {
    ...others,
    ...(copied.events && { events: copied.events }),
    ...(copied.dietary && { dietary: copied.dietary }),
    ...(copied.questions && { questions: copied.questions }),
  };
}

/** Undefined if no value is left. */
export function copyValue<Value>(
  to: Record<string, Value> = {},
  from: Record<string, Value> = {},
  id: string,
): Record<string, Value> | undefined {
  const { [id]: _, ...others } = to;
  const value = getOwn(from, id);
  const copied = value === undefined ? others : { ...others, [id]: value };
  return Object.keys(copied).length > 0 ? copied : undefined;
}
