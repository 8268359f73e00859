import { formatNumber, plural } from '../messages.ts';

/** The guests’ photographs. */
export const photos = {
  title: 'Photographs',
  /** Above the photographs: can guests add some, and which do they see? */
  adding: {
    now: 'Guests can add photographs.',
    'first-event': 'Guests can add photographs from the day of the first event on.',
    never: 'Guests cannot add photographs.',
  },
  seeing: {
    collect: 'They see only their own.',
    approve: 'They see those that you show.',
    show: 'They see all that you have not hidden.',
  },
  seeingFrom: (moment: string) => `Before ${moment} they see only their own.`,
  almostFull: (count: number) =>
    `There is room for only about ${plural(count, '# more photograph', '# more photographs')}.`,
  full: 'There is no room for more photographs: guests cannot add any.',
  makeRoom: 'Change the limit',

  none: 'No photographs yet',
  aboutNone:
    'Print a QR code for the tables: guests scan it and add their photographs, without an account or an app.',

  add: 'Add photographs',
  download: 'Download',
  tableLinks: 'Table links',
  settings: 'Settings',

  show: 'Show',
  views: {
    all: 'All',
    new: 'New',
    favourites: 'Favourites',
    hidden: 'Hidden',
    bin: 'Bin',
  },
  event: 'Event',
  allEvents: 'All events',
  noEvent: 'No event',
  from: 'From',
  everybody: 'Everybody',
  noName: 'No name',
  you: 'You',
  order: 'Order',
  orders: { taken: 'Newest first', added: 'Added last' },
  count: (photographs: number, videos: number) =>
    videos === 0
      ? plural(photographs, '# photograph', '# photographs')
      : `${plural(photographs, '# photograph', '# photographs')} and ${plural(videos, '# video', '# videos')}`,
  noneHere: 'No photographs here',
  noneMatch: 'None match your filters.',
  showAll: 'Show all',
  aboutBin: (days: number) =>
    `Photographs in the bin are deleted for good after ${formatNumber(days)} days. Guests do not see them.`,

  /** A screen reader reads these words, separated by commas. */
  picture: 'Photograph',
  video: 'Video',
  favourite: 'Favourite',
  hidden: 'Hidden',
  isNew: 'New',
  gridHint: 'Arrow keys move, Space selects, Shift and an arrow key select several, Enter opens.',

  selection: 'Selected photographs',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: 'Select all',
  clear: 'Clear',
  clearSelection: 'Clear the selection',
  showToGuests: 'Show',
  hide: 'Hide',
  addFavourite: 'Favourite',
  removeFavourite: 'No favourite',
  setEvent: 'Set the event',
  delete: 'Delete',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  deleteForGoodTitle: (count: number) =>
    plural(count, 'Delete this photograph for good?', 'Delete # photographs for good?'),
  deleteForGoodWarning: 'They cannot be restored. Copies that you downloaded stay.',
  confirmDelete: 'Yes, delete for good',
  keep: 'Keep them',

  saved: 'Saved',
  notSaved: 'Nothing was changed',
  asBefore: 'They are as they were before.',
  done: {
    shown: (count: number) => plural(count, '# photograph is shown.', '# photographs are shown.'),
    hidden: (count: number) =>
      plural(count, '# photograph is hidden.', '# photographs are hidden.'),
    favourite: (count: number) =>
      plural(count, '# photograph is a favourite.', '# photographs are favourites.'),
    'no-favourite': (count: number) =>
      plural(count, '# photograph is no favourite.', '# photographs are no favourites.'),
    event: (count: number) =>
      plural(count, '# photograph has another event.', '# photographs have another event.'),
    deleted: (count: number) =>
      plural(count, '# photograph is in the bin.', '# photographs are in the bin.'),
    restored: (count: number) =>
      plural(count, '# photograph is restored.', '# photographs are restored.'),
  },
  deletedForGood: 'Deleted',
  goneForGood: (count: number) =>
    plural(count, '# photograph is deleted for good.', '# photographs are deleted for good.'),

  large: {
    previous: 'Previous photograph',
    next: 'Next photograph',
    position: (index: number, count: number) => `${formatNumber(index)} of ${formatNumber(count)}`,
    original: 'Download the original',
    notShown: 'There is no smaller copy of it yet. The original can be downloaded.',
    cannotPlay: 'This browser cannot play the video. The original can be downloaded.',
  },

  downloads: {
    title: 'Download photographs',
    about:
      'The original files in ZIP files of at most 2 GB. A download that breaks off can continue where it stopped.',
    privacy: 'Originals can contain the place where they were taken.',
    choose: 'Which',
    all: 'All photographs',
    favourites: 'Favourites',
    part: (part: number, parts: number) =>
      parts === 1 ? 'One file' : `File ${formatNumber(part)} of ${formatNumber(parts)}`,
    contents: (count: number, size: string) =>
      `${plural(count, '# photograph', '# photographs')}, ${size}`,
    none: 'There are none.',
  },

  links: {
    title: 'Table links',
    about:
      'Guests who scan this QR code can add photographs without a password, and see nothing else. Print it for the tables.',
    list: 'Links',
    create: 'Create a table link',
    name: 'Name',
    nameHint: 'For your list, as in “Dinner tables”',
    enterName: 'Please enter a name',
    defaultName: 'All tables',
    submit: 'Create the link',
    copy: 'Copy the link',
    copyWhat: (label: string) => `Copy the link “${label}”`,
    pasteIt: 'Paste it into a message.',
    print: 'Print',
    printWhat: (label: string) => `Print the QR code of “${label}”`,
    end: 'End',
    endWhat: (label: string) => `End the link “${label}”`,
    endTitle: 'End this link?',
    endWarning: 'Printed QR codes stop working. Photographs that were added stay.',
    confirmEnd: 'Yes, end the link',
    keepLink: 'Keep the link',
    created: (day: string) => `Created ${day}`,
    ended: (day: string) => `Ended ${day}`,
    hasEnded: 'Ended',
    notEnded: 'Not ended',
    noLongerWorks: (label: string) => `“${label}” no longer works.`,
    qrCodeOf: (label: string) => `QR code of “${label}”`,
    tooMany: (max: number) => `There are ${formatNumber(max)} links already. End one of them.`,
  },

  form: {
    title: 'Settings of the photographs',
    who: 'Guests see',
    modes: {
      collect: ['Only their own', 'You collect, and show nothing'],
      approve: ['Those that you show', 'Each one after you approve it'],
      show: ['All at once', 'As soon as they are added; you can hide some'],
    },
    revealAt: 'Not before',
    revealHint: (zone: string) =>
      `Leave it empty to show them at once. In the wedding’s time zone, ${zone}.`,
    showsNames: 'Show the guests’ names beside their photographs',
    opens: 'Guests can add photographs',
    openings: {
      'first-event': 'From the day of the first event on',
      now: 'From now on',
      never: 'Not at all',
    },
    linkHint: (days: number) =>
      `Your website links to the photographs until ${formatNumber(days)} days after the last event, or for good if it has the section “After the wedding”. Without the link, guests can still add some at /photos and with a table link.`,
    limit: 'Space for all photographs together, in GB',
    room: (count: number, used: string) =>
      `${used} are used. There is room for about ${plural(count, '# more photograph', '# more photographs')}.`,
    chooseLimit: 'Please enter a number from 1 to 10,000',
    applies: 'It applies from now on.',
    save: 'Save',
    saving: 'Saving…',
  },

  uploads: {
    title: 'Add photographs',
    about:
      'For your photographer’s files and your own: even 2,000 at once. Keep this page open until all are added.',
    choose: 'Choose photographs or drop them here',
    formats: 'JPEG, PNG, WebP, AVIF and HEIC up to 60 MB, MP4 and MOV up to 500 MB',
    from: 'Photographer',
    fromHint: 'Optional. Shown as the name beside the photographs.',
    progress: (done: number, count: number) =>
      `${formatNumber(done)} of ${plural(count, '# file', '# files')} added`,
    failed: (count: number) => plural(count, '# file was not added', '# files were not added'),
    retry: 'Try again',
    pause: 'Pause',
    resume: 'Continue',
    reasons: {
      'wrong-kind': 'This kind of file cannot be added.',
      'too-large': 'The file is too large.',
      full: 'There is no room for more photographs.',
      exists: 'It is in the bin; you can restore it there.',
      damaged: 'It arrived damaged.',
      closed: 'Photographs cannot be added at the moment.',
      'no-access': 'You are signed out.',
      failed: 'It did not arrive.',
    },
  },

  overview: {
    waiting: (count: number) =>
      plural(count, '# new photograph to look at', '# new photographs to look at'),
  },
};
