import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type {
  GuestListHousehold,
  NewGuestListHousehold,
  NewPerson,
} from '../../../domain/guest-list/guest-list.ts';
import type {
  ImportChoice,
  ImportMerge,
  ImportRow,
  PossibleDuplicate,
} from '../../../domain/guest-list/guest-list-api.ts';
import { formatPerson } from '../../../domain/guest-list/guest-list-people.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';

type Person = Pick<GuestListHousehold, 'name' | 'emails'>;

/** The same for two people with the same name and email address. */
export function toDuplicateKey({ name, emails: [email] }: Person): string {
  return JSON.stringify([
    normalizeText(name),
    email === undefined ? null : normalizeAddress(email),
  ]);
}

/**
 * Returns a predicate for people on the list already: the same name, and the same address or one of
 * the two addresses unknown. Namesakes with different addresses are different people.
 */
export function createDuplicateFilter(list: readonly Person[]): (person: Person) => boolean {
  const byName = Map.groupBy(list, ({ name }) => normalizeText(name));
  return (person) =>
    (byName.get(normalizeText(person.name)) ?? []).some(
      (listed) =>
        listed.emails.length === 0 ||
        person.emails.length === 0 ||
        toDuplicateKey(listed) === toDuplicateKey(person),
    );
}

/** The same for spellings such as 'Müller' and 'Mueller', 'Stefan' and 'Stephan', 'Schmidt' and 'Schmitt'. */
export function toFoldedName(person: Pick<NewPerson, 'first' | 'last'>): string {
  const words = normalizeText(formatPerson(person)).split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).map(fold).sort().join(' ');
}

function fold(word: string): string {
  return word
    .replaceAll(/(?<=[aou])e/g, '')
    .replaceAll('ph', 'f')
    .replaceAll(/dt|th/g, 't')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/g, '$1');
}

/** A household with the terms by which it finds others. */
type Known = { name: string; place: ImportMerge['into']; emails: readonly string[] };

/** Households of the file that may be another one of the file or an entry, and are not known to be. */
export function findPossibleDuplicates(
  rows: readonly ImportRow[],
  list: readonly GuestListHousehold[],
  { merges = [], separate = [] }: Pick<ImportChoice, 'merges' | 'separate'>,
): PossibleDuplicate[] {
  const known = new Map<string, Known>();
  const remember = (values: NewGuestListHousehold, place: ImportMerge['into']) => {
    const { name, emails } = values;
    for (const [term] of listTerms(values)) {
      if (!known.has(term)) known.set(term, { name, place, emails });
    }
  };
  const updated = new Set(rows.map(({ id }) => id));
  for (const entry of list) if (!updated.has(entry.id)) remember(entry, { id: entry.id });
  const getOtherName = ({ into }: ImportMerge) =>
    ('id' in into
      ? list.find(({ id }) => id === into.id)
      : rows.find(({ lines }) => lines.includes(into.line))
    )?.name ?? '';
  const merged = merges.map((merge) => ({
    ...merge,
    ...{ name: '', otherName: getOtherName(merge), reason: '', isMerged: true },
  }));
  const found = rows.flatMap((row) => {
    if (row.status !== 'new') {
      remember(row, { line: row.line });
      return [];
    }
    const similar = listTerms(row).flatMap(([term, reason]) => {
      const other = known.get(term);
      // Namesakes with different addresses are different people.
      const areNamesakes =
        reason === 'name' && (other?.emails.length ?? 0) > 0 && row.emails.length > 0;
      return other && !areNamesakes ? { other, reason } : [];
    });
    remember(row, { line: row.line });
    const [first] = similar;
    if (!first || separate.includes(row.line)) return [];
    const { other, reason } = first;
    return {
      ...{ line: row.line, into: other.place, name: row.name, otherName: other.name },
      ...{ reason: getMessages('guestListImport').similar[reason], isMerged: false },
    };
  });
  return [...merged, ...found].sort((a, b) => a.line - b.line);
}

type Reason = 'name' | 'email' | 'phone';

function listTerms({
  emails,
  people,
  phone,
}: NewGuestListHousehold): [term: string, reason: Reason][] {
  const phones = (phone ?? '').split(', ').map((one) => one.replaceAll(/\D/g, ''));
  const names = people.filter(({ first, last, isChild }) => first && last && !isChild);
  return [
    ...emails.map((email): [string, Reason] => [`email ${normalizeAddress(email)}`, 'email']),
    ...phones
      .filter((digits) => digits.length >= 7)
      .map((digits): [string, Reason] => [`phone ${digits}`, 'phone']),
    ...names.map((person): [string, Reason] => [`name ${toFoldedName(person)}`, 'name']),
  ];
}

/** Whether two texts are the same name. */
export function isSameName(a: string, b: string): boolean {
  return normalizeText(a) === normalizeText(b);
}
