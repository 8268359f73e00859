import { formatNumber, plural } from '../messages.ts';

/** Tables and seats at the events. */
export const seating = {
  /** A table has a name beside its number, or none. */
  tableName: (number: number, name: string) =>
    name ? `Table ${formatNumber(number)} · ${name}` : `Table ${formatNumber(number)}`,
  title: 'Seating',
  event: 'Event',
  view: 'View',
  views: {
    guests: 'Without a seat',
    tables: 'Tables',
    floor: 'Floor',
  },
  summary: (seated: number, attending: number) =>
    `${formatNumber(seated)} of ${plural(attending, '# guest', '# guests')} seated`,
  emptyTitle: 'No tables yet',
  emptyAdvice:
    'Add the tables of this event, then seat your guests: whole households at once, or one by one.',
  addTables: 'Add tables',
  howMany: 'How many',
  shape: 'Shape',
  shapes: {
    round: 'Round',
    long: 'Long',
    u: 'U-shaped',
    head: 'Head table',
  },
  seats: 'Seats',
  number: 'Number',
  name: 'Name',
  nameHint: 'If it has one, such as Magnolia',
  removeTable: 'Remove the table',
  nobody: 'Nobody sits here yet.',
  chair: (seat: number) => `Seat ${formatNumber(seat)}`,
  anyChair: 'Any seat',
  chairOf: (guest: string) => `Seat of ${guest}`,
  search: 'Search guests, tags and dietary needs',
  withNoReply: 'Also guests without a reply',
  everybodySeated: 'Everybody who attends has a seat.',
  seatAt: 'Seat at',
  chooseTable: 'a table…',
  tableWithFree: (table: string, free: number) => `${table} (${formatNumber(free)} free)`,
  seatHere: 'Seat here',
  seatHereAt: (table: string) => `Seat here: ${table}`,
  swap: 'Swap seats',
  unseat: 'Remove from the table',
  print: 'Print by table',
  addToRoom: 'Add to the room',
  width: 'Width (cm)',
  depth: 'Depth (cm)',
  floorHint:
    'Drag a table, or move the one in focus with the arrow keys. Drag a guest onto a table or a seat, or select guests and then a seat.',
  freeChair: 'Free seat',
  wish: 'Wish',
  wishes: 'Wishes',
  wishKinds: {
    together: 'Sit together',
    apart: 'Sit apart',
    front: 'Near the front',
  },
  aboutWishes:
    'Select guests, then a wish. Near the front are the tables closest to the head table, the stage or the dance floor, or else those with the lowest numbers.',
  unmet: {
    together: 'They sit at different tables.',
    apart: 'They sit at one table.',
    front: 'Not near the front.',
    household: 'This household sits at several tables.',
  },
  suggest: 'Suggest the rest',
  suggested: (seated: number) => plural(seated, '# guest seated', '# guests seated'),
  allMet: 'Every wish is met.',
  stillUnseated: (count: number) =>
    plural(count, '# guest attending has no seat.', '# guests attending have no seat.'),
  notMet: (count: number) =>
    plural(
      count,
      '# wish or household is not seated as you want.',
      '# wishes or households are not seated as you want.',
    ),
  nothingToSuggest: 'Nobody else can be seated: everybody has a seat, or no table has a free one.',
  seatedAt: (guests: string, table: string) => `${guests}: ${table}`,
  show: 'Show guests their table',
  showHint: 'Guests with a personal link read it on their page.',
  roomParts: {
    room: 'Walls',
    'dance-floor': 'Dance floor',
    stage: 'Stage',
    door: 'Door',
  },
  overview: {
    declined: (count: number) =>
      plural(count, '# seated guest has declined', '# seated guests have declined'),
    unseated: (count: number) =>
      plural(count, '# guest attending has no seat', '# guests attending have no seat'),
  },
  table: 'Table',
  seat: 'Seat',
  menu: 'Menu',
  byTable: (event: string) => `By table: ${event}`,
  aboutByTable: 'Guests and seats of each table, with menus and dietary needs',
  rotation: 'Rotation',
  zoom: 'Larger',

  errors: {
    eventRemoved: 'This event is not on the form.',
    'too-many': 'There are too many tables, parts of the room or wishes.',
    'no-table': 'This table was removed.',
    'same-number': 'Two tables have the same number.',
    'table-full': (table: string) => `${table} has too few free seats.`,
    'no-seat': (table: string) => `${table} does not have this seat.`,
    'seat-taken': (table: string) => `Somebody else has this seat: ${table}.`,
  },
};
