import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import { listHouseholdAnswers, listPersonAnswers } from '../../domain/replies/answer-counts.ts';
import { getDietaryNotes } from '../../domain/replies/dietary-notes.ts';
import { attributeTo, formatNames, getPersonName, listNames } from '../../domain/replies/names.ts';
import { formatAnswer } from '../../domain/replies/questions.ts';
import {
  type AnswerValue,
  getAttendance,
  getGuestCount,
  getOwn,
  hasName,
  type Reply,
} from '../../domain/replies/reply.ts';
import { createCalendarEvents, createCalendarFile } from '../../domain/wedding/calendar.ts';
import { EMAIL_MESSAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { RsvpQuestion, Wedding } from '../../domain/wedding/wedding.ts';
import { toDashboardLocale } from '../../domain/wedding/zone-time.ts';
import {
  createEventPart,
  createSiteLink,
  type Email,
  type EmailPart,
  type EmailSite,
  formatFullNames,
  joinNames,
  type SentReply,
  toListLocale,
} from './email.ts';

/**
 * The email that a guest receives for a reply: the stored answers, and how to change them. `code` is that of
 * the personal link with which the guest replied.
 */
export function composeReceipt(
  stored: SentReply,
  site: EmailSite,
  { code = null, now }: { code?: string | null; now: Date },
): Email {
  // With the form, anybody can have a receipt sent to a stranger. A personal link is the couple's own.
  const reply = stored.invitation === undefined ? removeAddresses(stored) : stored;
  const { home, publicUrl, wedding } = site;
  const { rsvp, couple, farewell, language } = wedding;
  const messages = EMAIL_MESSAGES[language];
  const {
    attached,
    byLink,
    orReply,
    preview,
    sorry,
    stored: storedText,
    subject,
  } = messages.receipt;
  const firstNames = listNames(reply).map(({ first }) => first ?? '');
  const names = joinNames(firstNames, language);
  const ids = wedding.celebrate.events.map(({ id }) => id);
  const events = createCalendarEvents(wedding).filter(
    (_, index) => getAttendance(reply, ids[index] ?? '') === 'attending',
  );
  const isAttending = events.length > 0;
  const personalLink = createLink(site, code);
  // Without words of the couple for guests who cannot come.
  const declined = rsvp.thanksDeclined === rsvp.thanks ? sorry : rsvp.thanksDeclined;
  return {
    subject: `${subject} · ${couple.join(' & ')}`,
    preview,
    greeting:
      names === '' ? messages.greetingUnnamed : messages.greeting.replace('{names}', () => names),
    parts: [
      { kind: 'paragraph', text: isAttending ? rsvp.thanks : declined },
      { kind: 'paragraph', text: storedText },
      ...listAnsweredEvents(wedding, reply, language),
      listReplyFacts(wedding, reply, { isAttending, language }),
      ...(isAttending
        ? [
            {
              kind: 'paragraph',
              text: attached[Math.min(events.length, 3) - 1] ?? attached[2],
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: `${personalLink ? byLink : rsvp.footnote} ${orReply}`.trim() },
      ...(personalLink ?? createSiteLink(publicUrl, messages.openForm, home)),
    ],
    closing: farewell,
    calendar: isAttending ? createCalendarFile(events, now) : null,
  };
}

/** Null without a personal link. */
function createLink({ publicUrl, wedding }: EmailSite, code: string | null): EmailPart[] | null {
  if (code === null || publicUrl === null) return null;
  const text = EMAIL_MESSAGES[wedding.language].personalLink;
  return [{ kind: 'link', text, href: createPersonalLink(publicUrl, code) }];
}

/** A web or email address as a mail program would link it: with ://, www., @ or a domain after a dot. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}][.。]\p{L}{2,}/iu;

/** The reply without names that have an address in them, and without the addresses in its other texts. */
function removeAddresses<Reply extends object>(reply: Reply): Reply {
  const text = JSON.stringify(reply, (key, value: unknown) => {
    if (typeof value !== 'string' || key === 'email') return value;
    if (!hasAddress(value)) return value;
    if (key === 'first' || key === 'last') return '';
    return value.replaceAll(/\S+/g, (word) => (hasAddress(word) ? '…' : word));
  });
  return JSON.parse(text) as Reply;
}

function hasAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replaceAll(/\p{DI}/gu, ''));
}

/** The email that tells the couple about a reply, in the language of the dashboard. */
export function composeNotification(
  reply: SentReply,
  { wedding, publicUrl }: EmailSite,
  { isFirstReply, isWaiting }: { isFirstReply: boolean; isWaiting: boolean },
): Email {
  const names = formatFullNames(reply);
  const texts = getMessages('emails').notification;
  const language = getLanguage();
  const [title, text] = isWaiting
    ? [texts.waitingReply, texts.repliedWithoutLink(names)]
    : isFirstReply
      ? [texts.newReply, texts.replied(names)]
      : [texts.changedReply, texts.repliedAgain(names)];
  return {
    subject: `${title} · ${wedding.couple.join(' & ')}`,
    preview: texts.preview,
    greeting: texts.greeting(joinNames(wedding.couple)),
    parts: [
      { kind: 'paragraph', text },
      ...listAnsweredEvents(wedding, reply, language),
      listReplyFacts(wedding, reply, { isAttending: true, language }),
      { kind: 'paragraph', text: texts.writeToThem },
      ...createSiteLink(publicUrl, texts.openDashboard, '/host'),
    ],
    closing: texts.closing,
    calendar: null,
  };
}

/** The email that tells the couple about many replies at once. `replies` are the first of them. */
export function composeBundle(
  replies: readonly SentReply[],
  count: number,
  { wedding, publicUrl }: EmailSite,
): Email {
  const names = replies.map((reply) => formatFullNames(reply));
  const more = count - replies.length;
  const texts = getMessages('emails').notification;
  return {
    subject: `${texts.newReplies(count)} · ${wedding.couple.join(' & ')}`,
    preview: texts.previewOfMany,
    greeting: texts.greeting(joinNames(wedding.couple)),
    parts: [
      { kind: 'paragraph', text: texts.manyCameIn(count) },
      {
        kind: 'paragraph',
        text: [...names, ...(more > 0 ? [texts.andMore(more)] : [])].join('\n'),
      },
      { kind: 'paragraph', text: texts.seeDashboard },
      ...createSiteLink(publicUrl, texts.openDashboard, '/host'),
    ],
    closing: texts.closing,
    calendar: null,
  };
}

/** Each event of the form with the answer, and who comes if not everybody does. */
function listAnsweredEvents(
  { celebrate }: Wedding,
  reply: Reply,
  language: LanguageCode,
): EmailPart[] {
  const { accepted, declined } = EMAIL_MESSAGES[language];
  return celebrate.events.flatMap((event) => {
    const attendance = getAttendance(reply, event.id);
    if (attendance === null) return [];
    const isAttending = attendance === 'attending';
    const text = describePeople(reply, event.id, language) ?? (isAttending ? accepted : declined);
    return createEventPart(event, { isAttending, text });
  });
}

/** As in 'Joyfully accepted: Ada · Regretfully declined: Luca'; null if all give the same answer. */
function describePeople(reply: Reply, event: string, language: LanguageCode): string | null {
  const { accepted, declined } = EMAIL_MESSAGES[language];
  const byAnswer = Map.groupBy(reply.people, ({ attendance }) => getOwn(attendance, event));
  const coming = byAnswer.get('attending') ?? [];
  const absent = byAnswer.get('not-attending') ?? [];
  if (coming.length === 0 || absent.length === 0) return null;
  const join = (people: typeof coming) =>
    formatNames(
      people.map((person) =>
        hasName(person) ? person : { first: getPersonName(reply, person), last: null },
      ),
      toListLocale(language),
    );
  return `${accepted}: ${join(coming)} · ${declined}: ${join(absent)}`;
}

/** The rest of a reply. Of guests who do not come, the caterer needs nothing. */
function listReplyFacts(
  wedding: Wedding,
  reply: SentReply,
  { isAttending, language }: { isAttending: boolean; language: LanguageCode },
): EmailPart {
  const messages = EMAIL_MESSAGES[language];
  const count = { label: messages.guestsCount, value: String(getGuestCount(reply)) };
  const notes = {
    label: messages.dietaryRestrictions,
    value: getDietaryNotes(reply) ?? messages.noRestrictions,
  };
  return {
    kind: 'facts',
    facts: [
      { label: messages.name, value: formatFullNames(reply, language) },
      ...(isAttending ? [count] : []),
      { label: messages.email, value: reply.email },
      ...(isAttending ? [...listAnswers(wedding, reply, language), notes] : []),
    ],
  };
}

/** The answers to the couple's questions: of the household, or one line for each person. */
function listAnswers(wedding: Wedding, reply: Reply, language: LanguageCode) {
  const { celebrate, rsvp } = wedding;
  const { events } = celebrate;
  const locale = language === wedding.language ? wedding.locale : toDashboardLocale(wedding.locale);
  const toText = (question: RsvpQuestion, answer: AnswerValue | undefined) =>
    answer === undefined ? '' : formatAnswer(question, answer, EMAIL_MESSAGES[language], locale);
  return (rsvp.questions ?? []).flatMap((question) => {
    const form = { events, questions: [question] };
    const ofHousehold = listHouseholdAnswers(reply, form).map(({ answer }) =>
      toText(question, answer),
    );
    const ofPeople = reply.people.flatMap((person) =>
      listPersonAnswers(person, form).map(({ answer }) => {
        const text = toText(question, answer);
        return text && attributeTo(person, text, reply);
      }),
    );
    const lines = [...ofHousehold, ...ofPeople].filter(Boolean);
    return lines.length > 0 ? [{ label: question.label, value: lines.join('\n') }] : [];
  });
}
