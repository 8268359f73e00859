import { formatNumber, plural } from '../messages.ts';

/** The guest list: its table and filters, a household's form, and changes of many. */
export const guestList = {
  title: 'Guest list',
  importList: 'Import a list',
  addHousehold: 'Add a household',
  emptyTitle: 'Add your guest list',
  emptyAdvice:
    'Paste your guest list from a spreadsheet. You will then see who has not replied yet, and which replies are from people who are not on your list.',
  saving: 'Saving…',

  noReply: 'No reply yet',
  replied: 'Replied',
  invitedToNone: 'Invited to no event',
  notOnList: 'Not on your list',
  noReplies: 'No replies yet.',
  allOnList: 'Every reply is from a guest on your list.',
  open: 'Open',
  openReplyOf: (name: string) => `Open the reply of ${name}`,

  households: (count: number) => plural(count, '# household', '# households'),
  guests: (count: number) => plural(count, '# guest', '# guests'),
  guestsInvited: (count: number) => plural(count, '# guest invited', '# guests invited'),
  peopleOnList: (count: number) => plural(count, '# person on the list', '# people on the list'),
  chooseColumns: 'Columns',
  copyAddresses: 'Copy email addresses',
  addressesCopied: (count: number) =>
    plural(
      count,
      '# email address copied. Paste them into the Bcc field.',
      '# email addresses copied. Paste them into the Bcc field.',
    ),
  withoutAddress: (count: number) =>
    plural(count, '# household has no email address.', '# households have no email address.'),
  downloadInstead: 'Download the list as CSV instead.',
  printCards: 'Print invitations',
  printLabels: 'Print labels',
  noMatch: 'No matching households',
  noMatchAdvice: 'Try another search, or use fewer filters.',
  showAll: 'Show all households',

  search: 'Search names, addresses, tags and notes',
  filters: 'Filters',
  filtersInUse: (count: number) => `Filters (${formatNumber(count)})`,
  any: 'Any',
  event: 'Event',
  invitedTo: (event: string) => `${event}: invited`,
  notInvitedTo: (event: string) => `${event}: not invited`,
  tag: 'Tag',
  languageNotKnown: 'Not known',
  without: 'Without',
  emailAddress: 'Email address',
  personalLink: 'Personal link',
  openedLink: 'Opened link',
  postalAddress: 'Postal address',
  gifts: 'Gifts',
  toThank: 'To thank',
  thanked: 'Thanked',

  /** For screen readers. */
  tableName: 'Households',
  sectionName: 'All households',
  selectAll: (count: string) => `Select all ${count}`,
  select: (name: string) => `Select ${name}`,
  columns: {
    household: 'Household',
    guests: 'Guests',
    reply: 'Reply',
    contact: 'Email or phone',
    link: 'Link',
    invitation: 'Invitation',
  },
  fields: {
    name: 'Name',
    people: 'People',
    emails: 'Email addresses',
    phone: 'Phone',
    address: 'Address',
    language: 'Language',
    tags: 'Tags',
    events: 'Invited to',
    maxGuests: 'Maximum guests',
    note: 'Note',
    gift: 'Gift',
    thankedOn: 'Thanked',
  },
  noEmailAddress: 'No email address',
  /** The personal link. */
  link: {
    opened: 'Opened',
    openedOn: (day: string) => `Opened ${day}`,
    notOpened: 'Not opened',
    revoked: 'Revoked',
  },

  /** In lists of people and values. */
  child: 'child',
  childWithoutName: 'child without a name',
  guestWithoutName: 'guest without a name',
  allEvents: 'all events',
  allOpenEvents: 'all open events',
  noEvent: 'no event',
  none: 'none',
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,

  readReply: (attendance: string, name: string) => `${attendance}: open the reply of ${name}`,
  matchedByName: (name: string) => `${name}, matched by name only`,
  right: 'Right',
  wrong: 'Wrong',
  rightMatch: (listed: string, replied: string) => `Right match: ${listed} is ${replied}`,
  wrongMatch: (listed: string, replied: string) => `Wrong match: ${listed} is not ${replied}`,

  matches: {
    title: 'Possible matches',
    /** The words in brackets are bold. */
    ask: (listed: string, replied: string) =>
      `[${listed}] has no reply yet. Is this [${replied}], who replied?`,
    askFrom: (listed: string, replied: string, email: string) =>
      `[${listed}] has no reply yet. Is this [${replied}], who replied from ${email}?`,
    yes: 'Yes',
    no: 'No',
    later: 'Later',
    isSame: (listed: string, replied: string) => `Yes, ${listed} is ${replied}`,
    isOther: (listed: string, replied: string) => `No, ${listed} is not ${replied}`,
    postponed: (count: number) =>
      plural(count, '# question is left for later.', '# questions are left for later.'),
    askAgain: 'Ask again',
    more: (count: number) => `${formatNumber(count)} more after this one`,
    same: (listed: string, replied: string) => `${listed} is ${replied}.`,
    notSame: (listed: string, replied: string) => `${listed} is not ${replied}.`,
    undone: 'Your decision was removed.',
  },

  /** Messages after a change. */
  saved: 'Saved',
  notSaved: 'Not saved',
  isSaved: (name: string) => `${name} is saved.`,
  added: 'Added',
  isAdded: (name: string) => `${name} is on your guest list.`,
  split: 'Split',
  isSplit: (names: string) => `${names} are two households now.`,
  removed: 'Removed',
  isRemoved: (name: string) => `${name} is no longer on your guest list.`,
  nothingRemoved: 'Nothing was removed',
  listRestored: 'Your guest list is as it was before.',
  notUndone: 'Not undone',
  isListedAlready: (name: string) => `${name} is on your guest list already.`,

  /** The form of a household. */
  form: {
    title: 'Household',
    optional: (label: string) => `${label} (optional)`,
    name: 'Name for the envelope',
    nameHint: 'Without one, the names of the people are used.',
    emailsHint: 'One on each line. The first one receives the emails.',
    maxGuestsHint: 'Without one, the number of people.',
    address: 'Postal address',
    tagsHint: (max: number) =>
      `Separated by commas, as in “School, Table 5”. At most ${formatNumber(max)}.`,
    noteHint: 'Only you see it.',
    giftHint: 'You see it on the list, with a filter for those to thank.',
    thankedOn: 'Thanked on',
    today: 'Today',
    addressGiven: (date: string) => `Given by the guests on ${date}.`,
    formerAddress: (address: string) => `Before, you had: ${address}`,
    chosenEvents: 'Chosen events',
    events: 'Events',
    forSomeOnly: (event: string) => `${event} (for some only)`,
    noEventChosen: 'Without an event, there is nothing to answer on their personal page.',

    person: (position: number) => `Person ${formatNumber(position)}`,
    first: 'First name',
    last: 'Last name',
    age: 'Age',
    child: 'Child',
    guestWithoutName: 'Guest without a name',
    addPerson: 'Add a person',
    addGuest: 'Add a guest without a name',
    addName: 'Add a name',
    addNameOf: (position: number) => `Person ${formatNumber(position)}: add a name`,
    removePerson: 'Remove',
    removePersonWho: (position: number) => `Remove person ${formatNumber(position)}`,

    changed:
      'This household has changed while you were editing it. When you save, you can compare both versions and choose which to keep.',
    gone: 'This household was removed from the guest list while you were editing it.',
    save: 'Save household',
    add: 'Add household',
    remove: 'Remove from the guest list',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeWarning:
      'Its personal link stops working, also on a printed card. If you add or import it again, it gets another link. Its reply stays.',
    confirmRemove: 'Yes, remove this household',
    keep: 'Keep it',
  },

  splitForm: {
    open: 'Split',
    name: 'Split the household',
    title: 'Split this household',
    people: 'People of the new household',
    emails: 'Email addresses of the new household',
    newName: 'Name of the new household',
    oldName: 'Name of those who stay',
    submit: 'Split household',
    splitting: 'Splitting…',
    back: 'Back',
  },

  /** The selected households. */
  selection: {
    title: 'Selected households',
    selected: (count: number) => plural(count, '# household selected', '# households selected'),
    selectedHidden: (count: number, hidden: number) =>
      `${plural(count, '# household selected', '# households selected')}, ${formatNumber(hidden)} of them hidden by the filters`,
    more: 'Change',
    less: 'Less',
    clear: 'Clear',
    clearSelection: 'Clear selection',
    printCards: 'Print cards',
    printLabels: 'Print labels',
    thankedToday: 'Thanked today',
    merge: 'Merge into one household',
    merged: 'Merged',
    areMerged: (count: number, name: string) =>
      `${formatNumber(count)} households are now ${name}.`,
    nothingMerged: 'Nothing was merged',
    remove: (count: number) => plural(count, 'Remove # household', 'Remove # households'),
    removeTitle: (count: number) => plural(count, 'Remove # household?', 'Remove # households?'),
    confirmRemove: (count: number) =>
      plural(count, 'Yes, remove # household', 'Yes, remove # households'),
    keepThem: 'Keep them',
    removeWarning:
      'Their personal links stop working, also on printed cards. If you add or import them again, they get other links. Their replies stay.',

    change: 'Change',
    changeForm: 'Change the selected households',
    kinds: {
      'add-event': 'Invite to',
      'remove-event': 'Remove from',
      'add-tag': 'Add the tag',
      'remove-tag': 'Remove the tag',
      'set-language': 'Set the language to',
    },
    apply: 'Apply',
    nothingChanged: 'Nothing was changed',
    /** What holds after a change; `done` and `alreadySo` make a sentence of it. */
    invited: (count: number, event: string) =>
      plural(count, `# household is invited to ${event}`, `# households are invited to ${event}`),
    notInvited: (count: number, event: string) =>
      plural(
        count,
        `# household is not invited to ${event}`,
        `# households are not invited to ${event}`,
      ),
    tagged: (count: number, tag: string) =>
      plural(count, `# household has the tag “${tag}”`, `# households have the tag “${tag}”`),
    untagged: (count: number, tag: string) =>
      plural(
        count,
        `# household is without the tag “${tag}”`,
        `# households are without the tag “${tag}”`,
      ),
    languageSet: (count: number, language: string) =>
      `The language of ${plural(count, '# household', '# households')} is ${language}`,
    languageUnset: (count: number) =>
      `The language of ${plural(count, '# household', '# households')} is not known`,
    areRemoved: (count: number) =>
      plural(
        count,
        '# household is no longer on your guest list',
        '# households are no longer on your guest list',
      ),
    areThanked: (count: number) =>
      plural(count, '# household is thanked', '# households are thanked'),
    done: (result: string) => `${result}.`,
    nothingToChange: 'Nothing to change',
    alreadySo: (result: string) => `${result} already.`,
  },

  errors: {
    /** An error below without a full stop, as a sentence. */
    sentence: (error: string) => `${error}.`,
    ofHousehold: (name: string, error: string) => `${name}: ${error}.`,
    /** Names the one of several values that is wrong. */
    insteadOf: (error: string, value: string) => `${error} instead of “${value}”`,
    householdSize: (max: number) => `Please use a whole number from 1 to ${formatNumber(max)}`,
    age: (max: number) => `Please use a whole number of years from 0 to ${formatNumber(max)}`,
    personName: 'A person needs a name, or is a guest without a name',
    nameMissing: 'A name is missing',
    tagMissing: 'A tag is missing',
    tagComma: 'A tag cannot contain a comma or a semicolon',
    noPeople: 'A household needs at least one person',
    tooManyPeople: (max: number) => `Please use at most ${formatNumber(max)} people in a household`,
    tooManyEmails: (max: number) => `Please use at most ${formatNumber(max)} email addresses`,
    tooManyTags: (max: number) => `Please use at most ${formatNumber(max)} tags`,
    tooManyEvents: 'Too many events',
    tooMany: 'Too many at once',
    unknownField: 'There is no field with this name',
    choosePerson: 'Choose at least one person',
    chooseHousehold: 'Choose at least one household',
    chooseTwo: 'Choose two households or more',
    chooseOnce: 'Choose each once',
    somebodyStays: 'Somebody must stay in the household',
    personGone: 'This person is no longer in the household',
    eventRemoved: 'This event is no longer on the form.',
    chooseFile: 'Choose a file with your list.',
    unreadable: 'This cannot be read.',
  },
};
