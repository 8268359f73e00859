import { GATE_CLOSED } from '../replies/rsvp-closing.ts';
import type { CoupleTexts, EmailMessages, Language, ServerErrors } from './messages.ts';
import { QUESTION_MESSAGES, RSVP_MESSAGES } from './rsvp-messages.ts';

export const details: Language = {
  name: 'English',
  locale: 'en-US',
  letters: '',
  toDeadlineLine: (day) => `RSVP Deadline: ${day}`,
  namesInLists: ['english', 'inglese', 'englisch', 'anglais', 'ingles'],
};

/**
 * The language that defines the keys of all others. The groups `page`, `gate`, `site`, `offline`, `gallery` and
 * `photos` are public, so they must reveal nothing about the wedding; the others are sent behind the gate.
 */
export const messages = {
  /** The texts of the HTML document around the app (publish/html.ts). */
  page: {
    lang: 'en',
    title: 'Welcome',
    description: 'A private wedding website. The password is in your invitation.',
    noScript: 'Please turn on JavaScript in your browser to enter.',
    notFoundTitle: 'Page not found',
  },

  gate: {
    welcome: 'Welcome',
    prompt: 'Please enter the password to view our wedding website',
    enter: 'Enter Website',
    checking: 'Checking...',
    oneMoment: 'One moment, please…',
    /** After the right password. */
    notLoaded:
      'The password is right, but the website did not load. Please check your connection, switch off your ad blocker for this page, and try again.',

    wrongPassword: ['Access Denied', 'Please enter the correct password.'] as const,
    tooManyAttempts: 'Too many attempts',
    retryAfter: {
      one: 'Please wait {count} second, then try again.',
      other: 'Please wait {count} seconds, then try again.',
    },

    /** After a personal link that opens nothing. */
    linkErrors: {
      unknown: [
        'This link does not work',
        'It may have been replaced by a newer one. The password in your invitation opens the website, too; for a new link, please ask us.',
      ] as const,
      tooMany: [
        'Too many attempts',
        'Please wait a few minutes, then open your link again.',
      ] as const,
    },
    granted: ['Welcome!', 'Access granted to the wedding website.'] as const,
    cookieBlocked: [
      'Please allow cookies',
      'The password is correct, but your browser did not store the cookie that gives you access.',
    ] as const,
  },

  site: {
    notFound: 'Oops! Page not found',
    returnHome: 'Return to Home',
    unexpected: 'Unexpected Application Error!',
    reloadPage: 'The page could not be loaded. Please reload it.',

    pageIncomplete: 'Part of this page did not load. You can keep reading and typing.',
    tryAgain: 'Try again',

    /** The title and the text for each way in which a request can fail. */
    networkErrors: {
      offline: [
        'No connection',
        'We could not reach the website. Please check your connection and try again.',
      ],
      timeout: ['No answer', 'The website took too long to answer. Please try again.'],
      unexpected: [
        'Something went wrong',
        'The website gave an unexpected answer. Please try again in a moment.',
      ],
    } as const,

    /** Screen reader labels: for a toast, its close button and the list of toasts. */
    toastLabels: { toast: 'Message', close: 'Dismiss', list: 'Messages ({hotkey})' },
    /** Pictures one after the other. */
    pictures: {
      previous: 'Previous picture',
      next: 'Next picture',
      position: '{index} of {count}',
      close: 'Close',
    },
  },

  offline: {
    pageUpdated: 'This page has been updated.',
    reload: 'Reload',
    later: 'Later',

    notForgotten: 'Device not forgotten',
    stillHasAccess: 'This device still has access.',
  },

  /** The page of the guests’ photographs (site/photos). Public like the gate: it reveals nothing about the wedding. */
  photos: {
    /** At the top of the wedding page. */
    link: 'Add your photographs',
    /** The same after the last event. */
    linkAfterwards: 'See the photographs and add yours',
    title: 'Photographs',
    back: 'Back to the wedding',
    languages: 'Languages',
    prompt: 'Please enter the password of our wedding to see photographs and to add yours',
    enter: 'Enter',
    full: 'Our album is full at the moment. Please keep your photographs and try again later.',
    closed: 'No photographs can be added at the moment.',
    nothingYet: 'No photographs yet',
    beFirst: 'The first ones could be yours.',
    /** With the placeholder `{time}`. */
    revealAt: 'All photographs will be shown here from {time}.',
    choose: 'Choose photographs',
    takeOne: 'Take one now',
    drop: 'Or drop them anywhere on this page.',
    name: 'Your name (optional)',
    addingAs: 'You are adding as {name}.',
    changeName: 'Change',
    event: 'Where you took them (optional)',
    noEvent: 'None of these',
    /** Before one of the next three. */
    originals:
      'We receive your originals, with the place and time in them; other guests only ever see copies without the place.',
    modes: {
      collect: 'Only we can see what you add.',
      approve: 'Other guests see what you add after we have looked at it.',
      show: 'Other guests see what you add.',
    },
    sending: {
      one: '{count} photograph is being sent.',
      other: '{count} photographs are being sent.',
    },
    progress: '{count} of {total} sent.',
    progressLabel: 'Progress',
    isKept: 'If you close this page, the rest is sent when you open it again.',
    pause: 'Pause',
    resume: 'Continue',
    paused: 'Sending is paused.',
    waiting: 'No connection. Sending continues by itself.',
    thanks: {
      one: 'Your photograph has arrived. Thank you!',
      other: 'All {count} photographs have arrived. Thank you!',
    },
    yours: 'Your photographs',
    takeBack: 'Take back',
    takeBackQuestion: 'Take it back?',
    keep: 'Keep',
    remove: 'Remove',
    /** At a photograph that is not accepted. `{limit}` is in megabytes. */
    rejections: {
      exists: 'It is in our album already.',
      full: 'Our album is full.',
      closed: 'Our album is closed.',
      'too-large': 'It is larger than {limit} MB.',
      'wrong-kind': 'This is neither a photograph nor an MP4 or MOV video.',
      damaged: 'It was damaged on the way.',
      'no-access': 'Please enter the password again.',
      unreadable: 'Your device cannot read this file.',
      failed: 'It could not be sent.',
    },
    /** After a table link that opens nothing. */
    linkErrors: {
      ended: [
        'This code no longer works',
        'The password in your invitation opens this page, too. Otherwise please ask us for a new code.',
      ] as const,
      tooMany: [
        'Too many attempts',
        'Please wait a few minutes, then scan the code again.',
      ] as const,
    },
  },

  /** A page of its own (publish/statements.ts): parts with a heading and a text. `{forget}` is `wedding.forgetDevice`. */
  statements: {
    privacy: 'Privacy',
    privacyParts: [
      [
        'What is stored',
        'Your reply: the names, the email address, the answers and the message that you send, and when you sent them. If you have a personal link, also what the couple has written about you on the guest list, such as names and a postal address, and when the link was first opened.',
      ],
      [
        'Where',
        'In the database of this website, on a server that the couple has chosen, and in backups of it. A cookie remembers that you have entered. Your browser keeps a copy of the page, to show it without a connection, and the words that you have not sent yet. There is no advertising, and your visits are not tracked.',
      ],
      [
        'Who sees it',
        'The couple and those who help them with the website. Caterers and planners see the lists that the couple gives them. Emails to you are sent by the couple’s email provider.',
      ],
      ['How long', 'Until the couple deletes it. Backups can contain it for some time after that.'],
      [
        'What you can do',
        'You can change your reply, as the form says. Ask the couple for a copy of everything that is stored about you, or to delete it. To remove it from this device, choose “{forget}” at the end of the page.',
      ],
    ] as const,
    accessibility: 'Accessibility',
    accessibilityParts: [
      [
        'For everybody',
        'This website is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It can be used with a keyboard, with a screen reader, with large text, with high contrast and without motion.',
      ],
      [
        'Known limits',
        'The couple writes the texts and chooses the pictures, so a picture may lack a good description. The routes on a map are also written beside it.',
      ],
      [
        'If something does not work for you',
        'Please tell the couple. They can also enter your reply for you.',
      ],
    ] as const,
  },

  /** The gallery and the slideshow of the guests’ photographs (site/photos). */
  gallery: {
    all: 'All',
    events: 'Show photographs of',
    photograph: 'Photograph {index} of {count}',
    video: 'Video {index} of {count}',
    by: 'by {name}',
    showNew: 'Show new photographs',
    notLoaded: 'Some photographs could not be loaded.',
    notReady: 'This photograph will be ready in a moment.',
    cannotPlay: 'Your browser cannot play this video. You can download it.',
    download: 'Download',
    notDone: 'That did not work. Please check your connection and try again.',
    slideshow: 'Slideshow',
    fullScreen: 'Full screen',
    waiting: 'The first photographs will appear here.',
  },

  /** The interface texts of the wedding page; the content has the others. */
  wedding: {
    skip: 'Skip to the wedding details',
    onThisPage: 'On this page',
    /** The accessible name of the bar that appears when the page scrolls up. */
    sections: 'Sections',
    /** On the printed page, above its address. */
    replyBy: 'Kindly reply by {date}',
    /** The links of the hero, by section id. */
    navigation: {
      celebrate: 'Celebrate',
      stay: 'Stay',
      travel: 'Travel',
      faq: 'Questions',
      rsvp: 'RSVP',
    },

    details: 'Click for more details',
    flipBack: 'Click to flip back',
    closeDetails: 'Click to close the details',
    timeline: 'Timeline',
    attire: 'Attire',
    address: 'Address',
    addToCalendar: 'Add to calendar',
    calendarFile: 'Calendar file',
    newTab: '(opens in a new tab)',
    visitWebsite: 'Visit website',
    priceBand: 'Price level {index} of {count}',

    /** On the days of the wedding, at the top of the page. */
    weekend: { now: 'Now', next: 'Next', planned: 'As planned, in local time' },

    mapHint: 'Choose a route to follow it.',

    photos: 'Photos of the couple',
    carousel: 'carousel',
    slide: 'slide',
    enlarge: 'Enlarge: {alt}',

    /** While there is no connection. */
    offline:
      'You are offline. You can keep reading, and what you type stays here until you can send it. Links to other websites need a connection.',
    statements: 'Privacy and accessibility',
    forgetDevice: 'Forget this device',
    forgetDeviceWarning:
      'This deletes everything that the website has stored on this device: the page, its pictures, and a reply that you have not sent. You will need the password to come back.',
    confirmForget: 'Yes, forget it',
  },

  rsvp: {
    /** In the form's place, if all events are only for guests who are invited to them. */
    byLink: 'Please reply with your personal link. It is in your invitation.',
    /** The legends of the form's groups. */
    you: 'You',
    yourGuest: 'Your guest',
    guest: 'Guest {number}',
    firstName: 'First name',
    lastName: 'Last name',
    guestTwoFirstName: 'Guest two: first name (optional)',
    guestTwoLastName: 'Guest two: last name (optional)',
    /** For a guest beyond two, `{number}`. */
    guestFirstName: 'Guest {number}: first name (optional)',
    guestLastName: 'Guest {number}: last name (optional)',
    /** The visible labels of the two above, below the legend of their group. */
    optionalFirstName: 'First name (optional)',
    optionalLastName: 'Last name (optional)',
    email: 'Email',
    attending: 'Joyfully accept',
    notAttending: 'Regretfully decline',
    guestsCount: 'Number of guests',
    fewerGuests: 'One guest fewer',
    moreGuests: 'One guest more',
    /** While a second guest is named, and the number of guests is 1. */
    twoNames: 'You named two guests, but the number is 1.',
    countTwo: 'Make it 2',
    /** After the second guest got a name: the number was 1, and the guest had not changed it. */
    countedTwo: 'Changed to 2',
    undo: 'undo',
    dietaryRestrictions: 'Dietary restrictions (optional)',
    dietaryHint: 'Allergies and preferences of each guest.',
    submit: 'Submit RSVP',
    submitting: 'Submitting...',
    /** For one event, for two and for more. */
    addToCalendar: [
      'Add the event to your calendar',
      'Add both events to your calendar',
      'Add all events to your calendar',
    ] as const,

    /** The card with the reply that was sent. */
    yourReply: 'Your reply',
    /** If the content has no words of its own for guests who cannot come. */
    declined: 'We will miss you. Thank you for letting us know.',
    dietaryNotes: 'Dietary restrictions',
    changeReply: 'Change my reply',
    /** Above the form while it holds the reply of the card. */
    changing: 'Change your reply',
    keepReply: 'Keep my reply as it was',
    /** The button that shows the form again. */
    replyForOther: 'Replying for someone else?',

    submitted: 'RSVP Submitted!',
    failed: 'Submission failed',
    /** Followed by one of the `networkErrors`. */
    replyMayNotBeSent: 'Your reply may not have been sent.',
    /** When the connection is back after a reply that could not be sent. */
    unsent: 'You are connected again. Your reply has not been sent.',
    sendNow: 'Send it now',
    gateClosed: GATE_CLOSED,
  },

  /** For guests who opened their personal link: loaded with its form only. */
  personal: {
    greeting: 'Dear {names}',
    /** In the greeting, guests whose names are not known yet. */
    unnamedGuests: { one: 'guest', other: 'guests' },
    notYou: 'Not you?',
    forgotten: [
      'Link removed',
      'This device shows the form for everybody again. The link in your invitation still works.',
    ] as const,
    notForgotten: 'Link not removed',

    willYouCome: 'Will you be joining us?',
    /** For one guest and for more. */
    allCome: { one: 'I’ll be there', other: 'We’ll all be there' },
    noneCome: { one: 'I can’t come', other: 'None of us can come' },
    room: { one: 'There is room for one of you.', other: 'There is room for {count} of you.' },
    tooMany: 'That is more guests than there is room for. Please choose who comes',
    accepts: 'Accepts',
    declines: 'Declines',
    child: 'Child',
    guestOf: 'Guest of {name}',
    /** At the answer of a guest without a name who comes, while everybody else of the household declines. */
    withoutYou: 'Your guest would come without you. Is that right?',
    nameLater: 'You can also tell us the name later.',
    addGuest: 'Add a guest',
    removeGuest: 'Remove this guest',

    repliedOn: 'You replied on {date}',
    /** The household’s calendar feed, below its reply. */
    calendar: {
      subscribe: 'Subscribe in your calendar',
      subscribeGoogle: 'Subscribe in Google Calendar',
      hint: 'A subscription follows every change of the times by itself. Google looks for changes twice a day at best, so the calendar files stay here, too.',
    },

    /** For a household that is invited to no event on the form. */
    noEvents:
      'There is nothing for you to answer here yet. If you expected an invitation, please ask us.',
    revoked:
      'Your personal link does not work any more. You can reply here all the same, or ask us for a new link.',
    notSentRevoked:
      'Your reply was not sent: your personal link does not work any more. Please reload the page and reply there, or ask us for a new link.',
    /** If another tab has opened the link of another household. */
    notSentOther:
      'Your reply was not sent: another personal link was opened in this browser. Please open your own link again in another tab, then send your reply from here. What you wrote is still here.',
    /** If the form began with an older reply, perhaps on another phone. */
    notSentNewer:
      'Your reply was not sent yet: somebody has replied for your household in the meantime. What you wrote is still here.',
    showNewer: 'Show that reply',
    sendMine: 'Send mine instead',
    ready: 'Your personal form is ready.',
    openForm: 'Open it',
    /** Where the household gets its post, if the couple asks for it. */
    address: {
      heading: 'Where may we write to you?',
      text: 'We would love to send you something by post. Please tell us your address; only we will see it.',
      label: 'Postal address',
      hint: 'Street, town and country, without names: the envelope will say “{name}”.',
      missing: 'Please enter your address',
      send: 'Send address',
      sent: ['Address received', 'Thank you! This is where we will write to you.'] as const,
      known: 'We already have an address for you.',
      change: 'Change the address',
      keep: 'Keep the address as it was',
      mayNotBeSent: 'Your address may not have been sent.',
      unsent: 'You are connected again. Your address has not been sent.',
      notSentRevoked:
        'Your address was not sent: your personal link does not work any more. Please ask us for a new link.',
      notSentOther:
        'Your address was not sent: another personal link was opened in this browser. Please open your own link again in another tab, then send your address from here. What you wrote is still here.',
    },
  },

  /** For households that leave a wish: loaded with the section for wishes only. */
  wishes: {
    label: 'Your wish',
    hint: 'Only we read it, unless you tick the box.',
    isPublic: 'Other guests may read it on this page, if we show it',
    send: 'Send wish',
    sent: ['Wish received', 'Thank you! It will stay with us.'] as const,
    takenBack: ['Wish taken back', 'It is deleted.'] as const,
    change: 'Change the wish',
    keep: 'Keep the wish as it was',
    mayNotBeSent: 'Your wish may not have been sent.',
    unsent: 'You are connected again. Your wish has not been sent.',
    notSentRevoked:
      'Your wish was not sent: your personal link does not work any more. Please ask us for a new link.',
    notSentOther:
      'Your wish was not sent: another personal link was opened in this browser. Please open your own link again in another tab, then send your wish from here. What you wrote is still here.',
    empty: 'Please write something first.',
    notSentNewer:
      'Your wish was not sent yet: somebody from your household has sent this one in the meantime. What you wrote is still here.',
    keepNewer: 'Keep that wish',
    sendMine: 'Send mine instead',
  },

  /** For a section with a video: sent only with a wedding that has one. */
  video: {
    play: 'Play the video',
    notLoaded: 'The video could not be loaded. It needs an internet connection.',
    notPlayable: 'This browser cannot play the video.',
    save: 'Save the video',
  },

  /** For a section with a livestream: sent only with a wedding that has one. */
  livestream: {
    /** With the day and the time at the place of the wedding. */
    before: 'The livestream begins on {day} at {time}, the time at the wedding.',
    /** The same moment in the time of the device, if that is another one. */
    ownTime: 'That is {time} where you are.',
    live: 'We are live.',
    over: 'The livestream has ended.',
    watch: 'Watch the livestream',
    recording: 'Watch the recording',
    elsewhere: 'It opens on another website: {website}',
  },

  /** For the couple's own questions on the form: sent only with a wedding that has some. */
  questions: {
    yes: 'Yes',
    no: 'No',
    /** The label of a question that needs no answer. */
    optional: '{question} (optional)',
    /** The button that unselects the choice. */
    clear: 'Clear answer',
    /** Questions that the household can still answer after its reply. */
    later: {
      heading: 'A few more questions',
      send: 'Send answers',
      change: 'Change these answers',
      sent: ['Thank you!', 'Your answers have reached us.'] as const,
    },
    /** Below a field for a time. */
    localTime: 'Local time at the wedding',
    /** With the placeholder `{date}`: the last day for the answer to one question. */
    until: 'Please answer by {date}',
    /** The last choice beside the hotels, and the field that it opens. */
    otherPlace: 'Another place',
    whichPlace: 'Which place?',
    errors: QUESTION_MESSAGES,
    /** At one text, if all answers together are too long. */
    tooLongTogether: 'Your answers are too long altogether. Please shorten this one',
  },

  rsvpErrors: {
    fieldErrors: RSVP_MESSAGES,

    unexpected: 'Unexpected error. Please try again.',
    notConfigured: [
      'RSVP not configured',
      'The Supabase URL and public anonymous key are missing. Please finish the setup.',
    ] as const,

    // The specification's texts.
    notSetUp: 'RSVP service not set up yet. Please try again later.',
    permissionDenied: 'Permission denied. Please try again later.',

    /** None: the server's own messages are in English. */
    serverErrors: null as ServerErrors | null,
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Dear {names},',
  greetingUnnamed: 'Hello,',
  accepted: 'Joyfully accepted',
  declined: 'Regretfully declined',
  name: 'Name',
  guestsCount: 'Number of guests',
  email: 'Email',
  dietaryRestrictions: 'Dietary restrictions',
  noRestrictions: 'None',
  openForm: 'Open the RSVP form',
  personalLink: 'Open your invitation',
  yes: 'Yes',
  no: 'No',
  receipt: {
    subject: 'We have your reply',
    preview: 'What we have written down, and how to change it.',
    sorry:
      'Thank you for letting us know. We are sorry that you cannot be there, and will raise a glass to you.',
    stored: 'This is what we have written down:',
    attached: [
      'The event is attached as a calendar file: open it to add it to your calendar.',
      'Both events are attached as a calendar file: open it to add them to your calendar.',
      'All events are attached as a calendar file: open it to add them to your calendar.',
    ],
    byLink: 'Plans change: open your invitation to change your reply.',
    orReply: 'Or simply reply to this email.',
  },
  /** In a save-the-date, if the couple asks for addresses. */
  askForAddress:
    'Where may we send your invitation? Your personal page has a short form for your address.',
  mailings: {
    'save-the-date': {
      subject: 'Save the date: {couple}, {date}',
      paragraphs: [
        'Dear {names},',
        'We are getting married, and we so hope that you will be there. Please keep this day free for us:',
        '{date}\n{place}',
        'Your invitation will follow. Until then, you will find a first glimpse on our website.',
        '{link}',
      ],
      button: 'Visit our website',
    },
    invitation: {
      subject: 'You are invited to our wedding · {couple}',
      paragraphs: [
        'Dear {names},',
        'Nothing would make us happier than to celebrate our wedding with you.',
        '{events}',
        'You will find everything about the day on our website, together with the form for your reply. Please let us know by {deadline} whether you will be with us.',
        '{link}',
      ],
      button: 'Reply to the invitation',
    },
    reminder: {
      subject: 'Will you be with us? · {couple}',
      paragraphs: [
        'Dear {names},',
        'We have not heard from you yet, and would so love to know whether you will be with us:',
        '{events}',
        'Please reply by {deadline}. A line on our website is all it takes, even if you cannot come; or simply reply to this email.',
        '{link}',
        'If your reply and this email have crossed on the way, please forgive us.',
      ],
      button: 'Open the RSVP form',
    },
    questions: {
      subject: 'A few more questions for you · {couple}',
      paragraphs: [
        'Dear {names},',
        'We are so glad that you will be with us. To plan everything well, we still need a few answers from you.',
        'They take a minute on our website; or simply reply to this email.',
        '{link}',
        'If your answers and this email have crossed on the way, please forgive us.',
      ],
      button: 'Answer the questions',
    },
    announcement: {
      subject: 'News about our wedding · {couple}',
      paragraphs: [
        'Dear {names},',
        'There is something that you should know before our wedding:',
        '…',
        'All the details are on our website. If anything is unclear, simply reply to this email.',
        '{link}',
        'We cannot wait to see you.',
      ],
      button: 'Visit our website',
    },
  },
  scan: 'Or scan this code: it opens your invitation on your phone.',
  noMore: 'Would you rather not receive emails about our wedding?',
  unsubscribe: 'Unsubscribe',
  unsubscribePage: {
    title: 'Emails about the wedding',
    question: 'Would you rather not receive any more emails about the wedding?',
    done: 'You are unsubscribed',
    doneText:
      'You will receive no more emails about the wedding. If that was a mistake, just tell the couple.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Dear {names},\n\nHere is your invitation to our wedding. The link is yours alone and needs no password:\n{link}\n\nWith love,\n{couple}',
    reminder:
      'Dear {names},\n\nWe have not heard from you yet, and would love to know whether you will be at our wedding. You can reply here, without a password, even if you cannot come:\n{link}\n\nWith love,\n{couple}',
    card: 'Scan to reply, or enter this code at {host}',
  },
  tableCard: {
    title: 'Your photographs, please',
    text: 'Scan the code and choose your photographs and videos of the day. No app, no account.',
  },
  paper: {
    table: 'Table',
    findYourSeat: 'Find your seat',
    thanks: 'Thank you',
    website: {
      title: 'Our website',
      text: 'Scan the code for everything about our wedding. The password is in your invitation.',
    },
    saveTheDate: {
      title: 'Save the date',
      text: 'Please keep this day free. Your invitation will follow.',
      scan: 'Scan for our website, or enter this code at {host}',
    },
    invitation: 'invite {names} to celebrate their wedding with them',
    unnamedGuests: { one: 'guest', other: 'guests' },
    menu: 'Menu',
  },
  journey: {
    arrival: 'When do you arrive?',
    'arrival-number': 'Which flight or train do you arrive on?',
    departure: 'When do you leave?',
    'departure-number': 'Which flight or train do you leave on?',
    stay: 'Where are you staying?',
    seat: 'Would you like seats in our transfer?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `New planned time for ${what}: ${time}, ${minutes} minutes later. Everything after it moves too.`,
    earlier: (what, time, minutes) =>
      `New planned time for ${what}: ${time}, ${minutes} minutes earlier. Everything after it moves too.`,
  },
  newWebsite: {
    celebrate: 'Celebrate With Us',
    wedding: 'The Wedding',
    rsvp: 'RSVP',
    rsvpText: 'Please let us know if you will be joining us.',
    thanks: 'Thank you! Your reply has reached us.',
    stay: 'Where to Stay',
    travel: 'Getting There',
    words: 'A Few Words',
    story: 'Our Story',
    people: 'Our Wedding Party',
    cards: 'Things to Do',
    dress: 'What to Wear',
    video: 'Our Film',
    livestream: 'Watch With Us',
    faq: 'Frequently Asked Questions',
    registry: 'Gifts',
    wishes: 'Your Wishes for Us',
    afterwards: 'Thank You for Celebrating With Us',
    carousel: 'Pictures',
  },
};
