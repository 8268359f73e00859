import type { lists as English } from '../en/lists.ts';
import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# invitato', '# invitati');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, di cui ${plural(children, '# bambino', '# bambini')}` : text;

export const lists: typeof English = {
  thisList: 'Questa lista',
  backToDashboard: 'Torna al pannello',
  print: 'Stampa',

  titles: {
    replies: 'Tutte le risposte',
    people: 'Persone',
    caterer: 'Per il catering',
    guestList: 'Lista degli invitati',
    noReply: 'Ancora senza risposta',
    guests: (event) => `Invitati: ${event}`,
  },
  empty: {
    replies: 'Ancora nessuna risposta.',
    accepted: 'Nessuno ha ancora confermato.',
    notes: 'Nessuno degli invitati che vengono ha indicato esigenze alimentari.',
    guestList: 'La vostra lista degli invitati è vuota.',
    noReply: 'Hanno risposto tutti.',
  },

  columns: {
    household: 'Gruppo',
    householdName: 'Nome del gruppo',
    guest: 'Invitato',
    name: 'Nome',
    first: 'Nome',
    last: 'Cognome',
    first2: 'Nome del secondo invitato',
    last2: 'Cognome del secondo invitato',
    furtherGuests: 'Altri invitati',
    email: 'Email',
    phone: 'Telefono',
    address: 'Indirizzo',
    language: 'Lingua',
    tags: 'Etichette',
    guests: 'Invitati',
    child: 'Bambino',
    age: 'Età',
    plusOne: 'Accompagnatore',
    ofTheseChildren: 'Di cui bambini',
    attending: 'Partecipa a',
    dietaryNotes: 'Esigenze alimentari',
    householdNotes: 'Esigenze alimentari del gruppo',
    dietaryNeeds: 'Esigenze alimentari',
    replied: 'Risposta del',
    withdrawn: 'Ritirata',
    enteredByCouple: 'Inserita dagli sposi',
    firstReply: 'Prima risposta (UTC)',
    lastChange: 'Ultima modifica (UTC)',
    line: 'Riga',
    guestsInvited: 'Persone invitate',
    note: 'Note',
    gift: 'Regalo',
    thankedOn: 'Ringraziati',
    id: 'ID',
    invitedTo: 'Invitato a',
    maxGuests: 'Numero massimo di ospiti',
    link: 'Link personale',
  },
  yes: 'sì',
  no: 'no',
  events: { all: 'tutti', allOpen: 'tutti gli eventi aperti', none: 'nessuno' },
  waits: 'in attesa della vostra decisione',
  lines: {
    household: 'Gruppo',
    guest: 'Invitato',
    note: 'Nota',
    answer: 'Risposta',
    total: 'Totale',
  },
  allAttending: 'Tutti i partecipanti',
  childrenAttending: 'Bambini che partecipano',

  households: (count) => plural(count, '# gruppo', '# gruppi'),
  people: (count) => plural(count, '# persona', '# persone'),
  guestsAttending: (count, children) =>
    withChildren(plural(count, '# invitato partecipa', '# invitati partecipano'), children),
  guestsInvited: (count) => plural(count, '# persona invitata', '# persone invitate'),
  attendingEvent: (event, count, children) => withChildren(`${event}: ${count}`, children),
  guestsOfEvent: (event, count, children) => withChildren(`${event}: ${guests(count)}`, children),
  beforeEvent: (event) => `${event}:`,
  ages: (ages) => `Età dei bambini: ${ages}`,
  ageNotKnown: (count) => plural(count, '# non indicata', '# non indicate'),
  noAnswer: (count) => `senza risposta ${formatNumber(count)}`,

  csvErrors: {
    quoteNotClosed: 'Le virgolette sono aperte ma mai chiuse.',
    quoteInCell: 'Ci sono virgolette in mezzo a una cella.',
    unreadable: 'Impossibile leggere questa riga.',
  },
};
