import type { seating as English } from '../en/seating.ts';
import { formatNumber, plural } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Tavolo ${formatNumber(number)} · ${name}` : `Tavolo ${formatNumber(number)}`,
  title: 'Posti',
  event: 'Evento',
  view: 'Vista',
  views: {
    guests: 'Senza posto',
    tables: 'Tavoli',
    floor: 'Sala',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} di ${plural(attending, '# invitato', '# invitati')} con un posto`,
  emptyTitle: 'Ancora nessun tavolo',
  emptyAdvice:
    'Aggiungete i tavoli di questo evento e poi sistemate gli invitati: interi nuclei in una volta, o uno alla volta.',
  addTables: 'Aggiungi tavoli',
  howMany: 'Quanti',
  shape: 'Forma',
  shapes: {
    round: 'Rotondo',
    long: 'Lungo',
    u: 'A ferro di cavallo',
    head: 'Tavolo degli sposi',
  },
  seats: 'Posti a sedere',
  number: 'Numero',
  name: 'Nome',
  nameHint: 'Se ne ha uno, per esempio Magnolia',
  removeTable: 'Togli il tavolo',
  nobody: 'Qui non c’è ancora nessuno.',
  chair: (seat) => `Posto ${formatNumber(seat)}`,
  anyChair: 'Posto libero',
  chairOf: (guest) => `Posto di ${guest}`,
  search: 'Cerca invitati, etichette ed esigenze alimentari',
  withNoReply: 'Anche chi non ha risposto',
  everybodySeated: 'Tutti i presenti hanno un posto.',
  seatAt: 'Siedi a',
  chooseTable: 'un tavolo…',
  tableWithFree: (table, free) => `${table} (${plural(free, '# libero', '# liberi')})`,
  seatHere: 'Siedi qui',
  seatHereAt: (table) => `Siedi qui: ${table}`,
  swap: 'Scambia i posti',
  unseat: 'Togli dal tavolo',
  print: 'Stampa per tavolo',
  addToRoom: 'Aggiungi alla sala',
  width: 'Larghezza (cm)',
  depth: 'Profondità (cm)',
  floorHint:
    'Trascinate un tavolo, o spostate quello selezionato con le frecce. Trascinate un invitato su un tavolo o un posto, oppure scegliete gli invitati e poi un posto.',
  freeChair: 'Posto vuoto',
  wish: 'Desiderio',
  wishes: 'Desideri',
  wishKinds: {
    together: 'Seduti insieme',
    apart: 'Seduti lontani',
    front: 'Vicino al fronte',
  },
  aboutWishes:
    'Scegliete gli invitati e poi un desiderio. Vicino al fronte sono i tavoli più vicini a quello degli sposi, al palco o alla pista, oppure quelli con i numeri più bassi.',
  unmet: {
    together: 'Sono a tavoli diversi.',
    apart: 'Sono allo stesso tavolo.',
    front: 'Non sono vicino al fronte.',
    household: 'Questo nucleo è a più tavoli.',
  },
  suggest: 'Proponi il resto',
  suggested: (seated) => plural(seated, '# invitato sistemato', '# invitati sistemati'),
  allMet: 'Tutti i desideri sono rispettati.',
  stillUnseated: (count) =>
    plural(count, '# invitato è senza posto.', '# invitati sono senza posto.'),
  notMet: (count) =>
    plural(
      count,
      '# desiderio o nucleo non è rispettato.',
      '# desideri o nuclei non sono rispettati.',
    ),
  nothingToSuggest:
    'Nessun altro può essere sistemato: tutti hanno un posto, o non ce ne sono di liberi.',
  seatedAt: (guests, table) => `${guests}: ${table}`,
  show: 'Mostra agli invitati il loro tavolo',
  showHint: 'Chi ha un link personale lo legge sulla propria pagina.',
  roomParts: {
    room: 'Pareti',
    'dance-floor': 'Pista da ballo',
    stage: 'Palco',
    door: 'Porta',
  },
  overview: {
    declined: (count) =>
      plural(count, '# invitato con un posto non viene', '# invitati con un posto non vengono'),
    unseated: (count) => plural(count, '# invitato è senza posto', '# invitati sono senza posto'),
  },
  table: 'Tavolo',
  seat: 'Posto',
  menu: 'Menù',
  byTable: (event) => `Per tavolo: ${event}`,
  aboutByTable: 'Chi siede dove, con menù ed esigenze alimentari',
  rotation: 'Rotazione',
  zoom: 'Più grande',

  errors: {
    eventRemoved: 'Questo evento non è nel modulo.',
    'too-many': 'Ci sono troppi tavoli, parti della sala o desideri.',
    'no-table': 'Questo tavolo è stato tolto.',
    'same-number': 'Due tavoli hanno lo stesso numero.',
    'table-full': (table: string) => `Posti liberi insufficienti: ${table}.`,
    'no-seat': (table: string) => `Questo posto non esiste: ${table}.`,
    'seat-taken': (table: string) => `Questo posto è già occupato: ${table}.`,
  },
};
