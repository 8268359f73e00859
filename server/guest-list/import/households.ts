import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  type NewGuestListHousehold,
  type NewPerson,
  removeRepeated,
} from '../../../domain/guest-list/guest-list.ts';
import type { CellRemark } from '../../../domain/guest-list/guest-list-api.ts';
import { composeHouseholdName, listPeople } from '../../../domain/guest-list/guest-list-people.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import { toFoldedName } from './duplicates.ts';
import type { EventAnswers, Row } from './rows.ts';

/** A household of a file, with the id in the file. */
export type FileHousehold = {
  entry: NewGuestListHousehold;
  lines: number[];
  id: number | null;
  /** The entry's fields that the file has a value for; a name only if it is that of the household. */
  given: ReadonlySet<string>;
  /** Whether it is invited to the events with columns of yes and no. */
  answers: EventAnswers;
  remarks: CellRemark[];
};

/** One household of the lines that belong together; a sentence if its name cannot be stored. */
export function combineRows(rows: readonly Row[], isMerged: boolean): FileHousehold | string {
  const [first] = rows;
  const values = rows.flatMap((row) => row.values);
  const people = rows.flatMap((row) => row.people);
  const household = rows.find((row) => row.household !== '')?.household ?? '';
  // A number of a household is not a name for the envelope.
  const isName = /\p{L}/u.test(household) || (first?.id != null && household !== '');
  const find = <Key extends 'language' | 'maxGuests'>(key: Key) =>
    values.find((one) => one[key] !== undefined)?.[key] ?? null;
  const join = (key: 'phone' | 'gift' | 'note', separator: string) =>
    removeRepeated(values.flatMap((one) => one[key] ?? [])).join(separator);
  const combined = {
    name: isName ? household : composeName(isMerged ? rows.slice(0, 1) : rows),
    ...(people.length > 0 && { people: isMerged ? removeSimilar(people) : people }),
    emails: removeRepeated(values.flatMap(({ emails }) => emails ?? [])),
    phone: join('phone', ', '),
    // The columns of one line are one address.
    address:
      rows.map((row) => row.values.flatMap((one) => one.address ?? []).join('\n')).find(Boolean) ??
      null,
    language: find('language'),
    tags: removeRepeated(values.flatMap(({ tags }) => tags ?? [])),
    gift: join('gift', ', '),
    note: join('note', '\n'),
    events: combineEvents(values.map(({ events }) => events)),
    maxGuests: find('maxGuests'),
  };
  const given = new Set(
    Object.entries(combined).flatMap(([field, value]) => {
      if (field === 'name') return isName ? field : [];
      if (field === 'events') return values.some(({ events }) => events !== undefined) ? field : [];
      const isEmpty =
        value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : field;
    }),
  );
  const shortened = shorten(combined, first?.line ?? 1);
  if (typeof shortened === 'string') return shortened;
  return {
    ...{
      entry: shortened.entry,
      lines: rows.map(({ line }) => line),
      id: first?.id ?? null,
      given,
    },
    // The column with the names of the events says it all.
    answers: given.has('events') ? new Map() : combineAnswers(rows.map((row) => row.answers)),
    remarks: [...rows.flatMap(({ remarks }) => remarks), ...shortened.remarks],
  };
}

/** Each cell is within the limits; together they can be too many. Then the last ones are left out. */
function shorten(combined: object, line: number) {
  const { unreadableLine } = getMessages('guestListImport').problems;
  const remarks: CellRemark[] = [];
  let values: Record<string, unknown> = { ...combined };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { data: entry, error } = newGuestListHouseholdSchema.safeParse(values);
    if (entry) return { entry, remarks };
    const [issue] = error?.issues ?? [];
    const field = String(issue?.path[0] ?? 'name');
    const message = issue?.message ?? unreadableLine;
    if (field === 'name') return `${message}.`;
    const value = values[field];
    const limit = GUEST_LIST_LIMITS[field as 'people' | 'emails' | 'tags' | 'phone' | 'note'];
    const shorter =
      typeof value === 'string' || Array.isArray(value) ? value.slice(0, limit) : undefined;
    const isShorter = shorter !== undefined && shorter.length < (value as string).length;
    values = { ...values, [field]: isShorter ? shorter : undefined };
    remarks.push({ line, column: -1, text: '', message, isProblem: true });
  }
  return `${unreadableLine}.`;
}

/** Of two lines that are the same household, a person is counted once. */
function removeSimilar(people: readonly NewPerson[]): NewPerson[] {
  const known = new Set<string>();
  return people.filter((person) => {
    const name = toFoldedName(person);
    return name === '' || (!known.has(name) && known.add(name));
  });
}

/** The household is invited to what one of its lines is invited to. */
function combineEvents(all: readonly (string[] | null | undefined)[]): string[] | null {
  const given = all.filter((events) => events !== undefined);
  const isLimited = given.length > 0 && !given.includes(null);
  return isLimited ? [...new Set(given.flatMap((events) => events ?? []))] : null;
}

/** The name as it is in the file, unless it says less than the people do. */
function composeName(rows: readonly Row[]): string {
  const [{ name = '', people = [] } = {}, ...others] = rows;
  if (others.length > 0) return composeHouseholdName(rows.flatMap((row) => row.people));
  const adults = people.filter(({ isChild, isGuest }) => !isChild && !isGuest);
  return adults.length > listPeople(name).length ? composeHouseholdName(adults) : name;
}

/** The household is invited to what one of its lines is invited to. */
function combineAnswers(all: readonly EventAnswers[]): EventAnswers {
  const ids = all[0] ? [...all[0].keys()] : [];
  return new Map(
    ids.map((id) => {
      const answers = all.map((one) => one.get(id) ?? null);
      return [id, answers.includes(true) || (answers.includes(false) ? false : null)];
    }),
  );
}
