import { formatNumber, plural } from '../messages.ts';

/** The first page: what comes next, who is coming, and what waits for the couple. */
export const overview = {
  title: 'Overview',
  welcome:
    'Welcome, and congratulations! Here you make your website, invite your guests and see who is coming.',
  deadlineWas: (replied: string, date: string) => `${replied}. The deadline was ${date}.`,
  deadlineToday: (replied: string) => `${replied}. The deadline is today.`,
  deadline: (replied: string, date: string, days: number) =>
    `${replied}. The deadline is ${date}, in ${plural(days, '# day', '# days')}.`,
  nobodyReplied: 'Nobody has replied yet',
  replied: (households: number) =>
    plural(households, '# household has replied', '# households have replied'),

  guestsAttending: (guests: number) => plural(guests, 'guest attending', 'guests attending'),
  householdsAttending: 'Households attending',
  declined: 'Declined',
  notAsked: 'Not asked',
  onYourList: 'On your list',
  guests: 'Guests',
  households: 'Households',
  invited: 'Invited',
  attending: 'Attending',
  noReply: 'No reply yet',
  beyondYourList: 'Attending beyond your list',

  withNotes: (replies: number) =>
    plural(replies, '# reply with dietary notes', '# replies with dietary notes'),
  addGuestList: 'Add your guest list to see who has not replied',
  withoutReply: (households: number) =>
    plural(households, '# household without a reply', '# households without a reply'),
  waiting: (replies: number) =>
    plural(replies, '# reply waits for your decision', '# replies wait for your decision'),
  toThank: (gifts: number) => plural(gifts, '# gift to thank for', '# gifts to thank for'),
  withdrawn: (replies: number) => plural(replies, '# reply withdrawn', '# replies withdrawn'),

  noReplies: 'No replies yet',
  aboutNoReplies:
    'When guests reply on your website, you see it here right away. You can also enter a reply that you received by phone or by post.',
  addReply: 'Add a reply',

  unclear: 'One guest or two?',
  aboutUnclear:
    'These guests gave two names, and 1 as their number of guests. One guest is counted until you decide.',
  two: 'It is 2',
  isTwo: (names: string) => `${names}: it is 2`,
  one: 'It is 1',
  isOne: (names: string) => `${names}: it is 1`,

  questions: 'Your questions',
  forCaterer: 'For the caterer',
  askedGuests: (guests: number) => plural(guests, '# guest asked', '# guests asked'),
  askedHouseholds: (households: number) =>
    plural(households, '# household asked', '# households asked'),
  inTotal: 'In total',
  answered: 'Answered',
  noAnswer: 'No answer',

  latest: 'Latest replies',
  newSinceVisit: 'New since your last visit',
  allReplies: 'All replies',
  noNew: 'No new replies.',
  /** What changed in a reply, after what its guests attend. */
  step: (attendance: string, step: string) => `${attendance} · ${step}`,
  stepWith: (attendance: string, step: string, changes: string) =>
    `${attendance} · ${step}: ${changes}`,
  waits: (reply: string) => `${reply} · waits for your decision`,
  hasNotes: (reply: string) => `${reply} · dietary notes`,

  overTime: 'Replies over time',
  chartNotLoaded: 'The chart could not be loaded.',
  byDay: (deadline: string) => `Households that have replied, by day. The deadline is ${deadline}.`,
  day: 'Day',
  newReplies: 'New replies',
  total: 'Total',
  deadlineOn: (day: string) => `Deadline, ${day}`,
  onDay: (day: string, replies: number) => `${day} · ${plural(replies, '# reply', '# replies')}`,

  next: {
    title: 'What comes next',
    progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
    done: 'done',
    steps: {
      names: {
        title: 'Your names and date',
        text: 'Everything else follows from them.',
        action: 'Write your names',
      },
      page: {
        title: 'Your page',
        text: 'Your events, your words and your photographs.',
        action: 'Open the editor',
      },
      publish: {
        title: 'Publish',
        text: 'Your guests see your page instead of the example. You can change it at any time.',
        action: 'Review and publish',
      },
      'guest-list': {
        title: 'Guest list',
        text: 'Import a spreadsheet, or add one household after the other.',
        action: 'Add your guests',
      },
      emails: {
        title: 'Emails',
        text: 'For invitations, reminders and a receipt for each reply.',
        action: 'See what is missing',
      },
      try: {
        title: 'Try it as a guest',
        text: 'Open a household’s personal link: you see what they see.',
        action: 'Open a guest’s page',
      },
      send: {
        title: 'Send the invitations',
        text: 'By email from here, or send the personal links yourselves.',
        action: 'Write to your guests',
      },
    },
  },
};
