import type { lists as English } from '../en/lists.ts';
import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# Gast', '# Gäste');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, davon ${plural(children, '# Kind', '# Kinder')}` : text;

export const lists: typeof English = {
  thisList: 'Diese Liste',
  backToDashboard: 'Zurück zum Dashboard',
  print: 'Drucken',

  titles: {
    replies: 'Alle Antworten',
    people: 'Personen',
    caterer: 'Für den Caterer',
    guestList: 'Gästeliste',
    noReply: 'Noch keine Antwort',
    guests: (event) => `Gäste: ${event}`,
  },
  empty: {
    replies: 'Noch keine Antworten.',
    accepted: 'Noch niemand hat zugesagt.',
    notes: 'Kein Gast, der zugesagt hat, hat Ernährungswünsche angegeben.',
    guestList: 'Eure Gästeliste ist leer.',
    noReply: 'Alle haben geantwortet.',
  },

  columns: {
    household: 'Haushalt',
    householdName: 'Haushalt',
    guest: 'Gast',
    name: 'Name',
    first: 'Vorname',
    last: 'Nachname',
    first2: 'Vorname des zweiten Gasts',
    last2: 'Nachname des zweiten Gasts',
    furtherGuests: 'Weitere Gäste',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    language: 'Sprache',
    tags: 'Schlagwörter',
    guests: 'Gäste',
    child: 'Kind',
    age: 'Alter',
    plusOne: 'Begleitung',
    ofTheseChildren: 'Davon Kinder',
    attending: 'Zugesagt',
    dietaryNotes: 'Ernährungswünsche',
    householdNotes: 'Ernährungswünsche des Haushalts',
    dietaryNeeds: 'Ernährungswünsche',
    replied: 'Geantwortet',
    withdrawn: 'Zurückgezogen',
    enteredByCouple: 'Vom Brautpaar eingetragen',
    firstReply: 'Erste Antwort (UTC)',
    lastChange: 'Letzte Änderung (UTC)',
    line: 'Zeile',
    guestsInvited: 'Eingeladene Gäste',
    note: 'Notiz',
    gift: 'Geschenk',
    thankedOn: 'Bedankt',
    id: 'ID',
    invitedTo: 'Eingeladen zu',
    maxGuests: 'Höchstzahl der Gäste',
    link: 'Persönlicher Link',
  },
  yes: 'ja',
  no: 'nein',
  events: { all: 'alle', allOpen: 'alle offenen Events', none: 'keine' },
  waits: 'wartet auf eure Entscheidung',
  lines: {
    household: 'Haushalt',
    guest: 'Gast',
    note: 'Hinweis',
    answer: 'Antwort',
    total: 'Summe',
  },
  allAttending: 'Alle Zusagen',
  childrenAttending: 'Kinder, die kommen',

  households: (count) => plural(count, '# Haushalt', '# Haushalte'),
  people: (count) => plural(count, '# Person', '# Personen'),
  guestsAttending: (count, children) =>
    withChildren(plural(count, '# Gast kommt', '# Gäste kommen'), children),
  guestsInvited: (count) => plural(count, '# Gast eingeladen', '# Gäste eingeladen'),
  attendingEvent: (event, count, children) => withChildren(`${event}: ${count}`, children),
  guestsOfEvent: (event, count, children) => withChildren(`${event}: ${guests(count)}`, children),
  beforeEvent: (event) => `${event}:`,
  ages: (ages) => `Alter der Kinder: ${ages}`,
  ageNotKnown: (count) => `${formatNumber(count)} nicht bekannt`,
  noAnswer: (count) => `keine Antwort ${formatNumber(count)}`,

  csvErrors: {
    quoteNotClosed: 'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.',
    quoteInCell: 'Mitten in einer Zelle steht ein Anführungszeichen.',
    unreadable: 'Diese Zeile lässt sich nicht lesen.',
  },
};
