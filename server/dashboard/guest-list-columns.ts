import { normalizeText } from '../../domain/search-text.ts';

/** The index of each column, or null. */
export type GuestListColumns = {
  name: number | null;
  first: number | null;
  last: number | null;
  email: number | null;
  householdSize: number | null;
  note: number | null;
};

// Headings in English, Italian, French, German and Spanish, normalized. The first pattern that matches
// a heading wins.
const PATTERNS: [keyof GuestListColumns, RegExp][] = [
  ['email', /\b(e ?mails?|mails?|posta elettronica|courriels?|mels?|correos?)\b/],
  [
    'name',
    /first.*last|vor.*nachname|nach.*vorname|nome.*cognome|cognome.*nome|nom.*prenom|prenom.*nom|nombre.*apellido|apellido.*nombre/,
  ],
  [
    'note',
    /\b(notes?|nota|notas|notiz(en)?|comments?|kommentare?|comment[oi]|commentaires?|comentarios?|remarks?|remarques?|bemerkung(en)?|anmerkung(en)?|annotazion[ei]|osservazion[ei]|observaciones)\b/,
  ],
  [
    'householdSize',
    /\b(size|guests|people|persons?|pax|seats|head ?count|count|number|how many|numero|persone|ospiti|invitati|posti|quanti|nombre (de|d) .+|combien|personnes|convives|places|invites|anzahl|personen|gaste|platze|zahl|personas|plazas|invitados|cuantos)\b/,
  ],
  [
    'last',
    /\b(last|surname|family name|cognome|nom de famille|nachname|familienname|zuname|apellidos?)\b/,
  ],
  ['first', /\b(first|given|forename|vorname|prenom|nome di battesimo|nombre de pila)\b/],
  [
    'name',
    /\b(names?|guest|invited|invitee|household|nome|nominativo|invitato|ospite|nom|invite|gast|nombre|invitado)\b/,
  ],
];

/** Finds the columns by their headings. If two headings match, the first one wins. */
export function findColumns(headings: readonly string[]): GuestListColumns {
  const columns: GuestListColumns = {
    name: null,
    first: null,
    last: null,
    email: null,
    householdSize: null,
    note: null,
  };
  for (const [index, heading] of headings.entries()) {
    const column = matchHeading(heading);
    if (column && columns[column] === null) columns[column] = index;
  }
  // 'Nome' beside 'Cognome' is a first name. 'Nom' beside 'Prénom' and 'Name' beside 'Vorname' are
  // last names.
  if (columns.name !== null && columns.last !== null && columns.first === null) {
    return { ...columns, first: columns.name, name: null };
  }
  if (columns.name !== null && columns.first !== null && columns.last === null) {
    return { ...columns, last: columns.name, name: null };
  }
  return columns;
}

export function countKnownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => matchHeading(heading) !== null).length;
}

function matchHeading(heading: string): keyof GuestListColumns | null {
  const normalized = normalizeText(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return PATTERNS.find(([, pattern]) => pattern.test(normalized))?.[0] ?? null;
}
