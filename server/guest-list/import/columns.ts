import type { ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';

const FIRST_NAME = /\b(first|given|forename|vorname|prenom|nome di battesimo|nombre de pila)\b/;
const LAST_NAME =
  /\b(last|surname|family name|cognome|nom de famille|nachname|familienname|zuname|apellidos?)\b/;
// Headings in English, Italian, French, German and Spanish, normalized. The first pattern that matches
// a heading wins.
const PATTERNS: [ImportField | null, RegExp][] = [
  ['id', /^(id|guest list id)$/],
  ['age', /^(age|alter|eta|edad|idade)$/],
  // 'Partner Title' has no name, and 'Is Plus One' is about the person of the line.
  [null, /\b(title|suffix|prefix|salutation|anrede)$|^is plus|\b(middle|phonetic|nick ?name)\b/],
  ['email', /\b(e ?mails?|mails?|posta elettronica|courriels?|mels?|correos?)\b/],
  [
    'phone',
    /\b(phones?|telephone|tel|mobile|cell|telefono|cellulare|telefon(nummer)?|handy(nummer)?|portable|movil)\b/,
  ],
  [
    'plusOne',
    /\b(plus ?(one|1|un|uno)|begleit(ung|person)|accompagnat(ore|rice|ori)|accompagnante?s?|acompanantes?|companions?|partner(in)?|conjoint|pareja|(additional|second) guest|guest [2-9])\b|^1( name)?$/,
  ],
  [
    'children',
    /\b(age group|fascia d eta|altersgruppe|tranche d age|grupo de edad|child(ren)?|kids?|bambin[oi]|figli|kind(er)?|enfants?|nin[oa]s?|hij[oa]s)\b/,
  ],
  [
    'address',
    /\b(address|street|city|town|zip|postcode|postal code|country|state|indirizzo|via|citta|cap|paese|adresse|anschrift|strasse|plz|ort|stadt|land|rue|ville|code postal|pays|direccion|calle|ciudad|codigo postal|pais)\b/,
  ],
  ['language', /\b(languages?|lingua|sprache|langue|idioma)\b/],
  [
    'events',
    /\b(events?|invited to|eventi|invitat[oi] a|events|veranstaltung(en)?|eingeladen zu|evenements?|eventos)\b/,
  ],
  ['household', /^groups? (party|household|family)$/],
  [
    'tags',
    /\b(tags?|groups?|tables?|side|category|gruppo|gruppi|tavol[oi]|etichett[ae]|gruppen?|tisch(nr|nummer)?|schlagwort(e)?|groupes?|etiquettes?|grupos?|mesas?|etiquetas?)\b/,
  ],
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
    /\b(size|guests|people|persons?|pax|pers|seats|head ?count|count|number|how many|maximum|numero|persone|ospiti|invitati|posti|quanti|nombre (de|d) .+|nb|combien|personnes|convives|places|invites|anzahl|personen|gaste|platze|zahl|personas|plazas|invitados|cuantos)\b/,
  ],
  [
    'household',
    /\b(household|party|envelope|family|famiglia|haushalt|familie|foyer|famille|hogar|familia)\b(?! name)/,
  ],
  ['last', LAST_NAME],
  ['first', FIRST_NAME],
  [
    'name',
    /\b(names?|guest|invited|invitee|nome|nominativo|invitato|ospite|nom|invite|gast|nombre|invitado)\b/,
  ],
];
/** Searching for two words in a long text takes quadratic time. */
const MAX_HEADING_LENGTH = 200;
/** Fields that several columns can have. */
const REPEATED: ReadonlySet<ImportField> = new Set([
  'email',
  'phone',
  'address',
  'tags',
  'note',
  'plusOne',
  'children',
]);

/** Guesses the field of each column by its heading. */
export function guessFields(
  headings: readonly string[],
  events: readonly EventInfo[] = [],
): (ImportField | null)[] {
  const used = new Set<ImportField>();
  const fields = headings.map((heading) => {
    const field = matchHeading(heading, events);
    if (!field || (used.has(field) && !REPEATED.has(field))) return null;
    used.add(field);
    return field;
  });
  // 'Nome' beside 'Cognome' is a first name. 'Nom' beside 'Prénom' and 'Name' beside 'Vorname' are
  // last names. A family beside nothing else is a name.
  const other = used.has('last') ? 'first' : 'last';
  const isPart = used.has('name') && used.has('last') !== used.has('first');
  const isOnlyName = !used.has('name') && !used.has('first') && !used.has('last');
  return fields.map((field) => {
    if (field === 'name' && isPart) return other;
    return field === 'household' && isOnlyName ? 'name' : field;
  });
}

/** Whether a cell below 'Partner First Name' begins a name that a cell below 'Partner Last Name' ends. */
export function isNameInTwoCells(heading: string, next: string): boolean {
  const parts = [heading, next].map(findNamePart);
  return parts[0] === 'first' && parts[1] === 'last';
}

export function countKnownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => matchHeading(heading, []) !== null).length;
}

/** Guesses the field of each column of a list without headings by its cells. */
export function guessFieldsOfCells(
  records: readonly (readonly string[])[],
): (ImportField | null)[] {
  const columns = Array.from(
    { length: Math.max(0, ...records.map((cells) => cells.length)) },
    (_, at) => records.map((cells) => (cells[at] ?? '').trim()).filter(Boolean),
  );
  const fields = columns.map((cells): ImportField | null => {
    if (cells.length === 0) return null;
    if (cells.some((cell) => cell.includes('@'))) return 'email';
    if (cells.every((cell) => /^\d{1,2}$/.test(cell))) return 'householdSize';
    return cells.every((cell) => /\p{L}/u.test(cell)) ? 'name' : null;
  });
  const [name = -1, second = -1] = fields.flatMap((field, at) => (field === 'name' ? at : []));
  const areParts = [name, second].every((at) => columns[at]?.every((cell) => !/\s/.test(cell)));
  return fields.map((field, at) => {
    if (field !== 'name') return field;
    if (at === name) return areParts ? 'first' : 'name';
    return at === second && areParts ? 'last' : null;
  });
}

function matchHeading(heading: string, events: readonly EventInfo[]): ImportField | null {
  const normalized = normalizeHeading(heading);
  const event = events.find(({ title }) => normalizeText(title) === normalizeText(heading));
  if (event) return `event:${event.id}`;
  return PATTERNS.find(([, pattern]) => pattern.test(normalized))?.[0] ?? null;
}

/** Null for a whole name, as below 'First and last name'. */
function findNamePart(heading: string): 'first' | 'last' | null {
  const normalized = normalizeHeading(heading);
  const [isFirst, isLast] = [FIRST_NAME.test(normalized), LAST_NAME.test(normalized)];
  if (isFirst === isLast) return null;
  return isFirst ? 'first' : 'last';
}

function normalizeHeading(heading: string): string {
  return normalizeText(heading.slice(0, MAX_HEADING_LENGTH))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
