import { formatNumber, plural } from '../messages.ts';

/** The frame around the pages. */
export const shell = {
  skip: 'Skip to content',
  /** In place of the names, until the couple has written them. */
  yourWedding: 'Your wedding',
  signOut: 'Sign out',
  notSignedOut: 'Could not sign out',
  navigation: 'Dashboard',
  pages: {
    overview: 'Overview',
    replies: 'Replies',
    guestList: 'Guest list',
    seating: 'Seating',
    arrivals: 'Arrivals',
    emails: 'Emails',
    website: 'Website',
    photos: 'Photographs',
    wishes: 'Wishes',
    data: 'Data',
  },
  /** For screen readers; `{hotkey}` is replaced. */
  toasts: { toast: 'Message', close: 'Dismiss', list: 'Messages ({hotkey})' },

  search: 'Search',
  /** The button of a phone’s bar, and the sheet that it opens. */
  more: 'More',
  /** The search that Ctrl+K opens. */
  palette: {
    placeholder: 'Household, page or action',
    notFound: (text: string) => `“${text}” was not found.`,
    results: (count: number) => plural(count, '# result', '# results'),
    showAll: (count: number) => `Show all ${formatNumber(count)} in the guest list`,
    groups: {
      households: 'Households',
      pages: 'Pages',
      parts: 'Sections and settings',
      actions: 'Actions',
    },
  },
  commands: {
    writeEmail: 'Write an email',
    announce: 'Write an announcement',
    publish: 'Publish the website',
    previewLink: 'Share a preview of the website',
    showHistory: 'History of the website',
    openWebsite: 'Open the guests’ page',
    printCaterer: 'Print the caterer’s list',
    printGuestList: 'Print the guest list',
    printNoReply: 'Print the households without a reply',
    downloadGuestList: 'Download the guest list',
    downloadReplies: 'Download all replies',
    language: 'Language of the dashboard',
  },
  /** Other words for a command, never shown: people may search for them. */
  commandWords: {
    importList: 'spreadsheet Excel CSV upload paste',
    writeEmail: 'invitation reminder save the date mailing letter',
    showHistory: 'versions undo restore',
    printCards: 'QR code personal links',
    printCaterer: 'menus diets food kitchen',
    download: 'Excel export',
    keys: 'keyboard shortcuts',
    emailsAboutReplies: 'receipt notification',
    mailServer: 'SMTP provider password sender',
    lists: 'print download CSV Excel export hotel',
    sharing: 'share links caterer planner',
    coHosts: 'accounts users password access',
    devices: 'sessions phone sign out',
  },

  keysTitle: 'Keys',
  /** What a key does: the list that `?` opens. */
  keys: {
    palette: 'Find a household, a page or an action',
    search: 'Search this page',
    undo: 'Undo the last change',
    redo: 'Do the undone change of the seating or the transfers again',
    help: 'Show this list of keys',
    /** Of a table, when one of its lines has the focus. */
    rows: 'Go to the line above or below',
    ends: 'Go to the first or last line',
    openRow: 'Open the line',
    selectRow: 'Select the line',
    close: 'Close what is open',
  },
  singleKeys: 'Keys of a single character',
  singleKeysHint:
    'Switch them off if you dictate, or press them by accident. They never work while you type. Remembered on this device.',
  sortBy: 'Sort by',

  upToDate: 'Up to date',
  offlineSince: (time: string) => `Offline since ${time}`,
  notUpToDateSince: (time: string) => `Not up to date since ${time}`,
  updated: 'The dashboard was updated.',
  reload: 'Reload the page',

  signedOut: 'You are signed out',
  signInElsewhere: 'Sign in in another tab, and continue here.',

  missingPart: 'A part of this page is missing',
  missingAfterReload: 'It could not be loaded, also after a reload. Please try again in a minute.',
  missingUntilReload:
    'It could not be loaded. The page is loaded again as soon as there is a connection.',
  failed: 'Something went wrong',
  cannotShow: 'Your data is safe, but this page could not be displayed.',
  cannotShowBecause: (reason: string) =>
    `Your data is safe, but this page could not be displayed: ${reason}`,
  notFound: 'Page not found',
  /** The words in brackets are a link. */
  notFoundAdvice: 'The link may be incomplete or out of date. [Go to the overview]',

  language: 'Language',
  languageHint: 'Of the dashboard, on this device',

  /** Parts that several pages use. */
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Undone',
  copied: 'Copied',
  pasteIt: 'Paste it into a message.',
  notCopied: 'Not copied',
  copyingNotAllowed: (instead: string) => `This browser does not allow copying. ${instead}`,
  selectIt: 'Select the text yourself.',
  linkShownOnce: 'The link is shown only now. Copy it before you close this.',
  copyLink: 'Copy the link',

  saving: 'Saving…',
  /** Edits are saved by themselves; beside them it says whether they are. */
  saveStatus: {
    saved: 'Saved',
    conflict: 'Changed on two devices · choose a version',
    failed: (reason: string) => `Not saved yet: ${reason}`,
    offlineKeptHere: 'No connection · your changes are kept on this device',
    offlineKeepOpen: 'No connection · please keep this page open',
    signedOutKeptHere: 'Sign in again · your changes are kept on this device',
    signedOutKeepOpen: 'Sign in again · please keep this page open',
  },
  leaveTitle: 'Leave without saving?',
  leaveWarning: 'Your changes have not been saved.',
  confirmLeave: 'Discard changes',
  keepEditing: 'Keep editing',

  /** Somebody else has saved another version in the meantime. */
  conflict: {
    form: 'Two versions',
    titles: {
      household: 'This household changed while you were editing it',
      reply: 'This reply changed while you were editing it',
      email: 'This email changed while you were editing it',
      announcement: 'This announcement changed while you were editing it',
    },
    choose: 'Your changes are not saved yet. Choose which version to keep.',
    nothingToSave: {
      household: 'The saved household is the same as yours, so there is nothing to save.',
      reply: 'The saved reply is the same as yours, so there is nothing to save.',
      email: 'The saved email is the same as yours, so there is nothing to save.',
      announcement: 'The saved announcement is the same as yours, so there is nothing to save.',
    },
    saved: 'Saved',
    yours: 'Yours',
    /** In place of an empty value. */
    none: 'none',
    save: 'Save these choices',
    back: 'Back to my changes',
  },

  /** After an offset such as `GMT+2`. */
  offsetToday: (offset: string) => `${offset} today`,
  offsetOnWeddingDay: (offset: string) => `${offset} on your wedding day`,
};
