import { normalizeText } from '../../domain/search-text.ts';

export type GuestListColumns = {
  name: number | null;
  first: number | null;
  last: number | null;
  email: number | null;
  partySize: number | null;
  note: number | null;
};

// Headings as people write them in English, Italian, French, German and Spanish, folded; the first
// that fits a heading decides.
const KINDS: [keyof GuestListColumns, RegExp][] = [
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
    'partySize',
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

/** Which column of the list is which; the first that fits is taken. */
export function guestListColumns(headings: readonly string[]): GuestListColumns {
  const columns: GuestListColumns = {
    name: null,
    first: null,
    last: null,
    email: null,
    partySize: null,
    note: null,
  };
  for (const [index, heading] of headings.entries()) {
    const kind = kindOf(heading);
    if (kind && columns[kind] === null) columns[kind] = index;
  }
  // 'Nome' beside 'Cognome' is a first name; 'Nom' beside 'Prénom' and 'Name' beside 'Vorname' a last.
  if (columns.name !== null && columns.last !== null && columns.first === null) {
    return { ...columns, first: columns.name, name: null };
  }
  if (columns.name !== null && columns.first !== null && columns.last === null) {
    return { ...columns, last: columns.name, name: null };
  }
  return columns;
}

/** How many of the headings are known. */
export function knownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => kindOf(heading) !== null).length;
}

function kindOf(heading: string): keyof GuestListColumns | null {
  const words = normalizeText(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
