import * as z from 'zod/mini';
import { localTimeSchema } from '../announcements/announcement-api.ts';
import { getMessages } from '../dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS } from '../guest-list/guest-list.ts';
import { languageSchema, tagSchema } from '../guest-list/guest-list-schema.ts';
import { eventId, MANY_LINES, rules, text } from '../replies/rsvp.ts';
import { LANGUAGES, type LanguageCode } from '../wedding/languages.ts';

/** An email that the couple writes to many guests. */
export const MAILING_KINDS = ['save-the-date', 'invitation', 'reminder', 'announcement'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/** Replaced by the household's values, as in `{names}`. */
export const PLACEHOLDERS = [
  'names',
  'link',
  'deadline',
  'couple',
  'date',
  'place',
  'events',
] as const;

export const MAILING_LIMITS = { subject: 200, body: 10_000 } as const;

const questionsSchema = z.array(eventId).check(z.minLength(1), z.maxLength(20));

const filterSchema = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('all') }),
  z.strictObject({ who: z.literal('no-reply') }),
  z.strictObject({ who: z.literal('attending'), event: eventId }),
  z.strictObject({ who: z.literal('invited'), event: eventId }),
  z.strictObject({ who: z.literal('tag'), tag: tagSchema }),
  /** Households that replied, and have not answered one of the questions. */
  z.strictObject({ who: z.literal('unanswered'), questions: questionsSchema }),
]);
/** With any other filter than `unanswered`, reminders go only to households without a reply. */
export type RecipientFilter = z.infer<typeof filterSchema>;

const textSchema = z.strictObject({
  subject: text(MAILING_LIMITS.subject),
  body: text(MAILING_LIMITS.body, MANY_LINES),
});
/** In a body, an empty line begins a paragraph. */
export type MailingText = z.infer<typeof textSchema>;

/** The limit of both databases, in characters of the JSON. Only `except` can reach it. */
const MAX_MESSAGE_LENGTH = 200_000;
const tooManyLeftOut = () => getMessages('emails').errors.tooManyLeftOut;

const messageSchema = z
  .strictObject({
    texts: z.partialRecord(z.enum(LANGUAGES), textSchema),
    filter: filterSchema,
    /** Addresses that the couple left out, in lower case. */
    except: z
      .array(z.string().check(z.maxLength(320)))
      .check(z.maxLength(GUEST_LIST_LIMITS.rows, { error: tooManyLeftOut })),
  })
  .check(
    z.refine((message) => [...JSON.stringify(message)].length <= MAX_MESSAGE_LENGTH, {
      error: tooManyLeftOut,
      path: ['except'],
    }),
  );
export type MailingMessage = z.infer<typeof messageSchema>;

export type MailingState = 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent';

export type Mailing = {
  id: number;
  kind: MailingKind;
  /** Changes with every edit. A request to change the mailing names the version it is based on. */
  version: number;
  state: MailingState;
  message: MailingMessage;
  createdAt: string;
  /** When it begins; null for a draft. */
  sendAt: string | null;
  /** For a reminder whose time follows the deadline. */
  daysBeforeDeadline: number | null;
  startedAt: string | null;
  counts: MailingCounts;
};

export type MailingCounts = { sent: number; waiting: number; failed: number };

/** Everybody with one email address. */
export type MailingRecipient = {
  /** In lower case. */
  address: string;
  name: string;
  language: LanguageCode;
  /** Why they get no email; null for those who do. `earlier`: they already have this mailing. */
  omitted: 'left-out' | 'unsubscribed' | 'reminded' | 'earlier' | null;
};

export type MailingDelivery = {
  /** The email's id. */
  id: number;
  address: string;
  /** The address if no household has it any more. */
  name: string;
  state: 'waiting' | 'sent' | 'failed' | 'stopped';
  at: string;
  error: string | null;
};

export type MailingDetails = {
  mailing: Mailing;
  /** The households that it would go to now. */
  recipients: MailingRecipient[];
  /** Changes with the addresses that get an email. A request to send it now names the version that was seen. */
  recipientsVersion: string;
  /** Names of selected households without an email address. */
  withoutAddress: string[];
  deliveries: MailingDelivery[];
};

export type UnsubscribedAddress = { id: number; address: string; name: string; at: string };

/** `GET /mailings`; null on a site that sends no emails. */
export type MailingsResponse = { overview: MailingsOverview | null };

export type MailingsOverview = {
  /** Why nothing can be sent, as a sentence; null when it can. */
  problem: string | null;
  /** Guests still see the example, and emails have its names and dates. */
  isDemo: boolean;
  /** A sentence; null until the deadline for replies. */
  passedDeadline: string | null;
  /** Newest first. */
  mailings: Mailing[];
  unsubscribed: UnsubscribedAddress[];
  languages: LanguageCode[];
  tags: string[];
  /** The wedding's: times are chosen and shown in it. */
  timeZone: string;
  /** The address that guests answer to. */
  replyTo: string;
  emailsPerMinute: number;
  /** Where a test email goes unless the couple names another address. */
  testAddress: string | null;
};

/** `POST /mailings`: a draft with the default texts, or a reminder to those who have not answered some questions. */
export const createMailingSchema = z.union([
  z.strictObject({ kind: z.enum(MAILING_KINDS) }),
  z.strictObject({ kind: z.literal('reminder'), questions: questionsSchema }),
]);
export type NewMailing = z.infer<typeof createMailingSchema>;
/** `PUT /mailings/:id`: changes a draft. 409 with the current one after another's change. */
export const saveMailingSchema = z.strictObject({ version: z.int(), message: messageSchema });
/** `POST /mailings/:id/preview`: as one household gets it, or in a language with an example's names. */
export const previewMailingSchema = z.strictObject({
  message: messageSchema,
  address: z.nullable(z.string().check(z.maxLength(320))),
  language: languageSchema,
});
export type MailingPreview = { subject: string; html: string; text: string };
/** `POST /mailings/:id/test`: sends the saved draft to one address of the couple. */
export const testMailingSchema = z.strictObject({
  to: rules.email,
  address: z.nullable(z.string().check(z.maxLength(320))),
  language: languageSchema,
});
const recipientsVersion = z.string().check(z.maxLength(100));
/**
 * `POST /mailings/:id/send`: now if both times are null, then 409 after a change of the recipients. The recipients
 * of a later time are decided then.
 */
export const sendMailingSchema = z.strictObject({
  version: z.int(),
  recipientsVersion,
  at: z.nullable(localTimeSchema),
  daysBeforeDeadline: z.nullable(z.int().check(z.gte(0), z.lte(365))),
});
/** `POST /mailings/:id/more`: 409 after a change of the recipients. */
export const sendMoreSchema = z.strictObject({ recipientsVersion });
