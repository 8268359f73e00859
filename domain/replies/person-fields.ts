import type { HouseholdReply } from './household.ts';
import { type AnswerValue, getOwn, type PersonReply } from './reply-answers.ts';
import type { Attendance } from './rsvp-rules.ts';

/** A part of one person's answers. People are numbered from 0, in the order of the reply. */
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

/** The fields of everybody in either reply; of those who are not in `after` only the name. */
export function listPersonFields(before: HouseholdReply, after: HouseholdReply): PersonField[] {
  const [old, current] = [getPeople(before), getPeople(after)];
  const count = Math.max(old.length, current.length);
  return Array.from({ length: count }, (_, index) => {
    const person = `person:${index}` as const;
    if (!current[index]) return [person];
    const both = [old[index], current[index]];
    const listIds = (name: 'events' | 'questions') => [
      ...new Set(both.flatMap((one) => Object.keys(one?.[name] ?? {}))),
    ];
    return [
      person,
      ...listIds('events').map((id) => `${person}:event:${id}` as const),
      ...listIds('questions').map((id) => `${person}:question:${id}` as const),
      `${person}:dietary` as const,
    ];
  }).flat();
}

/** The value as a text; null for no value, and '' for a person without a name. */
export function getPersonField(
  reply: HouseholdReply,
  { index, part, id }: PersonPart & { index: number },
): string | null {
  const person = getPeople(reply)[index];
  if (!person) return null;
  if (part === 'dietary') return person.dietary ?? null;
  if (part === 'event') return getOwn(person.events ?? {}, id) ?? null;
  if (part === 'question') return toText(getOwn(person.questions ?? {}, id));
  const name = [person.first, person.last].filter(Boolean).join(' ');
  return person.isChild ? `${name} (child)`.trim() : name;
}

/** The answer as a text; null for none. */
export function toText(answer: AnswerValue | undefined): string | null {
  return answer === undefined ? null : String(answer);
}

/** The people of `reply` with some fields of the people of another reply. */
export function copyPersonFields(
  reply: HouseholdReply,
  from: HouseholdReply,
  fields: readonly string[],
): PersonReply[] {
  const sources = getPeople(from);
  const people: (PersonReply | undefined)[] = [...getPeople(reply)];
  const parts = fields.map(parsePersonField).filter((field) => field !== null);
  // The name first: it decides whether the person is in the reply.
  for (const { index, part, id } of parts.toSorted((a, b) => rank(a) - rank(b))) {
    const source = sources[index];
    if (part === 'name') people[index] = source && copyName(source, people[index]);
    else if (people[index]) people[index] = copyPart(people[index], source, part, id);
  }
  return people.filter((person) => person !== undefined);
}

function rank({ part }: PersonPart): number {
  return part === 'name' ? 0 : 1;
}

function copyName({ first, last, isChild }: PersonReply, to: PersonReply | undefined): PersonReply {
  const { isChild: _, ...others } = to ?? {};
  return { ...others, first, last, ...(isChild && { isChild }) };
}

function copyPart(
  to: PersonReply,
  from: PersonReply | undefined,
  part: Exclude<PersonPart['part'], 'name'>,
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

function getPeople({ answers }: HouseholdReply): readonly PersonReply[] {
  return answers?.people ?? [];
}
