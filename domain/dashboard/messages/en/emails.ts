import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# email', '# emails');

/** Emails to guests and to the couple. Their mail server has a file of its own. */
export const emails = {
  title: 'Emails',
  lead: 'Write to your guests, and see which emails were sent.',
  noMailServer: 'Your website does not send emails yet.',
  /** As in 'Receipt: Portia Belmont'. */
  labelled: (label: string, text: string) => `${label}: ${text}`,

  writeToGuests: 'Write to guests',
  kinds: {
    'save-the-date': 'Save the date',
    invitation: 'Invitation',
    reminder: 'Reminder',
    announcement: 'Announcement',
  },
  aboutKinds: {
    'save-the-date': 'The day and the place, so that your guests can keep the day free.',
    invitation: 'The events, with a personal link and a QR code.',
    reminder: 'Only for households without a reply, now or before the deadline.',
    announcement: 'News for everybody, or for the guests of one event.',
  },
  notCreated: 'No email was created',
  toGuests: 'Your emails to guests',

  unsubscribed: 'Unsubscribed',
  aboutUnsubscribed:
    'These guests receive none of the emails that you write. They still receive a receipt when they reply.',
  since: (moment: string) => `Since ${moment}`,
  subscribeAgain: 'Subscribe again',
  subscribeWhoAgain: (name: string) => `Subscribe again: ${name}`,
  notChanged: 'Not changed',

  /** On the overview. */
  goingOutSoon: 'Emails that go out soon',
  /** The kind of the email is a link. */
  goesOut: (kind: string, moment: string) => `[${kind}]: goes out ${moment}.`,
  goesOutToMissing: (kind: string, moment: string) =>
    `[${kind}]: goes out ${moment} to households without a reply.`,
  stopIt: 'Stop it',
  stopped: 'Stopped',
  draftAgain: 'The email is a draft again.',
  notStopped: 'Not stopped',
  missingReceipts: 'Receipts that were not sent',
  tooManyReplies: (count: number, latest: string) =>
    `So many replies came in that ${plural(count, '# receipt was', '# receipts were')} not sent (the last one ${latest}). Every reply is stored. If you do not know these names, somebody may be misusing your form.`,
  seeEmails: 'See these emails',

  aboutReplies: 'Emails about replies',
  counts: {
    sent: (count: number) => `${formatNumber(count)} sent`,
    waiting: (count: number) => `${formatNumber(count)} waiting`,
    failed: (count: number) => `${formatNumber(count)} failed`,
  },
  everyReceipt:
    'Every guest who replies receives a receipt with their answers and the events for their calendar.',
  previewReceipt: 'Preview the receipt',
  previewNotification: 'Preview your notification',
  latest: 'Latest emails',
  replyKinds: { receipt: 'Receipt', notification: 'Notification to you' },
  sentAt: (moment: string) => `Sent ${moment}`,
  failedAt: (moment: string) => `Failed ${moment}`,
  sending: 'Sending…',
  waitingUntil: (moment: string) => `Waiting, next attempt ${moment}`,
  sendAgain: 'Send again',
  sendWhatAgain: (what: string) => `Send again: ${what}`,
  sendingAgain: 'Sending again',
  notSentAgain: 'Not sent again',

  emailToGuests: 'Email to guests',
  howToWrite: 'Write the email, choose its recipients, and check the preview.',
  allEmails: 'All emails',

  text: 'Text',
  textLanguage: 'Language of the text',
  subject: 'Subject',
  bodyHint:
    'An empty line begins a new paragraph. In a paragraph of its own, {link} becomes a button and {events} the list of events.',
  insert: 'Insert',
  insertWhat: (placeholder: string) => `Insert: ${placeholder}`,
  placeholders: {
    names: 'Names',
    link: 'Link',
    events: 'Events',
    deadline: 'Deadline',
    couple: 'Your names',
    date: 'Wedding date',
    place: 'Place',
  },
  compareVersions: 'Compare both versions',
  leftOut: 'Left out',

  preview: 'Preview',
  previewFor: 'Preview for',
  example: (language: string) => `Example (${language})`,
  theEmail: 'The email',
  plainText: 'As plain text',

  recipients: 'Recipients',
  sendTo: 'Send to',
  everybody: 'Everybody',
  noReplyYet: 'No reply yet',
  everybodyMissing: 'Everybody without a reply',
  attending: (event: string) => `${event}: attending`,
  invited: (event: string) => `${event}: invited`,
  invitedMissing: (event: string) => `${event}: invited, without a reply`,
  unanswered: (question: string) => `No answer yet: ${question}`,
  unansweredOf: (count: number) => `No answer yet to one of ${formatNumber(count)} questions`,
  remind: 'Write a reminder',
  tag: (tag: string) => `Tag: ${tag}`,
  countEmails,
  countWithoutAddress: (count: number) =>
    plural(count, '# household has no email address', '# households have no email address'),
  names: 'Names',
  withoutAddress: 'Without an email address',
  addAddresses: 'Add email addresses to the guest list',
  reasons: {
    unsubscribed: 'unsubscribed',
    reminded: 'got a reminder in the last 24 hours',
    earlier: 'already got this email',
  },

  send: 'Send',
  testFirst: 'Send a test to yourself first',
  sendTest: 'Send a test',
  testSent: 'Test sent',
  checkInbox: (address: string) => `Check the inbox of ${address}.`,
  testNotSent: 'Test not sent',
  whenToSend: 'When to send it',
  times: { now: 'Now', later: 'Later', deadline: 'Before the deadline' },
  time: 'Time',
  timeHint: (timeZone: string) => `In the time of your wedding (${timeZone})`,
  daysBeforeDeadline: 'Days before the deadline',
  daysHint: (timeZone: string) =>
    `It is sent at 10:00 in the time of your wedding (${timeZone}) to households that have not replied by then. The overview announces it the day before.`,
  answersGoTo: (address: string) => `Answers to this email go to ${address}.`,
  duration: (minutes: number, perMinute: number) =>
    `Sending takes about ${plural(minutes, '# minute', '# minutes')}, because the server sends ${plural(perMinute, '# email', '# emails')} a minute.`,
  counting: 'Counting the recipients…',
  sendCount: (count: number) => `Send ${countEmails(count)}`,
  sendTitle: (count: number) => `Send ${countEmails(count)}?`,
  schedule: 'Schedule it',
  scheduleTitle: 'Schedule this email?',
  confirmSend: 'Send now',
  notYet: 'Not yet',
  recipientsChanged: 'The recipients have changed since you looked at them. Nothing was sent yet.',
  isDemo:
    'Your guests still see the example’s website, and this email has its names and dates. Publish your own first.',
  canStopSending:
    'You can stop sending at any time. Emails that were already sent cannot be taken back.',
  canStopSchedule: 'You can stop it until then. Its recipients are selected when it is sent.',
  sendingNow: 'Sending',
  sendingCount: (count: number) => `${countEmails(count)} to your guests.`,
  scheduled: 'Scheduled',
  sentAutomatically: 'It will be sent automatically. You can stop it until then.',
  notSent: 'Not sent',

  deleteDraft: 'Delete this draft',
  deleteTitle: 'Delete this draft?',
  deleteWarning: 'This email was not sent to anybody. Its text will be deleted.',
  confirmDelete: 'Delete the draft',
  keepDraft: 'Keep it',
  notDeleted: 'Not deleted',

  progress: 'Progress',
  draft: 'Draft',
  starting: 'Starting…',
  goesOutAt: (moment: string) => `Goes out ${moment}`,
  sendingOf: (sent: number, total: number) =>
    `Sending: ${formatNumber(sent)} of ${formatNumber(total)}`,
  stoppedAfter: (sent: number, waiting: number) =>
    `Stopped: ${formatNumber(sent)} sent · ${formatNumber(waiting)} not sent`,
  sentTo: (count: number) => `Sent to ${plural(count, '# address', '# addresses')}`,
  beforeDeadline: (days: number) =>
    `${plural(days, '# day', '# days')} before the deadline, to the households that have not replied by then.`,
  asOfNow: (count: number) => `As of now: ${countEmails(count)}.`,
  sentEmails: 'Emails sent',
  stop: 'Stop',
  stopAndEdit: 'Stop it and edit the draft',
  sendRest: 'Send the rest',
  sendMore: (count: number) => `Send it to ${formatNumber(count)} more`,
  failed: 'Failed',
  nextAttempt: (moment: string) => `Next attempt ${moment}`,
  waiting: 'Waiting',

  /** Why a text cannot be sent as it is. */
  issues: {
    noSubject: 'The email needs a subject.',
    namesInSubject: 'The subject cannot contain {names}. Use {names} in the text.',
    noText: 'The email needs a text.',
    lineToReplace: (line: string) => `Replace the line “${line}” with your news.`,
    unknownPlaceholder: (placeholder: string) =>
      `${placeholder} is no placeholder. Guests would read it as it is.`,
    unknownPlaceholders: (placeholders: string) =>
      `${placeholders} are no placeholders. Guests would read them as they are.`,
  },

  errors: {
    noAddress:
      'Guests cannot open a link yet: set PUBLIC_URL, the address of your website, in the settings of the server.',
    nobody: 'Nobody would get this email.',
    onlyReminders: 'Only a reminder can follow the deadline.',
    timePassed: 'This time has passed. Choose a later one.',
    tooManyLeftOut: 'Too many addresses are left out. Choose a smaller group under “Send to”',
    tooManyTests: (max: number) =>
      `At most ${formatNumber(max)} test emails an hour are sent. Try again later`,
  },

  /** Why an email was not sent; the words of the mail server can follow. The database has those in English. */
  failures: {
    answered: 'The mail server answered:',
    connectionClosed: 'The mail server closed the connection',
    unreachable: 'The mail server cannot be reached',
    unknownName: 'No mail server has this name',
    noAnswer: 'The mail server did not answer',
    noTls: 'The mail server offers no trusted TLS connection',
    loginRejected: 'The mail server rejected the user and password',
    notSent: 'The email could not be sent',
    notComposed: 'The email could not be composed',
    notConfirmed:
      'It may have arrived: the mail server received it twice but did not confirm it either time',
    unknownAfterRestore: 'It may have been sent: the restored backup does not say',
    receiptsToAddress: (perDay: number) =>
      `At most ${formatNumber(perDay)} receipts a day are sent to one address`,
    openReceipts: (perHour: number, perDay: number) =>
      `At most ${formatNumber(perHour)} receipts an hour and ${formatNumber(perDay)} a day are sent for replies without a personal link`,
  },

  /** The emails that tell the couple about replies. */
  notification: {
    newReply: 'New reply',
    changedReply: 'Changed reply',
    waitingReply: 'Reply to decide about',
    preview: 'The guest and their answers.',
    greeting: (names: string) => `Dear ${names},`,
    replied: (names: string) => `${names} replied.`,
    repliedAgain: (names: string) =>
      `${names} replied again. This reply counts now; the earlier one stays in the history.`,
    repliedWithoutLink: (names: string) =>
      `${names} replied without the personal link, and they have a reply by it. This one is not counted until you decide about it on the guest list.`,
    writeToThem: 'To write to them, reply to this email.',
    newReplies: (count: number) => `${formatNumber(count)} new replies`,
    previewOfMany: 'Who replied.',
    manyCameIn: (count: number) => `${formatNumber(count)} replies came in:`,
    andMore: (count: number) => `and ${formatNumber(count)} more.`,
    seeDashboard: 'The dashboard shows their answers.',
    openDashboard: 'Open the dashboard',
    /** The couple's names are on the next line. */
    closing: 'Yours, the website of',
    /** In the preview. */
    exampleNote: 'Marco eats no fish.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Sign-in on a new device',
    preview: 'Who signed in, and on which device.',
    text: 'Somebody signed in to the dashboard on a device that was not used for this before.',
    who: 'Who',
    device: 'Device',
    address: 'Address',
    advice:
      'If it was none of you, open the dashboard, sign out that device under Data, and choose another password.',
  },
  testSubject: (subject: string) => `Test: ${subject}`,
};
