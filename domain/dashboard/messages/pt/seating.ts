import type { seating as English } from '../en/seating.ts';
import { formatNumber, plural } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Mesa ${formatNumber(number)} · ${name}` : `Mesa ${formatNumber(number)}`,
  title: 'Lugares',
  event: 'Evento',
  view: 'Vista',
  views: {
    guests: 'Sem lugar',
    tables: 'Mesas',
    floor: 'Sala',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} de ${plural(attending, '# convidado', '# convidados')} com lugar`,
  emptyTitle: 'Ainda não há mesas',
  emptyAdvice:
    'Adicionem as mesas deste evento e sentem depois os convidados: agregados inteiros de uma vez, ou um a um.',
  addTables: 'Adicionar mesas',
  howMany: 'Quantas',
  shape: 'Forma',
  shapes: {
    round: 'Redonda',
    long: 'Comprida',
    u: 'Em U',
    head: 'Mesa de honra',
  },
  seats: 'Número de lugares',
  number: 'Número',
  name: 'Nome',
  nameHint: 'Se tiver um, como Magnolia',
  removeTable: 'Remover a mesa',
  nobody: 'Ainda ninguém se senta aqui.',
  chair: (seat) => `Lugar ${formatNumber(seat)}`,
  anyChair: 'Lugar livre',
  chairOf: (guest) => `Lugar de ${guest}`,
  search: 'Procurar convidados, etiquetas e dietas',
  withNoReply: 'Também quem não respondeu',
  everybodySeated: 'Todos os que vêm têm lugar.',
  seatAt: 'Sentar em',
  chooseTable: 'uma mesa…',
  tableWithFree: (table, free) => `${table} (${plural(free, '# livre', '# livres')})`,
  seatHere: 'Sentar aqui',
  seatHereAt: (table) => `Sentar aqui: ${table}`,
  swap: 'Trocar os lugares',
  unseat: 'Tirar da mesa',
  print: 'Imprimir por mesa',
  addToRoom: 'Adicionar à sala',
  width: 'Largura (cm)',
  depth: 'Profundidade (cm)',
  floorHint:
    'Arrastem uma mesa, ou movam a selecionada com as setas. Arrastem um convidado para uma mesa ou um lugar, ou escolham convidados e depois um lugar.',
  freeChair: 'Lugar vago',
  wish: 'Desejo',
  wishes: 'Desejos',
  wishKinds: {
    together: 'Sentar-se juntos',
    apart: 'Sentar-se separados',
    front: 'Perto da frente',
  },
  aboutWishes:
    'Escolham convidados e depois um desejo. Perto da frente são as mesas mais próximas da de honra, do palco ou da pista, ou então as de números mais baixos.',
  unmet: {
    together: 'Estão em mesas diferentes.',
    apart: 'Estão na mesma mesa.',
    front: 'Não estão perto da frente.',
    household: 'Este agregado está em várias mesas.',
  },
  suggest: 'Propor o resto',
  suggested: (seated) => plural(seated, '# convidado sentado', '# convidados sentados'),
  allMet: 'Todos os desejos são cumpridos.',
  stillUnseated: (count) =>
    plural(count, '# convidado não tem lugar.', '# convidados não têm lugar.'),
  notMet: (count) =>
    plural(
      count,
      '# desejo ou agregado não é cumprido.',
      '# desejos ou agregados não são cumpridos.',
    ),
  nothingToSuggest: 'Mais ninguém pode ser sentado: todos têm lugar, ou não há nenhum livre.',
  seatedAt: (guests, table) => `${guests}: ${table}`,
  show: 'Mostrar aos convidados a sua mesa',
  showHint: 'Quem tem um link pessoal lê-a na sua página.',
  roomParts: {
    room: 'Paredes',
    'dance-floor': 'Pista de dança',
    stage: 'Palco',
    door: 'Porta',
  },
  overview: {
    declined: (count) =>
      plural(count, '# convidado com lugar não vem', '# convidados com lugar não vêm'),
    unseated: (count) => plural(count, '# convidado não tem lugar', '# convidados não têm lugar'),
  },
  table: 'Mesa',
  seat: 'Lugar',
  menu: 'Ementa',
  byTable: (event) => `Por mesa: ${event}`,
  aboutByTable: 'Quem se senta onde, com ementas e dietas',
  rotation: 'Rotação',
  zoom: 'Maior',

  errors: {
    eventRemoved: 'Este evento não está no formulário.',
    'too-many': 'Há demasiadas mesas, partes da sala ou desejos.',
    'no-table': 'Esta mesa foi removida.',
    'same-number': 'Duas mesas têm o mesmo número.',
    'table-full': (table: string) => `Não há lugares livres suficientes: ${table}.`,
    'no-seat': (table: string) => `Este lugar não existe: ${table}.`,
    'seat-taken': (table: string) => `Este lugar já está ocupado: ${table}.`,
  },
};
