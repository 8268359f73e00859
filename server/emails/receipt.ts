import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import { listNames } from '../../domain/replies/names.ts';
import { getAttendance } from '../../domain/replies/reply.ts';
import { createCalendarEvents, createCalendarFile } from '../../domain/wedding/calendar.ts';
import { EMAIL_MESSAGES } from '../../domain/wedding/languages.ts';
import {
  createSiteLink,
  type Email,
  type EmailPart,
  type EmailSite,
  joinNames,
  type SentReply,
} from './email.ts';
import { listAnsweredEvents, listReplyFacts } from './reply-parts.ts';

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
