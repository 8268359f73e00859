import type {
  MailingKind,
  MailingMessage,
  MailingPreview,
  MailingText,
  NewMailing,
  RecipientFilter,
} from '../../../domain/emails/mailings.ts';
import { isInvitedTo } from '../../../domain/guest-list/guest-list.ts';
import { createPersonalLink } from '../../../domain/invitations/invitation-code.ts';
import type { MailingTextName } from '../../../domain/messages/messages.ts';
import {
  EMAIL_MESSAGES,
  getFirstLanguage,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import { formatDay } from '../../../domain/wedding/zone-time.ts';
import type { GuestDataContent } from '../../guest-data/guest-data.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  createEmailSite,
  createEventPart,
  createSiteLink,
  type Email,
  type EmailPart,
  type EmailSettings,
  type EmailSite,
  joinNames,
} from '../email.ts';
import { renderHtml } from '../render-html.ts';
import { renderText } from '../render-text.ts';
import { type Addressee, type Draft, readAudience } from './audience.ts';

type Options = {
  draft: TextChoice;
  to: Pick<Addressee, 'names' | 'invitations' | 'links'>;
  site: EmailSite;
  /** The address of the page to unsubscribe; null without one. */
  unsubscribeUrl: string | null;
};

const QR_CODE_PIXELS = 480;
const PREVIEW_LENGTH = 120;

/** A draft's first message, with texts in every language of the website. */
export function createFirstMessage(
  mailing: NewMailing,
  { getContent }: EmailSettings,
): MailingMessage {
  const { languages, rsvp } = getContent();
  const filter = toFirstFilter(mailing);
  const name = toTextName({ kind: mailing.kind, message: { filter } });
  const texts = languages.map((code) => {
    return [code, getDefaultText(code, name, rsvp.asksForAddress)] as const;
  });
  return { texts: Object.fromEntries(texts), filter, except: [] };
}

function toFirstFilter(mailing: NewMailing): RecipientFilter {
  if ('questions' in mailing) return { who: 'unanswered', questions: mailing.questions };
  return { who: mailing.kind === 'reminder' ? 'no-reply' : 'all' };
}

/** The name of the texts: a reminder of questions has its own. */
function toTextName({ kind, message: { filter } }: TextChoice): MailingTextName {
  return kind === 'reminder' && filter.who === 'unanswered' ? 'questions' : kind;
}

type TextChoice = { kind: MailingKind; message: Pick<MailingMessage, 'filter'> };

/** The text with which the couple begins. */
export function getDefaultText(
  language: LanguageCode,
  name: MailingTextName,
  asksForAddress = false,
): MailingText {
  const { askForAddress, mailings } = EMAIL_MESSAGES[language];
  const { subject, paragraphs } = mailings[name];
  // Before the invitation is sent; the button leads to the form.
  const isAsked = asksForAddress && name === 'save-the-date';
  const all = isAsked ? paragraphs.toSpliced(-1, 0, askForAddress) : paragraphs;
  return { subject, body: all.join('\n\n') };
}

/**
 * The couple's text in a language; in the first one if it has none. The website's languages may have changed
 * since it was written.
 */
export function chooseText(
  { message: { texts } }: Draft,
  site: EmailSite,
  { getContent }: EmailSettings,
): MailingText {
  const codes = [site.wedding.language, getFirstLanguage(getContent()), ...LANGUAGES];
  const written = codes
    .flatMap((code) => texts[code] ?? [])
    .find((text) => text.subject && text.body);
  return written ?? { subject: '', body: '' };
}

/** An email as the household with an address gets it, or as an example in a language. */
export async function composeExample(
  queries: Queries,
  draft: Draft,
  { address, language }: { address: string | null; language: LanguageCode | null },
  guestData: GuestDataContent,
  settings: EmailSettings,
): Promise<{ email: Email; site: EmailSite }> {
  const { addressees } = await readAudience(queries, draft, guestData, settings);
  const household = addressees.find((addressee) => addressee.address === address);
  const site = createEmailSite(settings, household?.language ?? language);
  const email = await composeMailing(chooseText(draft, site, settings), {
    draft,
    to: household ?? { names: ['Anna', 'Marco'], invitations: [{ events: null }], links: [] },
    site,
    unsubscribeUrl: settings.publicUrl && `${settings.publicUrl}/unsubscribe/example`,
  });
  return { email, site };
}

export function renderPreview({ email, site }: { email: Email; site: EmailSite }): MailingPreview {
  const { subject } = email;
  const { wedding } = site;
  return { subject, html: renderHtml(email, wedding), text: renderText(email, wedding) };
}

/** Composes the couple's text for one address: the first paragraph is the greeting. */
export async function composeMailing(text: MailingText, options: Options): Promise<Email> {
  const { site, unsubscribeUrl } = options;
  const messages = EMAIL_MESSAGES[site.wedding.language];
  const fill = createFill(options);
  const [greeting = '', ...paragraphs] = splitParagraphs(text.body);
  const hasGreeting = !isBlock(greeting);
  const parts: EmailPart[] = [];
  for (const paragraph of hasGreeting ? paragraphs : [greeting, ...paragraphs]) {
    if (paragraph === '{events}') parts.push(...listEvents(options));
    else if (paragraph === '{link}') parts.push(...(await listLinks(options)));
    else parts.push({ kind: 'paragraph', text: fill(paragraph) });
  }
  const first = parts.find((part) => part.kind === 'paragraph');
  return {
    subject: createFill(options, { hasNames: false })(text.subject),
    preview: (first?.text ?? '').replaceAll(/\s+/g, ' ').slice(0, PREVIEW_LENGTH).toWellFormed(),
    greeting: hasGreeting ? fill(greeting) : '',
    parts,
    closing: site.wedding.farewell,
    calendar: null,
    ...(unsubscribeUrl !== null && {
      unsubscribe: { text: messages.noMore, label: messages.unsubscribe, href: unsubscribeUrl },
    }),
  };
}

function splitParagraphs(body: string): string[] {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function isBlock(paragraph: string): boolean {
  return paragraph === '{events}' || paragraph === '{link}';
}

/** Replaces the placeholders; an unknown one stays visible. */
function createFill(options: Options, { hasNames = true } = {}): (text: string) => string {
  const { site, to } = options;
  const { wedding, publicUrl, home } = site;
  const { couple, date, language, locale, rsvp, venueLine } = wedding;
  const events = listEvents(options).flatMap((part) =>
    part.kind === 'event' ? `${part.title} (${part.when})` : [],
  );
  const [personal] = to.links;
  const toLink = (address: string) =>
    personal ? createPersonalLink(address, personal.code) : `${address}${home}`;
  const values: Record<string, string> = {
    ...(hasNames && { names: joinNames(to.names, language) }),
    link: publicUrl === null ? '' : toLink(publicUrl),
    deadline: formatDay(rsvp.deadline, locale).longDay,
    couple: couple.join(' & '),
    date: formatDay(date, locale).longDay,
    place: venueLine,
    events: joinNames(events, language),
  };
  return (text) =>
    text.replaceAll(/\{([a-z]+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
    );
}

/** The events that they are invited to. */
function listEvents({ site: { wedding }, to }: Options): EmailPart[] {
  return wedding.celebrate.events
    .filter((event) => to.invitations.some((invitation) => isInvitedTo(invitation, event)))
    .map((event) => createEventPart(event));
}

/** A button for each household with this address; an invitation also has a QR code. */
async function listLinks({ draft, site, to }: Options): Promise<EmailPart[]> {
  const { wedding, publicUrl, home } = site;
  const { mailings, scan } = EMAIL_MESSAGES[wedding.language];
  const label = mailings[toTextName(draft)].button;
  if (to.links.length === 0 || publicUrl === null) return createSiteLink(publicUrl, label, home);
  const parts = to.links.map(({ name, code }): EmailPart => {
    const text = to.links.length > 1 ? `${label} (${name})` : label;
    return { kind: 'link', text, href: createPersonalLink(publicUrl, code) };
  });
  const [link, ...others] = parts;
  if (draft.kind === 'invitation' && link?.kind === 'link' && others.length === 0) {
    // Loaded here, because only invitations need it and it takes 10 MB of memory.
    const { default: QRCode } = await import('qrcode');
    const png = await QRCode.toBuffer(link.href, { margin: 2, width: QR_CODE_PIXELS });
    parts.push({ kind: 'qr-code', png, text: scan });
  }
  return parts;
}
