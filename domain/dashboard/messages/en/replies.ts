import { QUESTION_MESSAGES, RSVP_MESSAGES } from '../../../messages/rsvp-messages.ts';
import { formatNumber, plural } from '../messages.ts';

const by = (author: string | null) => author ?? 'the couple';

/** The replies of guests: the table, the sheet of a household, its history and the couple's corrections. */
export const replies = {
  title: 'Replies',
  add: 'Add a reply',
  none: 'No replies yet',
  aboutNone:
    'When guests reply on your website, their replies appear here. Use “Add a reply” for those that you received by phone or by post.',
  noMatch: 'No matching replies',
  noMatchAdvice: 'Try another search, or use fewer filters.',
  showAll: 'Show all replies',
  summary: (replies: number, guests: number, attending: number) =>
    `${plural(replies, '# reply', '# replies')} · ${plural(guests, '# guest', '# guests')}, ${formatNumber(attending)} attending`,

  attendance: { attending: 'Attending', 'not-attending': 'Declined', 'not-asked': 'Not asked' },
  attendedOf: (attended: number, events: number) =>
    `${formatNumber(attended)} of ${formatNumber(events)}`,
  columns: {
    attending: 'Attending',
    household: 'Household',
    guests: 'Guests',
    notes: 'Dietary notes',
    replied: 'Replied',
  },
  /** Below the day of the reply. */
  marks: {
    waiting: 'not counted yet',
    withdrawn: 'withdrawn',
    entered: 'entered by hand',
    edited: 'edited by hand',
    changed: 'changed',
  },

  filters: {
    search: 'Search names, addresses and notes',
    event: 'Event',
    allReplies: 'All replies',
    attendance: {
      attending: (event: string) => `${event}: attending`,
      'not-attending': (event: string) => `${event}: declined`,
      'not-asked': (event: string) => `${event}: not asked`,
    },
    question: 'Question',
    allAnswers: 'All answers',
    showAnswers: 'Show the answers',
    answered: 'Answered',
    onlyWith: 'Show only replies with',
    marks: {
      'second-guest': 'Second guest',
      notes: 'Dietary notes',
      changed: 'Changed since the last export',
      'entered-by-couple': 'Entered or edited by hand',
      withdrawn: 'Withdrawn',
    },
  },

  yes: 'Yes',
  no: 'No',
  noAnswer: 'No answer',
  otherPlace: 'Another place',
  noEmail: 'No email address',
  noNotes: 'None',
  earlierNote: (note: string) => `Earlier note: ${note}`,
  askEarlierNote: 'The last reply left this empty. Does the note still apply?',
  keepNote: 'Keep the note',
  endNote: 'It no longer applies',
  child: 'Child',
  childNamed: (name: string) => `${name} (child)`,
  guestOf: (name: string) => `Guest of ${name}`,
  /** The name of a household: its first guest, and the others. */
  withGuest: (name: string) => `${name} & guest`,
  withGuests: (name: string, others: number) =>
    `${name} & ${plural(others, '# guest', '# guests')}`,
  with: (names: string) => `with ${names}`,
  secondNotCounted: (name: string) =>
    `A second guest is named (${name}), but only one guest is counted.`,

  edit: 'Edit',
  withdraw: 'Withdraw',
  restore: 'Restore reply',
  save: 'Save reply',
  addReply: 'Add reply',

  matched: {
    couple: (name: string) => `Matched with ${name} of your guest list by you.`,
    invitation: (name: string) => `Matched with ${name} of your guest list by their personal link.`,
    email: (name: string) => `Matched with ${name} of your guest list by email address.`,
    name: (name: string) => `Matched with ${name} of your guest list by name only.`,
  },
  wrongMatch: 'Wrong match?',
  wrongMatchWhat: (listed: string, household: string) =>
    `Wrong match: ${listed} is not ${household}`,

  /** A reply without the personal link, beside one by link. The brackets are the name of its household. */
  open: {
    says: (attendance: string) => `[]: “${attendance}”`,
    saysFrom: (attendance: string, address: string) => `[]: “${attendance}” from ${address}`,
    sentAfter: (attendance: string) =>
      `Sent without the personal link, after their reply by link, which counts: “${attendance}”.`,
    sentBefore: (attendance: string) =>
      `Sent without the personal link, before their reply by link, which counts: “${attendance}”.`,
    use: 'Use this reply',
    useWhat: (name: string) => `Use the reply of ${name} without the link`,
    keep: 'Keep the reply by link',
    keepWhat: (name: string) => `Keep the reply of ${name} by link`,
    somebodyElse: 'Somebody else',
    isSomebodyElse: (name: string, listed: string) => `${name} is somebody else than ${listed}`,
    used: (name: string) => `The reply of ${name} has these answers now.`,
  },

  history: 'History',
  replied: 'Replied',
  repliedAgain: 'Replied again',
  repliedAfterWithdrawal: 'Replied after the withdrawal',
  sentSame: 'Sent the same reply again',
  enteredBy: (author: string | null) => `Entered by ${by(author)}`,
  editedBy: (author: string | null) => `Edited by ${by(author)}`,
  savedBy: (author: string | null) => `Saved by ${by(author)} without changes`,
  withdrawnBy: (author: string | null) => `Withdrawn by ${by(author)}`,
  restoredBy: (author: string | null) => `Restored by ${by(author)}`,
  /** Before a moment. */
  status: {
    waiting: (moment: string) => `Waits for your decision since ${moment}`,
    withdrawn: (moment: string) => `Withdrawn ${moment}`,
    replied: (moment: string) => `Replied ${moment}`,
    entered: (moment: string, author: string | null) => `Entered by ${by(author)} ${moment}`,
    edited: (moment: string, author: string | null) => `Edited by ${by(author)} ${moment}`,
  },

  /** The attendance of a household at all events that it was asked about. */
  attendingBoth: 'Attending both',
  attendingAll: (events: number) => `Attending all ${plural(events, '# event', '# events')}`,
  attendingSome: (attended: number, events: number) =>
    `Attending ${formatNumber(attended)} of ${plural(events, '# event', '# events')}`,
  attendingOnly: (titles: string) => `${titles} only`,
  declinedBoth: 'Declined both',
  declinedAll: (events: number) => `Declined all ${plural(events, '# event', '# events')}`,

  /** Parts of a reply, in the history and in a comparison of two versions. */
  fields: {
    email: 'Email',
    guests: 'Guests',
    note: 'Dietary notes',
    person: 'Person',
    dietary: 'Dietary needs',
    first: 'First name',
    last: 'Last name',
    guestTwoFirst: 'Guest two’s first name',
    guestTwoLast: 'Guest two’s last name',
    removedEvent: 'Removed event',
    removedQuestion: 'Removed question',
  },
  notInReply: 'not in the reply',
  noName: 'no name',
  noValue: 'none',
  noEarlierNote: 'none, the earlier note no longer applies',
  added: (name: string) => `Added: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  /** In a list of changes. */
  addedPerson: (name: string) => `added ${name}`,
  removedPerson: (name: string) => `removed ${name}`,
  andMore: (changes: string, more: number) => `${changes} and ${formatNumber(more)} more`,
  withOwnEvents: (names: string) => `${names}, each with their own events`,
  earlierVersionsStay: 'Versions that were saved before stay in the history.',
  staysWithdrawn: 'The reply was withdrawn and stays withdrawn until you restore it.',

  form: {
    label: 'Reply',
    changedMeanwhile:
      'This reply has changed while you were editing it. When you save, you can compare both versions and choose which to keep.',
    guestTwoFirst: 'Guest two: first name (optional)',
    guestTwoLast: 'Guest two: last name (optional)',
    guestFirst: (guest: number) => `Guest ${formatNumber(guest)}: first name (optional)`,
    guestLast: (guest: number) => `Guest ${formatNumber(guest)}: last name (optional)`,
    email: 'Email (optional)',
    notes: 'Dietary notes (optional)',
    dietary: 'Dietary needs (optional)',
    counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    askEachPerson: 'Enter the events for each person',
    person: (number: number) => `Person ${formatNumber(number)}`,
    addPerson: 'Add a person',
    removePerson: 'Remove',
    removeWho: (number: number) => `Remove person ${formatNumber(number)}`,
    answersOf: (name: string) => `Answers of ${name}`,
    answersOfGuest: (guest: number) => `Answers of guest ${formatNumber(guest)}`,
    emailTaken: (name: string) =>
      `${name} has already replied with this email address. Edit that reply, or leave the address empty.`,
  },
  checks: RSVP_MESSAGES,
  questionChecks: QUESTION_MESSAGES,
  errors: {
    email: 'Please enter a valid email address, or leave it empty',
    attendance: 'Please choose an answer',
    noGuest: 'Please name a guest',
    tooManyGuests: (max: number) => `Please use at most ${formatNumber(max)} guests`,
    otherEvents: 'All guests attend the same events',
    tooLong: 'Please use shorter answers',
  },

  /** After a change by the couple. */
  saved: {
    add: { title: 'Added', text: (name: string) => `The reply of ${name} is added.` },
    edit: { title: 'Saved', text: (name: string) => `The reply of ${name} is saved.` },
    withdraw: {
      title: 'Withdrawn',
      text: (name: string) => `The reply of ${name} is withdrawn and no longer counted.`,
    },
    restore: {
      title: 'Restored',
      text: (name: string) => `The reply of ${name} is restored and counted again.`,
    },
    'count-two': {
      title: 'Saved',
      text: (name: string) => `The reply of ${name} is counted with 2 guests.`,
    },
    confirm: { title: 'Saved', text: (name: string) => `The reply of ${name} stays as it is.` },
    'keep-note': {
      title: 'Saved',
      text: (name: string) => `The reply of ${name} has the earlier note again.`,
    },
    'end-note': {
      title: 'Saved',
      text: (name: string) => `The reply of ${name} has no earlier note any more.`,
    },
  },
  asBefore: (name: string) => `The reply of ${name} is as it was before.`,
  notChanged: 'Nothing was changed',
  changedBySomeone: 'Changed by someone else',
  showsLatest:
    'This reply changed before your change was saved. The page now shows the latest version.',

  /** What is stored about a household, for a guest who asks for it. */
  data: {
    title: 'Their data',
    export: 'Export their data',
    erase: 'Erase this household',
    eraseTitle: (name: string) => `Erase ${name}?`,
    confirm: 'Yes, erase this household',
    keep: 'Keep it',
    /** `stored` is a list of the next three. */
    warning: (stored: string) =>
      `This deletes ${stored}, withdrawn replies from the same address, and what is stored about the emails to them. You cannot undo it. Backups made until now keep the household: the site has the last 14, usually those of two weeks. Copies elsewhere are kept for 60 days, and your downloads are never deleted. After an older backup is restored the household is there again, and you need to erase it again.`,
    reply: (name: string) => `the reply of ${name} with its history`,
    waitingReply: (name: string) => `the waiting reply of ${name} with its history`,
    entry: (name: string) => `${name} on your guest list with the personal link`,
    coupleOnly: 'Only the couple’s password can erase a household.',
    erased: 'Erased',
    nothingLeft: (name: string) => `Nothing about ${name} is left in the site’s database.`,
    notFinished: 'Erasing did not finish',
    tryAgain: 'Try again',
  },
};
