import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# guest', '# guests');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, of these ${plural(children, '# child', '# children')}` : text;

/** Lists as CSV files and on paper. */
export const lists = {
  thisList: 'This list',
  backToDashboard: 'Back to the dashboard',
  print: 'Print',
  downloadAs: (list: string, format: string) => `${list}: download as ${format}`,

  titles: {
    replies: 'All replies',
    people: 'People',
    caterer: 'For the caterer',
    guestList: 'Guest list',
    noReply: 'No reply yet',
    guests: (event: string) => `Guests: ${event}`,
  },
  empty: {
    replies: 'No replies yet.',
    accepted: 'Nobody has accepted yet.',
    notes: 'No attending guest has dietary notes.',
    guestList: 'Your guest list is empty.',
    noReply: 'Everyone has replied.',
  },

  /** The import reads the headings of the guest list again: server/guest-list/import/columns.ts. */
  columns: {
    household: 'Household',
    householdName: 'Household',
    guest: 'Guest',
    name: 'Name',
    first: 'First name',
    last: 'Last name',
    first2: 'First name of guest two',
    last2: 'Last name of guest two',
    furtherGuests: 'Further guests',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    language: 'Language',
    tags: 'Tags',
    guests: 'Guests',
    child: 'Child',
    age: 'Age',
    plusOne: 'Plus one',
    ofTheseChildren: 'Of these children',
    attending: 'Attending',
    dietaryNotes: 'Dietary notes',
    householdNotes: 'Dietary notes of the household',
    dietaryNeeds: 'Dietary needs',
    replied: 'Replied',
    withdrawn: 'Withdrawn',
    enteredByCouple: 'Entered by the couple',
    firstReply: 'First reply (UTC)',
    lastChange: 'Last change (UTC)',
    line: 'Line',
    guestsInvited: 'Guests invited',
    note: 'Note',
    gift: 'Gift',
    thankedOn: 'Thanked',
    id: 'Guest list ID',
    invitedTo: 'Invited to',
    maxGuests: 'Maximum guests',
    link: 'Personal link',
  },
  yes: 'yes',
  no: 'no',
  /** Of the events that a household is invited to. The import knows them: domain/guest-list/list-words.ts. */
  events: { all: 'all', allOpen: 'all open events', none: 'none' },
  waits: 'waits for your decision',
  /** What a line of the caterer’s CSV file is. */
  lines: { household: 'Household', guest: 'Guest', note: 'Note', answer: 'Answer', total: 'Total' },
  allAttending: 'All attending',
  childrenAttending: 'Children attending',

  households: (count: number) => plural(count, '# household', '# households'),
  people: (count: number) => plural(count, '# person', '# people'),
  guestsAttending: (count: number, children: number) =>
    withChildren(`${guests(count)} attending`, children),
  guestsInvited: (count: number) => `${guests(count)} invited`,
  attendingEvent: (event: string, count: string, children: number) =>
    withChildren(`${event}: ${count}`, children),
  guestsOfEvent: (event: string, count: number, children: number) =>
    withChildren(`${event}: ${guests(count)}`, children),
  /** At the beginning of the two above. */
  beforeEvent: (event: string) => `${event}:`,
  ages: (ages: string) => `Ages of the children: ${ages}`,
  ageNotKnown: (count: number) => `${formatNumber(count)} not known`,
  noAnswer: (count: number) => `no answer ${formatNumber(count)}`,

  /** In a file that is imported. */
  csvErrors: {
    quoteNotClosed: 'A quotation mark is opened but never closed.',
    quoteInCell: 'A quotation mark is in the middle of a cell.',
    unreadable: 'This line cannot be read.',
  },
};
