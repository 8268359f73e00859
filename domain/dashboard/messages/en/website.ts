import { formatNumber, plural } from '../messages.ts';

/** The editor of the website. */
export const website = {
  /** The place of a problem that belongs to no field. */
  wholeWebsite: 'The website',
  show: 'Show',
  form: 'Form',
  preview: 'Preview',
  previewLink: 'Preview link',
  history: 'History',
  publish: 'Publish',
  problemsBeforePublishing: (count: number) =>
    plural(count, '# thing to correct before publishing', '# things to correct before publishing'),
  /** After the status of the draft, such as “Saved”. */
  notPublished: (status: string) => `${status} · not published yet`,
  published: (status: string, moment: string) => `${status} · published ${moment}`,
  optional: 'Optional',
  hintOptional: (hint: string) => `${hint} · optional`,
  remove: 'Remove',
  removed: 'Removed',
  add: (title: string) => `Add: ${title}`,
  problems: (count: number) => `${formatNumber(count)} to correct`,

  sections: {
    list: 'Sections',
    basics: 'Names, day and place',
    languages: 'Languages',
    look: 'Look',
    end: 'End of the page',
    changed: 'changed',
    available: 'Add to your page',
    /** The words in brackets are a button. */
    fromExample: 'Some parts are from the example. [Open the guide]',
    all: 'All sections',
    absent: 'This section is not on your page.',
    remove: 'Remove this section',
    removed: 'Removed from the page',
    hidden: 'hidden',
    isHidden: 'Guests do not see this section. Its texts stay here.',
    hide: 'Hide this section',
    show: 'Show this section',
  },

  /** Beside a section that the page does not have yet. */
  about: {
    couplePhoto: 'At the top of the page, below your names',
    stay: 'Hotels in groups, with pictures, prices and links',
    travel: 'How to arrive: by air, rail, road or boat, with a map if you have one',
    faq: 'Questions and answers that open in place',
    strip: 'Up to six photographs beside each other',
    registry: 'A few words about gifts, with links',
    carousel: 'Pictures to leaf through, at the end of the page',
  },

  translations: {
    language: 'Language of the texts',
    missing: (count: number, language: string) =>
      plural(count, `# text left in ${language}`, `# texts left in ${language}`),
    next: 'Next missing text',
    nextKeys: 'Ctrl+Enter, on a Mac ⌘+Enter',
    complete: (language: string) => `Every text is in ${language}.`,
    same: 'The same in all languages',
    keptTexts: (hint: string) => `${hint}. A language that you remove keeps its texts.`,
    first: 'first language',
    makeFirst: 'Make it the first',
    makeWhichFirst: (language: string) => `Make it the first: ${language}`,
  },

  /** Values of the content in words. */
  values: {
    item: 'Item',
    empty: 'empty',
    yes: 'yes',
    no: 'no',
    anotherPicture: 'another picture',
    repliesUntil: (day: string) => `Replies until ${day}`,
    pictures: (count: number) => plural(count, '# picture', '# pictures'),
    andMore: (titles: string, count: number) => `${titles} · and ${formatNumber(count)} more`,
  },

  fields: {
    newEvent: 'New event',
    moreAboutEvent: 'More about this event',
    eventNotOnPage: 'An event that is no longer on your page',
    eventNotOnForm: 'An event that is no longer on the form',
    guestsOf: (event: string) => `Guests of: ${event}`,
    everybody: 'Everybody who comes',
    notChosen: 'Not chosen',
    addJourney: 'Add arrivals and departures',
    journeyQuestions:
      'Questions for each household: when they arrive and leave, on which flight or train, where they stay, and whether they need seats in a transfer.',
    chooseColour: 'Choose your own accent colour',
    removeColour: 'Remove this colour',
  },

  lists: {
    drag: 'Drag to sort',
    moveUp: 'Move up',
    moveDown: 'Move down',
    duplicate: 'Duplicate',
    moved: (name: string, position: number, count: number) =>
      `${name} is now at position ${formatNumber(position)} of ${formatNumber(count)}.`,
    full: (count: number) => `${formatNumber(count)} is as many as there can be.`,
    /** By the kinds of elements that the content's lists name. */
    add: {
      card: 'Add a card',
      choice: 'Add a choice',
      event: 'Add an event',
      fact: 'Add a fact',
      group: 'Add a group',
      highlight: 'Add a highlight',
      hotel: 'Add a hotel',
      language: 'Add a language',
      link: 'Add a link',
      photograph: 'Add photographs',
      picture: 'Add pictures',
      question: 'Add a question',
      route: 'Add a route',
      step: 'Add a step',
      moment: 'Add a moment',
      person: 'Add a person',
      swatch: 'Add a colour',
    },
  },

  pictures: {
    formats: (megabytes: number) =>
      `Choose, drop or paste · JPEG, PNG, WebP, AVIF or HEIC up to ${formatNumber(megabytes)} MB`,
    choose: 'Choose from your pictures',
    uploads: 'Uploads',
    leaveOut: 'Leave out',
    uploading: (name: string) => `Uploading ${name}`,
    preparing: 'Preparing…',
    library: 'Your pictures',
    quota: (used: number, max: number) =>
      `Your uploads use ${formatNumber(used)} of ${formatNumber(max)} MB.`,
    noUploads: 'You have not uploaded a picture yet. These are on the website now.',
    number: (number: number) => `Picture ${formatNumber(number)}`,
    delete: 'Delete',
    deleteNumber: (number: number) => `Delete picture ${formatNumber(number)}`,
    notDeleted: 'Not deleted',
    picture: 'Picture',
    replace: 'Replace the picture',
    add: 'Add a picture',
    remove: 'Remove the picture',
    focus: (x: number, y: number) =>
      `Focal point: ${formatNumber(x)}% from the left, ${formatNumber(y)}% from the top. Change it with the arrow keys.`,
    focusHint: 'Tap the point that should always be visible.',
    interrupted: 'The connection was interrupted. Please try again.',
    notUsable: 'The server could not use this picture. Please try again.',
    tooLarge: (megabytes: number) => `The file is larger than ${formatNumber(megabytes)} MB.`,
    /** After an upload; the words in quotation marks are `library`. */
    unplaced: 'Your picture is in “Your pictures”',
    unplacedReason: 'Its place on the website was changed or removed during the upload.',
  },

  videos: {
    add: 'Choose a video',
    replace: 'Replace the video',
    formats: (megabytes: number) =>
      `Choose or drop · MP4 or MOV up to ${formatNumber(megabytes)} MB`,
    about: (size: string, megabytes: number) => `${size} pixels · ${formatNumber(megabytes)} MB`,
    reading: 'Reading the file…',
    uploading: (name: string) => `Uploading ${name}`,
    cancel: 'Cancel the upload',
    interrupted: 'The connection was lost. Try again: the upload goes on where it stopped.',
    reasons: {
      'wrong-kind': 'This is not an MP4 or MOV file.',
      'wrong-captions': 'This is not a WebVTT file (.vtt).',
      full: 'The server has no room for this file.',
      damaged: 'The file arrived damaged. Please try again.',
      failed: 'The file did not arrive. Please try again.',
    },
    noPicture: 'This file has no moving picture.',
    notEverywhere:
      'Some guests cannot play this video, because not every browser knows its format. Export it again as MP4 with H.264 and AAC; on an iPhone, the format is called “Most Compatible”.',
    captions: 'Captions',
    captionsHint:
      'A WebVTT file (.vtt) for each language, for guests who do not hear well or watch without sound',
    addCaptions: (language: string) => `Add captions: ${language}`,
    hasCaptions: (language: string) => `Captions: ${language}`,
    removeCaptions: (language: string) => `Remove the captions: ${language}`,
    remove: 'Remove',
  },

  guide: {
    step: (number: number, count: number) =>
      `Step ${formatNumber(number)} of ${formatNumber(count)}`,
    back: 'Back',
    skipStep: 'Skip this step',
    skip: 'Skip the guide',
    continue: 'Continue',
    couple: 'Whose wedding is it?',
    aboutCouple:
      'Your website shows the wedding of an invented couple until you publish your own. This takes five minutes.',
    names: ['Your name', 'Your partner’s name'],
    nameHint: 'As your guests call you',
    enterName: 'Write a name, or skip this step.',
    day: 'When and where?',
    aboutDay: 'The events of the example move to your day. You can change each of them later.',
    date: 'Day of the wedding',
    chooseDate: 'Choose a day, or skip this step.',
    venue: 'Venue and town',
    languages: 'In which languages?',
    aboutLanguages:
      'You write the texts in each of them. The form, the dates and the emails are translated already.',
    photograph: 'A photograph of the two of you',
    aboutPhotograph: 'It is at the top of the page. A picture from your phone is fine.',
    begin: 'How do you want to begin?',
    aboutBegin: 'Your guests see nothing of it until you publish.',
    openEditor: 'Open the editor',
    beginning: 'Beginning',
    empty: 'With an empty page',
    aboutEmpty:
      'The wedding and the RSVP form. You add hotels, questions and photographs as you need them.',
    example: 'With the example’s texts',
    aboutExample: 'Everything of the invented wedding in Venice, for you to rewrite.',
    emptyTitle: 'Begin with an empty page?',
    emptyWarning:
      'You have already changed this website. An empty page keeps your names, the day, the place, the languages, your photograph and the look. Everything else that you wrote is deleted.',
    confirmEmpty: 'Empty the page',
    keepChanges: 'Keep my changes',
  },

  previewing: {
    width: 'Width of the preview',
    phone: 'Phone',
    laptop: 'Laptop',
    loading: 'Loading the preview…',
    /** The words in brackets are replaced by the name of the field. */
    mustBeCorrected: '[This field] has to be corrected before the preview can show it.',
    hint: 'Click a text and type. Click a picture to change it, or the last line of an event to turn its card.',
    ofVersion: 'Preview of this version',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Edit: ${label}`,
    changePicture: (label: string) => `Change the picture: ${label}`,
    inForm: 'In the form',
    comesFrom: (label: string) => `Comes from: ${label}`,
    computed: 'The page writes these words itself',
    missing: (language: string) => `Not written in ${language} yet`,
    example: 'Still the words of the example',
    done: 'Done',
  },

  conflict: {
    title: (section: string) => `“${section}” was changed on two devices`,
    savedAt: (device: string, moment: string) => `${device} saved its changes ${moment}.`,
    saved: 'Another device saved changes to it.',
    otherDevice: 'Another device',
    differences:
      'Your changes are not saved yet. These are the differences, from the other version to yours:',
    keepMine: 'Keep mine',
    useOther: 'Use the other version',
  },

  changes: {
    list: 'Changes',
    added: 'Added',
    removed: 'Removed',
    /** The words in brackets are replaced by the content. */
    addedWhat: 'Added: [content]',
    removedWhat: 'Removed: [content]',
    moved: (from: string, to: string) => `Moved from position ${from} to ${to}`,
    andMore: (count: number) => `and ${formatNumber(count)} more`,
  },

  publishing: {
    problems: (count: number) =>
      plural(
        count,
        '# thing needs to be corrected before your guests can see the changes.',
        '# things need to be corrected before your guests can see the changes.',
      ),
    savingLast: 'Your last change is being saved…',
    notSaved: 'Your last changes are not saved yet. Publishing continues when they are.',
    comparing: 'Comparing…',
    nothingNew: 'Your guests already see everything as it is here.',
    first: 'This will be on the page that your guests see:',
    changes: (count: number) =>
      plural(count, '# change since the last version:', '# changes since the last version:'),
    sameAsFiles:
      'Nothing has changed. Once you publish, guests see this version instead of the files in content/.',
    summary: 'On your page',
    note: 'Note',
    noteHint: 'For the two of you, in the history · optional',
    now: 'Publish now',
    anyway: 'Publish anyway',
    publishing: 'Publishing…',
    notPublished: 'Not published',
    wait: 'New pictures need some seconds each. You can wait here.',
    missing: 'Missing translations',
    missingIn: (count: number, language: string, first: string) =>
      plural(
        count,
        `# text is missing in ${language}: guests read it in ${first}.`,
        `# texts are missing in ${language}: guests read them in ${first}.`,
      ),
    write: 'Write it',
    writeIn: (language: string) => `Write it in ${language}`,
    writeFirst: 'Write the first one',
    writeFirstIn: (language: string) => `Write the first one in ${language}`,
    askAnyway: 'Publish anyway?',
    passedDates: 'Dates in the past. You can publish them as they are:',
    missingEnds: 'Events without an end. Calendars then show only when they start:',
    lookingForPictures: 'Looking for new pictures…',
    preparingPictures: (done: number, total: number) =>
      `Preparing pictures: ${formatNumber(done)} of ${formatNumber(total)}`,
    writingPages: 'Writing the pages…',
    done: 'Published. Your guests see it from now on, without waiting.',
    open: 'Open the website',
    seenNow: 'What your guests see now',
    /** The words in brackets are links. */
    nextSteps: 'Next steps',
    tryPhone: 'Look at it once on your phone, as most guests do.',
    addGuestList: '[Add your guest list] to see who has not replied yet.',
    printQrCode: '[Print the QR code] on the invitation.',
    bringBack: 'Something wrong? [History] brings any earlier version back.',
    close: 'Done',
  },

  versions: {
    list: 'Versions',
    none: 'Nothing has been published here yet. Your guests see the website that came with the installation.',
    current: 'Your guests see this one',
    sameAsBefore: 'The same as the version before.',
    restore: 'Restore into the draft',
    restoreTitle: 'Replace your unpublished changes?',
    restoreWarning:
      'The draft has changes that are not published. This version replaces them, and they cannot be brought back.',
    confirmRestore: 'Replace them',
    keepChanges: 'Keep my changes',
    restored: 'Restored into the draft',
    publishToShow: 'Your guests see it after you publish it.',
    isPublished: 'It is the version that your guests see.',
    notRestored: 'Not restored',
  },

  links: {
    about:
      'With a preview link, your partner or a friend sees the draft before it is published, without a password. Nobody can change anything with it.',
    list: 'Preview links',
    created: (moment: string) => `Created ${moment}`,
    revokeWhat: (moment: string) => `Revoke the link of ${moment}`,
    notCreated: 'No link was created',
    /** For somebody who opens a preview link. */
    incomplete: 'This website is being written and cannot be shown yet. Try again later.',
    expired: 'This preview link has expired. Please ask for a new one.',
  },

  errors: {
    noSection: 'The website has no such section.',
    nothingChanged: 'Nothing has changed.',
    tooMuch: 'This is more than the website can show.',
    noteNoText: 'A note is a text.',
    noteEmpty: 'The note is empty.',
    noteTooLong: (max: number) => `Use at most ${formatNumber(max)} characters.`,
    noPicture: 'There is no picture in this request.',
    picturesFull: (megabytes: number) =>
      `All pictures together may have ${formatNumber(megabytes)} MB. Delete some that the website does not use.`,
    incomplete: 'The picture did not arrive completely. Please try again.',
    exhausted:
      'This picture takes too much time or memory to read. Save it as JPEG with fewer pixels, and try again.',
    drawing: 'SVG drawings cannot be uploaded. Save the drawing as PNG, and try again.',
    unknownFormat: 'This file is not a JPEG, PNG, WebP, AVIF or HEIC picture.',
    damaged:
      'This picture is damaged or incomplete. Open it on your device, save it again, and try again.',
    tooManyPixels: (width: number, height: number) =>
      `This picture has ${formatNumber(width)} × ${formatNumber(height)} pixels, which is too many. Save it smaller, and try again.`,
  },
};
