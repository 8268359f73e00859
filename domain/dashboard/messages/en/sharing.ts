import { formatNumber, plural } from '../messages.ts';

/** Links that show lists to helpers. */
export const sharing = {
  title: 'Share with helpers',
  about:
    'A link shows the lists that you choose to your caterer or planner, without a password. They can read, print and download them, and change nothing. The lists are always up to date.',
  links: 'Links for helpers',
  create: 'Create a link',

  onlyFor: (lists: string, event: string) => `${lists}, only for ${event}`,
  expired: (day: string) => `Expired ${day}`,
  worksUntil: (day: string) => `Works until ${day}`,
  opened: (count: number, last: string) =>
    `Opened ${plural(count, 'once', '# times')}, last ${last}`,
  notOpened: 'Not opened yet',

  revoke: 'Revoke',
  revokeWhat: (label: string) => `Revoke the link for ${label}`,
  revokeTitle: 'Revoke this link?',
  revokeWarning: (label: string) =>
    `${label} can no longer open the lists. You cannot undo this, but you can create a new link.`,
  confirmRevoke: 'Yes, revoke the link',
  keepLink: 'Keep the link',
  revoked: 'Revoked',
  notRevoked: 'Not revoked',
  remove: 'Remove',
  removeWhat: (label: string) => `Remove the link for ${label}`,
  removed: 'Removed',
  noLongerWorks: (label: string) => `The link for ${label} no longer works.`,

  shareWithHelper: 'Share with a helper',
  forWhom: 'For whom?',
  presets: {
    caterer: 'The caterer',
    planner: 'The planner',
    driver: 'The driver',
    hotel: 'The hotel',
  },
  name: 'Name',
  nameHint: 'For your list of links, and at the top of the page',
  enterName: 'Please enter a name',
  lists: 'Lists',
  chooseList: 'Please choose a list',
  listTitles: {
    caterer: 'Catering',
    tables: 'By table',
    guests: 'Guests of each event',
    replies: 'All replies',
    people: 'People',
    'guest-list': 'Guest list',
    'no-reply': 'No reply yet',
    transfers: 'Transfers',
    rooming: 'Rooming list',
  },
  listHints: {
    caterer: 'guests, menus and dietary needs',
    tables: 'names at each table, and menus',
    guests: 'their names',
    replies: 'with email addresses',
    people: 'with their answers',
    'guest-list': 'with addresses and phone numbers',
    'no-reply': 'with email addresses',
    transfers: 'guests of each vehicle, with times and flight numbers',
    rooming: 'guests by hotel, with arrival and departure',
  },
  neverShown: 'Your notes on the guest list are never shown, and dietary needs only with Catering.',
  onlyPart: 'Only for',
  allParts: 'All of them',
  events: 'Events',
  allEvents: 'All events',
  worksFor: 'Works for',
  durations: { 7: 'one week', 30: 'one month', 90: 'three months', 365: 'one year' },
  submit: 'Create the link',
  creating: 'Creating…',
  sendTo: (label: string) => `Send this link to ${label}. Anybody who has it can read the lists.`,

  /** The page that a helper opens. */
  page: {
    contents: 'Lists',
    asOf: (moment: string) => `as of ${moment}`,
    footer: (moment: string) => `As of ${moment}. Reload the page for newer replies.`,
    eventRemoved: 'This event is no longer on the form.',
    nothingYet: 'There is nothing on these lists yet.',
    tooManyAttempts: 'Too many attempts',
    tryAgainIn: (seconds: number) =>
      `Please try again in ${plural(seconds, '# second', '# seconds')}.`,
    invalidLink: 'This link does not work',
    askTheCouple: 'It may have expired or been revoked. Please ask the couple for a new one.',
  },

  errors: {
    enterLabel: 'Please enter who the link is for',
    labelTooLong: (max: number) => `At most ${formatNumber(max)} characters`,
    oneLine: 'One line without control characters',
    listTwice: 'A list is named twice',
    eventRemoved: 'This event is not on the form.',
    tooMany: (max: number) =>
      `There are ${formatNumber(max)} links already. Remove one that nobody needs.`,
  },
};
