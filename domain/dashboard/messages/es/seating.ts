import type { seating as English } from '../en/seating.ts';
import { formatNumber, plural } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Mesa ${formatNumber(number)} · ${name}` : `Mesa ${formatNumber(number)}`,
  title: 'Mesas',
  event: 'Evento',
  view: 'Vista',
  views: {
    guests: 'Sin sitio',
    tables: 'Mesas',
    floor: 'Sala',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} de ${plural(attending, '# invitado', '# invitados')} con sitio`,
  emptyTitle: 'Todavía no hay mesas',
  emptyAdvice:
    'Añadid las mesas de este evento y sentad después a los invitados: grupos enteros a la vez o de uno en uno.',
  addTables: 'Añadir mesas',
  howMany: 'Cuántas',
  shape: 'Forma',
  shapes: {
    round: 'Redonda',
    long: 'Larga',
    u: 'En forma de U',
    head: 'Mesa presidencial',
  },
  seats: 'Sitios',
  number: 'Número',
  name: 'Nombre',
  nameHint: 'Si tiene uno, como Magnolia',
  removeTable: 'Quitar la mesa',
  nobody: 'Aquí todavía no se sienta nadie.',
  chair: (seat) => `Sitio ${formatNumber(seat)}`,
  anyChair: 'Sitio libre',
  chairOf: (guest) => `Sitio de ${guest}`,
  search: 'Buscar invitados, etiquetas y dietas',
  withNoReply: 'También quien no ha respondido',
  everybodySeated: 'Todos los que asisten tienen sitio.',
  seatAt: 'Sentar en',
  chooseTable: 'una mesa…',
  tableWithFree: (table, free) => `${table} (${plural(free, '# libre', '# libres')})`,
  seatHere: 'Sentar aquí',
  seatHereAt: (table) => `Sentar aquí: ${table}`,
  swap: 'Cambiar los sitios',
  unseat: 'Quitar de la mesa',
  print: 'Imprimir por mesa',
  addToRoom: 'Añadir a la sala',
  width: 'Anchura (cm)',
  depth: 'Profundidad (cm)',
  floorHint:
    'Arrastrad una mesa, o moved la seleccionada con las flechas. Arrastrad a un invitado hasta una mesa o un sitio, o elegid invitados y después un sitio.',
  freeChair: 'Sitio vacío',
  wish: 'Deseo',
  wishes: 'Deseos',
  wishKinds: {
    together: 'Sentarse juntos',
    apart: 'Sentarse separados',
    front: 'Cerca de la cabecera',
  },
  aboutWishes:
    'Elegid invitados y después un deseo. Cerca de la cabecera están las mesas más próximas a la presidencial, al escenario o a la pista, o si no las de números más bajos.',
  unmet: {
    together: 'Están en mesas distintas.',
    apart: 'Están en la misma mesa.',
    front: 'No están cerca de la cabecera.',
    household: 'Este grupo está en varias mesas.',
  },
  suggest: 'Proponer el resto',
  suggested: (seated) => plural(seated, '# invitado sentado', '# invitados sentados'),
  allMet: 'Se cumplen todos los deseos.',
  stillUnseated: (count) =>
    plural(count, '# invitado no tiene sitio.', '# invitados no tienen sitio.'),
  notMet: (count) =>
    plural(count, '# deseo o grupo no se cumple.', '# deseos o grupos no se cumplen.'),
  nothingToSuggest: 'Nadie más puede sentarse: todos tienen sitio, o no queda ninguno libre.',
  seatedAt: (guests, table) => `${guests}: ${table}`,
  show: 'Mostrar a los invitados su mesa',
  showHint: 'Quien tiene un enlace personal la lee en su página.',
  roomParts: {
    room: 'Paredes',
    'dance-floor': 'Pista de baile',
    stage: 'Escenario',
    door: 'Puerta',
  },
  overview: {
    declined: (count) =>
      plural(count, '# invitado con sitio no viene', '# invitados con sitio no vienen'),
    unseated: (count) => plural(count, '# invitado no tiene sitio', '# invitados no tienen sitio'),
  },
  table: 'Mesa',
  seat: 'Sitio',
  menu: 'Menú',
  byTable: (event) => `Por mesa: ${event}`,
  aboutByTable: 'Quién se sienta dónde, con menús y dietas',
  rotation: 'Rotación',
  zoom: 'Más grande',

  errors: {
    eventRemoved: 'Este evento no está en el formulario.',
    'too-many': 'Hay demasiadas mesas, partes de la sala o deseos.',
    'no-table': 'Esta mesa se ha quitado.',
    'same-number': 'Dos mesas tienen el mismo número.',
    'table-full': (table: string) => `No hay suficientes sitios libres: ${table}.`,
    'no-seat': (table: string) => `Este sitio no existe: ${table}.`,
    'seat-taken': (table: string) => `Este sitio ya está ocupado: ${table}.`,
  },
};
