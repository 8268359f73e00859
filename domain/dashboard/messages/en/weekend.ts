import { formatNumber } from '../messages.ts';

/** Moving the planned times on the day of the wedding. */
export const weekend = {
  title: 'Move the times',
  lead: 'If something takes longer, choose what moves, and by how much. Guests see the new times on your page at once.',
  onlyTimes: 'Only these times are published. Other changes of your draft stay in the draft.',
  none: 'Your events have no times yet.',
  by: 'Move by',
  later: (minutes: number) => `${formatNumber(minutes)} minutes later`,
  earlier: (minutes: number) => `${formatNumber(minutes)} minutes earlier`,
  fiveLater: 'Five minutes later',
  fiveEarlier: 'Five minutes earlier',
  insteadOf: (time: string) => `instead of ${time}`,
  announcement: 'Announcement at the top of your page',
  shownUntil: (moment: string) => `It is shown until ${moment}.`,
  moveAndAnnounce: 'Move and announce',
  onlyMove: 'Move without an announcement',
  moving: 'Moving…',
  moved: 'The times have moved',
  guestsSeeThem: 'Guests see the new times.',
  movedBack: 'The times are as before.',
  nothingMoved: 'The times were not moved',
  notAnnounced: 'The times have moved, but the announcement was not sent',
  /** Of the version in the history of the website. */
  note: 'Times moved on the day',

  errors: {
    changed: 'These times have changed since you opened the page. Look at them again.',
    notPossible: 'The times would no longer be in order, or on another day. Choose fewer minutes.',
  },
};
