// What one language has to say: each language's file exports these four.
import type { MailingKind } from '../emails/mailings.ts';
import type { JourneyPart } from '../wedding/rsvp-section.ts';
import type { messages } from './en.ts';

export type Language = {
  /** Its name in the language itself. */
  name: string;
  /** For `Intl`. */
  locale: string;
  /** The letters and marks beyond ASCII that guests type in it. Fonts must contain them. */
  letters: string;
  /** Its names in lower case and without accents, as spreadsheets with guest lists may call it. */
  namesInLists: readonly string[];
  /** The line with the last day for replies. */
  toDeadlineLine: (day: string) => string;
};

/** The same keys as English, with any strings. Messages are data: each of them survives JSON. */
type Translation<Message> = Message extends string
  ? string
  : { readonly [Key in keyof Message]: Translation<Message[Key]> };

/** The guests' pages. */
export type Messages = Translation<typeof messages>;

/** The server's errors are English, so every other language has texts for them. */
export type TranslatedMessages = Messages & {
  readonly rsvpErrors: { readonly serverErrors: ServerErrors };
};

/** A text for each plural form of a language. The placeholder `{count}` decides which is used. */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** The texts for errors of the server, for every language but the server's own. */
export type ServerErrors = {
  /** With the placeholder `{when}`: one of the two below. */
  tooManyReplies: string;
  inSeconds: Plural;
  inAFewSeconds: string;
  busy: string;
  tooLarge: string;
  /** For a reply from a page whose form the couple has changed since. */
  formChanged: string;
  checkAnswers: string;
  maybeStored: string;
  notStored: string;
  /** Follows `notStored`; with the placeholder `{id}`. */
  tellTheCouple: string;
};

/** `questions` is a reminder to guests who replied. */
export type MailingTextName = MailingKind | 'questions';

/** The emails to guests, and the page to unsubscribe. */
export type EmailMessages = {
  /** With the placeholder `{names}`. */
  greeting: string;
  /** Without the guests’ names. */
  greetingUnnamed: string;
  accepted: string;
  declined: string;
  name: string;
  guestsCount: string;
  email: string;
  dietaryRestrictions: string;
  noRestrictions: string;
  openForm: string;
  /** The button with the household's own link. */
  personalLink: string;
  yes: string;
  no: string;
  receipt: {
    subject: string;
    preview: string;
    sorry: string;
    stored: string;
    /** For one event, for two, and for more. */
    attached: readonly [one: string, two: string, more: string];
    /** Instead of the form's footnote, in a reply by personal link. */
    byLink: string;
    orReply: string;
  };
  /**
   * The texts with which the couple begins a mailing, and the button with the link. An announcement has `…`
   * where the couple writes the news.
   */
  askForAddress: string;
  mailings: Record<
    MailingTextName,
    { subject: string; paragraphs: readonly string[]; button: string }
  >;
  scan: string;
  /** Before the link to unsubscribe. */
  noMore: string;
  unsubscribe: string;
  unsubscribePage: { title: string; question: string; done: string; doneText: string };
};

/** Texts that the dashboard writes for the couple. Guests are addressed in the plural, as on the site. */
export type CoupleTexts = {
  invitation: {
    /** A message to be sent by hand, with the placeholders `{names}`, `{link}` and `{couple}`. */
    message: string;
    /** The same for a household that has not replied yet. */
    reminder: string;
    /** On a printed card, above the code, with the placeholder `{host}`. */
    card: string;
  };
  /** Printed for the tables, with a QR code for photographs. */
  tableCard: { title: string; text: string };
  /** On paper: the word before a table's number, and the titles of a poster and of cards. */
  paper: {
    table: string;
    findYourSeat: string;
    thanks: string;
    /** With a QR code. */
    website: { title: string; text: string };
    /** With the QR code of a personal link, and the placeholder `{host}`. */
    saveTheDate: { title: string; text: string; scan: string };
    /** Below the names of the couple, with the placeholder `{names}` on lines of its own. */
    invitation: string;
    /** For those whose names are not known yet. */
    unnamedGuests: Plural;
    menu: string;
  };
  /** Ready questions to each household. */
  journey: Record<JourneyPart, string>;
  /** An announcement on the day, in minutes from five on. */
  movedTimes: Record<'later' | 'earlier', (what: string, time: string, minutes: number) => string>;
  /** What a new page and a new section start with, most of it by the name of the section in the content. */
  newWebsite: {
    celebrate: string;
    wedding: string;
    rsvp: string;
    rsvpText: string;
    thanks: string;
    stay: string;
    travel: string;
    words: string;
    story: string;
    people: string;
    cards: string;
    dress: string;
    video: string;
    livestream: string;
    faq: string;
    registry: string;
    wishes: string;
    afterwards: string;
    /** For screen readers. */
    carousel: string;
  };
};
