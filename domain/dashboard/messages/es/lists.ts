import type { lists as English } from '../en/lists.ts';
import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# invitado', '# invitados');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, de ellos ${plural(children, '# niño', '# niños')}` : text;

export const lists: typeof English = {
  thisList: 'Esta lista',
  backToDashboard: 'Volver al panel',
  print: 'Imprimir',

  titles: {
    replies: 'Todas las respuestas',
    people: 'Personas',
    caterer: 'Para el catering',
    guestList: 'Lista de invitados',
    noReply: 'Todavía sin respuesta',
    guests: (event) => `Invitados: ${event}`,
  },
  empty: {
    replies: 'Todavía no hay respuestas.',
    accepted: 'Todavía no ha confirmado nadie.',
    notes: 'Ninguno de los invitados que vienen ha indicado necesidades alimentarias.',
    guestList: 'Vuestra lista de invitados está vacía.',
    noReply: 'Han respondido todos.',
  },

  columns: {
    household: 'Grupo',
    householdName: 'Nombre del grupo',
    guest: 'Invitado',
    name: 'Nombre',
    first: 'Nombre',
    last: 'Apellidos',
    first2: 'Nombre del segundo invitado',
    last2: 'Apellidos del segundo invitado',
    furtherGuests: 'Otros invitados',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Dirección',
    language: 'Idioma',
    tags: 'Etiquetas',
    guests: 'Invitados',
    child: 'Niño',
    age: 'Edad',
    plusOne: 'Acompañante',
    ofTheseChildren: 'De ellos, niños',
    attending: 'Asiste a',
    dietaryNotes: 'Necesidades alimentarias',
    householdNotes: 'Necesidades alimentarias del grupo',
    dietaryNeeds: 'Necesidades alimentarias',
    replied: 'Respuesta del',
    withdrawn: 'Retirada',
    enteredByCouple: 'Añadida por los novios',
    firstReply: 'Primera respuesta (UTC)',
    lastChange: 'Último cambio (UTC)',
    line: 'Línea',
    guestsInvited: 'Personas invitadas',
    note: 'Nota',
    gift: 'Regalo',
    thankedOn: 'Agradecido',
    id: 'ID',
    invitedTo: 'Eventos',
    maxGuests: 'Máximo de invitados',
    link: 'Enlace personal',
  },
  yes: 'sí',
  no: 'no',
  events: { all: 'todos', allOpen: 'todos los eventos abiertos', none: 'ninguno' },
  waits: 'espera vuestra decisión',
  lines: {
    household: 'Grupo',
    guest: 'Invitado',
    note: 'Nota',
    answer: 'Respuesta',
    total: 'Total',
  },
  allAttending: 'Todos los que vienen',
  childrenAttending: 'Niños que vienen',

  households: (count) => plural(count, '# grupo', '# grupos'),
  people: (count) => plural(count, '# persona', '# personas'),
  guestsAttending: (count, children) =>
    withChildren(plural(count, '# invitado viene', '# invitados vienen'), children),
  guestsInvited: (count) => plural(count, '# persona invitada', '# personas invitadas'),
  attendingEvent: (event, count, children) => withChildren(`${event}: ${count}`, children),
  guestsOfEvent: (event, count, children) => withChildren(`${event}: ${guests(count)}`, children),
  beforeEvent: (event) => `${event}:`,
  ages: (ages) => `Edades de los niños: ${ages}`,
  ageNotKnown: (count) => plural(count, '# sin indicar', '# sin indicar'),
  noAnswer: (count) => `sin respuesta ${formatNumber(count)}`,

  csvErrors: {
    quoteNotClosed: 'Hay unas comillas que se abren y no se cierran.',
    quoteInCell: 'Hay unas comillas en medio de una celda.',
    unreadable: 'No se puede leer esta línea.',
  },
};
