import type { seating as English } from '../en/seating.ts';
import { formatNumber, plural } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Tisch ${formatNumber(number)} · ${name}` : `Tisch ${formatNumber(number)}`,
  title: 'Sitzordnung',
  event: 'Veranstaltung',
  view: 'Ansicht',
  views: {
    guests: 'Ohne Platz',
    tables: 'Tische',
    floor: 'Raum',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} von ${plural(attending, '# Gast', '# Gästen')} mit Platz`,
  emptyTitle: 'Noch keine Tische',
  emptyAdvice:
    'Fügt die Tische dieser Veranstaltung hinzu und setzt dann eure Gäste: ganze Haushalte auf einmal oder einzeln.',
  addTables: 'Tische hinzufügen',
  howMany: 'Anzahl',
  shape: 'Form',
  shapes: {
    round: 'Rund',
    long: 'Lang',
    u: 'U-Form',
    head: 'Ehrentisch',
  },
  seats: 'Plätze',
  number: 'Nummer',
  name: 'Name',
  nameHint: 'Falls er einen hat, etwa Magnolia',
  removeTable: 'Tisch entfernen',
  nobody: 'Hier sitzt noch niemand.',
  chair: (seat) => `Platz ${formatNumber(seat)}`,
  anyChair: 'Freie Wahl',
  chairOf: (guest) => `Platz von ${guest}`,
  search: 'Gäste, Schlagwörter und Ernährung suchen',
  withNoReply: 'Auch Gäste ohne Antwort',
  everybodySeated: 'Alle, die zusagen, haben einen Platz.',
  seatAt: 'Setzen an',
  chooseTable: 'einen Tisch…',
  tableWithFree: (table, free) => `${table} (${formatNumber(free)} frei)`,
  seatHere: 'Hierher setzen',
  seatHereAt: (table) => `Hierher setzen: ${table}`,
  swap: 'Plätze tauschen',
  unseat: 'Vom Tisch nehmen',
  print: 'Nach Tischen drucken',
  addToRoom: 'In den Raum stellen',
  width: 'Breite (cm)',
  depth: 'Tiefe (cm)',
  floorHint:
    'Zieht einen Tisch, oder bewegt den ausgewählten mit den Pfeiltasten. Zieht einen Gast auf einen Tisch oder Platz, oder wählt Gäste und dann einen Platz.',
  freeChair: 'Freier Platz',
  wish: 'Wunsch',
  wishes: 'Wünsche',
  wishKinds: {
    together: 'Zusammen sitzen',
    apart: 'Getrennt sitzen',
    front: 'Weit vorn',
  },
  aboutWishes:
    'Wählt Gäste und dann einen Wunsch. Weit vorn sind die Tische beim Ehrentisch, bei der Bühne oder der Tanzfläche, sonst die mit den kleinsten Nummern.',
  unmet: {
    together: 'Sie sitzen an verschiedenen Tischen.',
    apart: 'Sie sitzen an einem Tisch.',
    front: 'Nicht weit vorn.',
    household: 'Dieser Haushalt sitzt an mehreren Tischen.',
  },
  suggest: 'Rest vorschlagen',
  suggested: (seated) => plural(seated, '# Gast gesetzt', '# Gäste gesetzt'),
  allMet: 'Alle Wünsche sind erfüllt.',
  stillUnseated: (count) =>
    plural(count, '# zugesagter Gast hat keinen Platz.', '# zugesagte Gäste haben keinen Platz.'),
  notMet: (count) =>
    plural(
      count,
      '# Wunsch oder Haushalt ließ sich nicht wie gewünscht setzen.',
      '# Wünsche oder Haushalte ließen sich nicht wie gewünscht setzen.',
    ),
  nothingToSuggest:
    'Niemand sonst bekommt einen Platz: Alle haben einen, oder kein Tisch hat einen freien.',
  seatedAt: (guests, table) => `${guests}: ${table}`,
  show: 'Gästen ihren Tisch zeigen',
  showHint: 'Gäste mit persönlichem Link lesen ihn auf ihrer Seite.',
  roomParts: {
    room: 'Wände',
    'dance-floor': 'Tanzfläche',
    stage: 'Bühne',
    door: 'Tür',
  },
  overview: {
    declined: (count) =>
      plural(count, '# Gast mit Platz hat abgesagt', '# Gäste mit Platz haben abgesagt'),
    unseated: (count) =>
      plural(count, '# zugesagter Gast hat keinen Platz', '# zugesagte Gäste haben keinen Platz'),
  },
  table: 'Tisch',
  seat: 'Platz',
  menu: 'Menü',
  byTable: (event) => `Nach Tischen: ${event}`,
  aboutByTable: 'Wer wo sitzt, mit Menüs und Ernährungswünschen',
  rotation: 'Drehung',
  zoom: 'Größer',

  errors: {
    eventRemoved: 'Diese Veranstaltung steht nicht im Formular.',
    'too-many': 'Das sind zu viele Tische, Teile des Raums oder Wünsche.',
    'no-table': 'Dieser Tisch wurde entfernt.',
    'same-number': 'Zwei Tische haben dieselbe Nummer.',
    'table-full': (table: string) => `Zu wenige freie Plätze: ${table}.`,
    'no-seat': (table: string) => `Diesen Platz gibt es nicht: ${table}.`,
    'seat-taken': (table: string) => `Dieser Platz ist schon vergeben: ${table}.`,
  },
};
