import { randomUUID } from 'node:crypto';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { EmailLog } from '../../domain/emails/email-log.ts';
import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import type { RsvpQuestion, Wedding } from '../../domain/wedding/wedding.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database, Queries, Statement } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { createEmailComposer, findContactAddress } from './compose-email.ts';
import {
  createEmailSite,
  type Email,
  type EmailSettings,
  type EmailSite,
  type SentReply,
  writeToCouple,
} from './email.ts';
import { readEmailLog } from './email-log.ts';
import { createMailServer, NO_MAIL_SERVER, type SendResult } from './mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { startDueMailings } from './mailings/mailings.ts';
import { buildMessage } from './message.ts';
import { createReplyEmails } from './outbox.ts';
import { renderHtml } from './render-html.ts';
import { composeNotification, composeReceipt } from './reply-emails.ts';
import { startSender } from './sender.ts';

/** The emails of a site that has a mail server. */
export type Emails = {
  /** Creates the statement that queues the emails about a reply, for the reply's own batch. */
  createReplyEmails(language: LanguageCode | null): Statement;
  /** Starts sending; called after the transaction that queued an email. */
  wake(): void;
  stop(): Promise<void>;
  readLog(queries: Queries): Promise<EmailLog>;
  /** An example email as an HTML page. */
  preview(kind: PreviewKind): Promise<string>;
  /** Sends one email at once, for the couple to look at. */
  sendTest(email: Email, site: EmailSite, to: string): Promise<SendResult>;
  /** Sends an email to the couple at once, in the first language of their website; null without an address of theirs. */
  tellCouple(compose: (site: EmailSite) => Email): Promise<SendResult | null>;
  readonly settings: EmailSettings;
  readonly emailsPerMinute: number;
  /** The address that guests answer to. */
  getReplyAddress(): string;
  /** The couple's own address; null if the settings have none. */
  readonly hostAddress: string | null;
};

const HOUR_MS = 60 * 60_000;
/** To any address that a co-host types, so that a stolen session cannot send spam. */
const TESTS_PER_HOUR = 30;
/** So that somebody who has the password cannot fill the couple's mailbox. */
const NOTICES_PER_HOUR = 10;

type PreviewKind = 'receipt' | 'notification';

/** Starts sending the outbox. */
export function startEmails({
  mail,
  publicUrl,
  getContent,
  database,
  guestData,
  log,
}: EmailSettings & {
  mail: MailSettings;
  database: Database;
  guestData: GuestDataSource;
  log: Log;
}): Emails {
  const kinds =
    mail.notify.length > 0 ? (['receipt', 'notification'] as const) : (['receipt'] as const);
  const settings = { getContent, publicUrl };
  const { emailsPerMinute } = mail;
  const composer = createEmailComposer({ ...settings, mail, guestData });
  const mailServer = mail.sendsNothing ? NO_MAIL_SERVER : createMailServer(mail.smtp);
  const startMailings = (now: Date) =>
    startDueMailings({ database, guestData, settings, emailsPerMinute }, now);
  const sender = startSender({
    database,
    composer,
    mailServer,
    emailsPerMinute,
    startMailings,
    log,
  });
  const canSendTest = createHourlyLimit(TESTS_PER_HOUR);
  const canSendNotice = createHourlyLimit(NOTICES_PER_HOUR);
  const createMessageId = (kind: string) =>
    `<${kind}.${randomUUID()}@${mail.from.slice(mail.from.lastIndexOf('@') + 1)}>`;
  const getReplyAddress = () => findContactAddress(createEmailSite(settings, null).wedding, mail);
  return {
    createReplyEmails: (language) => createReplyEmails(kinds, language),
    wake: sender.wake,
    stop: sender.stop,
    readLog: readEmailLog,
    preview: (kind) =>
      writeToCouple(settings, () => renderPreview(kind, createEmailSite(settings, null))),
    async sendTest(email, { wedding }, to) {
      const now = new Date();
      if (!canSendTest(now)) {
        const error = getMessages('emails').errors.tooManyTests(TESTS_PER_HOUR);
        return { kind: 'rejected', error };
      }
      const test = { ...email, subject: getMessages('emails').testSubject(email.subject) };
      const { from } = mail;
      const messageId = createMessageId('test');
      const options = { wedding, from, to: [to], replyTo: getReplyAddress(), messageId, now };
      return mailServer.send(await buildMessage(test, options), async () => true);
    },
    async tellCouple(compose) {
      const now = new Date();
      const { from, notify } = mail;
      const [replyTo] = notify;
      if (replyTo === undefined || !canSendNotice(now)) return null;
      const site = createEmailSite(settings, null);
      const email = await writeToCouple(settings, () => compose(site));
      const options = { wedding: site.wedding, from, to: notify, replyTo, now };
      const messageId = createMessageId('notice');
      const message = await buildMessage(email, { ...options, messageId });
      return mailServer.send(message, async () => true);
    },
    settings,
    emailsPerMinute,
    getReplyAddress,
    hostAddress: mail.notify[0] ?? null,
  };
}

/** Returns a function that is true at most so many times in an hour. */
function createHourlyLimit(max: number) {
  let times: number[] = [];
  return (now: Date): boolean => {
    times = times.filter((time) => now.getTime() - time < HOUR_MS);
    if (times.length >= max) return false;
    times.push(now.getTime());
    return true;
  };
}

function createExampleReply(wedding: Wedding): SentReply {
  const { events, questions = [] } = getRsvpQuestions(wedding);
  const [ofPeople = [], ofHousehold = []] = [true, false].map((perPerson) =>
    questions.filter((question) => question.perPerson === perPerson),
  );
  const names = [
    { first: 'Anna', last: 'Rossi' },
    { first: 'Marco', last: 'Bianchi' },
  ];
  return {
    people: names.map((name, index) => ({
      ...name,
      attendance: Object.fromEntries(events.map(({ id }) => [id, 'attending' as const])),
      dietary: null,
      answers: createExampleAnswers(ofPeople, { person: index, day: wedding.date }),
    })),
    isPerPerson: false,
    email: 'anna@example.com',
    note: getMessages('emails').notification.exampleNote,
    answers: createExampleAnswers(ofHousehold, { person: 0, day: wedding.date }),
  };
}

/** Each person chooses another one of the choices. */
function createExampleAnswers(
  questions: readonly RsvpQuestion[],
  { person, day }: { person: number; day: string },
) {
  return Object.fromEntries(
    questions.map(({ choices, id, kind }) => {
      const choice = choices[person % choices.length]?.id ?? '';
      const examples = {
        ...{ choice, choices: choice, stay: choice || '…' },
        ...{ 'yes-no': person === 0, text: '…', number: person + 1, phone: '+44 20 7946 0123' },
        ...{ date: day, time: '14:40', 'date-time': `${day}T14:40` },
      };
      return [id, examples[kind]];
    }),
  );
}

function renderPreview(kind: PreviewKind, site: EmailSite): string {
  const reply = createExampleReply(site.wedding);
  const compose = {
    receipt: () => composeReceipt(reply, site, { now: new Date() }),
    notification: () => composeNotification(reply, site, { isFirstReply: true, isWaiting: false }),
  };
  const html = renderHtml(compose[kind](), site.wedding);
  // The preview opens as a page of the dashboard and shows the site's icon.
  return html.replace('<title>', '<link rel="icon" href="/favicon.svg">\n<title>');
}
