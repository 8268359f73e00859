import { formatList, getLocale, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS, type NewPerson } from '../../../domain/guest-list/guest-list.ts';
import type { ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import {
  createWordTest,
  findShortLanguage,
  joinWords,
} from '../../../domain/guest-list/list-words.ts';
import { normalizePhones } from '../../../domain/guest-list/phone.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import {
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import { readGuests, readNames } from './names.ts';

/** What a cell says. A text without a meaning leaves the value out and is a `problem`; `remark` says how another was read. */
export type CellValues = {
  id?: number;
  name?: string;
  people?: NewPerson[];
  isChild?: boolean;
  age?: number;
  emails?: string[];
  phone?: string;
  address?: string;
  language?: LanguageCode;
  tags?: string[];
  events?: string[] | null;
  isInvited?: boolean;
  gift?: string;
  maxGuests?: number;
  note?: string;
  problem?: string;
  remark?: string;
};

export type CellContext = {
  heading: string;
  events: readonly EventInfo[];
  /** Of the wedding: telephone numbers without a country code are of its country. */
  locale: string;
};

const YES = createWordTest('yes');
const NO = createWordTest('no');
const CHILD = createWordTest('child');
const ADULT = createWordTest('adult');
const INVITED = createWordTest('invited');
const NOT_INVITED = createWordTest('notInvited');
const ALL = createWordTest('all');
const NONE = createWordTest('none');
/** A heading of a list of tags, as in our own file. */
const TAGS = /^(tags?|schlagworter|etichette|etiquettes|etiquetas)$/;
const UNKNOWN = createWordTest('unknown');
const ONLY_DASHES = /^[-–—?.\s]+$/;
const NOT_AVAILABLE = /^n(\/a|\.a\.?)$/i;

/** Reads the text of one cell, which is not empty. */
export function readCell(field: ImportField, text: string, context: CellContext): CellValues {
  if (field.startsWith('event:')) return readInvited(text);
  if (isUnknown(field, text)) return {};
  const reader = READERS[field as keyof typeof READERS];
  return reader(text, context);
}

type Reader = (text: string, context: CellContext) => CellValues;

const READERS: Record<Exclude<ImportField, `event:${string}`>, Reader> = {
  id: (text) => (/^\d{1,15}$/.test(text) ? { id: Number(text) } : {}),
  household: readName,
  name: (text) => check({ name: toOneLine(text), people: readNames(toOneLine(text)) }),
  first: readName,
  last: readName,
  plusOne: readCompany,
  children: readChildren,
  age: (text) => (/^\d{1,2}$/.test(text) ? { age: Number(text) } : { problem: getProblems().age }),
  email: readContact,
  phone: (text, context) => {
    const { emails, rest } = takeEmails(text);
    const phone = normalizePhones(rest, context.locale);
    return check({ ...(emails.length > 0 && { emails }), ...(phone !== '' && { phone }) });
  },
  address: readAddress,
  language: readLanguage,
  tags: readTags,
  events: readEvents,
  householdSize: readSize,
  gift: (text) => check({ gift: text }),
  note: (text) => check({ note: text }),
};

/** In a column of answers, a dash is a no. A note may be any word. */
function isUnknown(field: ImportField, text: string): boolean {
  const normalized = normalizeText(text);
  const isWord = UNKNOWN.test(normalized) || ONLY_DASHES.test(text);
  if (field === 'events') return isWord && parseYesNo(text) !== false && !NONE.test(normalized);
  if (field === 'plusOne' || field === 'children') return isWord && parseYesNo(text) === null;
  if (ONLY_DASHES.test(text) || NOT_AVAILABLE.test(text)) return true;
  if (EMPTIED_BY_NO.has(field)) return isWord || parseYesNo(text) === false;
  return isWord && (field === 'householdSize' || field === 'age');
}

/** Fields that a 'no' leaves empty. */
const EMPTIED_BY_NO = new Set<ImportField>(['email', 'phone', 'address', 'language', 'gift']);

const getProblems = () => getMessages('guestListImport').problems;
const getRemarks = () => getMessages('guestListImport').remarks;

/** Leaves out what the rules of the guest list reject. */
function check(values: CellValues): CellValues {
  const { error } = newGuestListHouseholdSchema.safeParse({ name: 'name', ...values });
  const [issue] = error?.issues ?? [];
  return issue ? { problem: issue.message } : values;
}

function readName(text: string): CellValues {
  return check({ name: toOneLine(text) });
}

export function toOneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

export function parseYesNo(text: string): boolean | null {
  const normalized = normalizeText(text);
  if (YES.test(normalized)) return true;
  return NO.test(normalized) ? false : null;
}

/** Lists of other sites have an answer in place of the invitation, as in 'No response'. */
function readInvited(text: string): CellValues {
  const normalized = normalizeText(text);
  if (INVITED.test(normalized)) return { isInvited: true };
  const isInvited = NOT_INVITED.test(normalized) ? false : parseYesNo(text);
  return isInvited === null ? { problem: getProblems().answer } : { isInvited };
}

/** People who come along: 'yes', their number or their names. */
function readCompany(text: string): CellValues {
  const people = readGuests(text, parseYesNo(text));
  if (!people) return { problem: getProblems().company };
  return people.length > 0 ? check({ people }) : {};
}

/** The children, or whether the person of the line is one, as in 'yes', 'Child' or 'Adult'. */
function readChildren(text: string): CellValues {
  const normalized = normalizeText(text);
  if (CHILD.test(normalized)) return { isChild: true };
  const isChild = ADULT.test(normalized) ? false : parseYesNo(text);
  if (isChild !== null) return { isChild };
  const { people, ...others } = readCompany(text);
  return { ...others, ...(people && { people: people.map((one) => ({ ...one, isChild: true })) }) };
}

const EMAIL = /[^\s,;<>|/]+@[^\s,;<>|/]+/g;
const PHONE_LABEL =
  /(?:tel|telefone?|telefono|phone|mobile?|handy|whatsapp|cell|portable|movil|telemovel)\b\.?:?\s*/i;
const PHONE = /^\+?[\d\s().\-/]{6,30}$/;

function takeEmails(text: string): { emails: string[]; rest: string } {
  const found = text.match(EMAIL) ?? [];
  return {
    emails: found.map((email) => email.replace(/^mailto:/i, '')),
    rest:
      found.length === 0
        ? text
        : text.replaceAll(EMAIL, '').replaceAll(/[<>|;,/\s]+$|^[<>|;,/\s]+/g, ''),
  };
}

function isPhone(text: string): boolean {
  return PHONE.test(text) && (text.match(/\d/g)?.length ?? 0) >= 6;
}

/** Email addresses, as in 'Anna <anna@b.co>; marco@b.co', and telephone numbers that stand beside or instead of them. */
function readContact(text: string, { locale }: CellContext): CellValues {
  const { emails, rest } = takeEmails(text);
  const number = rest.replace(PHONE_LABEL, '').trim();
  const phone = isPhone(number) ? { phone: normalizePhones(number, locale) } : {};
  if (emails.length === 0) {
    return 'phone' in phone
      ? { ...phone, remark: getRemarks().isPhone }
      : check({ emails: [text] });
  }
  const good = emails.filter((email) => !check({ emails: [email] }).problem);
  const problem = emails.length > good.length ? check({ emails }).problem : undefined;
  const tooMany = check({ emails: good }).problem;
  return {
    emails: good.slice(0, GUEST_LIST_LIMITS.emails),
    ...phone,
    ...((problem ?? tooMany) && { problem: problem ?? tooMany }),
  };
}

/** A postal address, without the telephone numbers and email addresses in it. */
function readAddress(text: string, { locale }: CellContext): CellValues {
  const { emails } = takeEmails(text);
  const parts = text.split(/(?<=[,;\n])/);
  const phones: string[] = [];
  const kept = parts.filter((part) => {
    const bare = part.replace(/[,;\n]\s*$/, '').trim();
    const number = bare.replace(PHONE_LABEL, '');
    const isNumber = isPhone(number) && /^0|\D/.test(bare) && !/^\d{4,5}$/.test(number);
    if (isNumber) phones.push(number);
    return !isNumber && !EMAIL_IN.test(bare);
  });
  if (phones.length === 0 && emails.length === 0) return check({ address: text });
  const address = kept
    .join('')
    .replace(/[,;\s]+$/, '')
    .trim();
  return {
    ...check({
      ...(address !== '' && { address }),
      ...(emails.length > 0 && { emails }),
      ...(phones.length > 0 && { phone: normalizePhones(phones.join(', '), locale) }),
    }),
    remark: phones.length > 0 ? getRemarks().withPhone : getRemarks().withEmail,
  };
}

const EMAIL_IN = /\S@\S/;

function readLanguage(text: string): CellValues {
  const [first = ''] = normalizeText(text).split(/\s*[/,;+&]\s*/);
  const name = first.replace(/\.$/, '');
  const language =
    LANGUAGES.find(
      (code) =>
        name === code ||
        name === LANGUAGE_DETAILS[code].locale.toLowerCase() ||
        LANGUAGE_DETAILS[code].namesInLists.includes(name),
    ) ?? findShortLanguage(name);
  return language ? { language } : { problem: getProblems().language(listLanguages()) };
}

function listLanguages(): string {
  const names = new Intl.DisplayNames(getLocale(), { type: 'language' });
  return formatList(LANGUAGES.map((code) => names.of(code) ?? code));
}

/** Searching a separator after many spaces takes quadratic time. */
function joinSpaces(text: string): string {
  return text.replaceAll(/[^\S\n]+/g, ' ');
}

/** 'Tisch 5' for the number 5 in a column 'Tisch'. A list of tags has its own numbers. */
function readTags(text: string, { heading }: CellContext): CellValues {
  const isList = TAGS.test(normalizeText(heading));
  const tags = joinSpaces(text)
    .split(/\s*[,;\n]\s*/)
    .filter(Boolean)
    .map((tag) => (/^\d+$/.test(tag) && !isList ? `${heading} ${tag}`.trim() : tag));
  return check({ tags });
}

/** The events of a cell: 'all', 'none', or their names; null for all that are not for some guests only. */
function readEvents(text: string, { events }: CellContext): CellValues {
  const normalized = normalizeText(text);
  if (ALL.test(normalized)) return { events: null };
  if (NONE.test(normalized) || parseYesNo(text) === false) return { events: [] };
  const names = joinSpaces(text)
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .flatMap((name) => (findEvent(name, events) ? name : name.split(/\s*,\s*/)));
  const found = names.map((name) => findEvent(name, events)?.id);
  const ids = found.filter((id) => id !== undefined);
  return {
    ...(ids.length > 0 && { events: ids }),
    ...(ids.length < found.length && { problem: getProblems().event }),
  };
}

function findEvent(name: string, events: readonly EventInfo[]): EventInfo | undefined {
  const normalized = normalizeText(name);
  return events.find(({ id, title }) => id === name || normalizeText(title) === normalized);
}

const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${joinWords('persons')}|${joinWords('adult')}|${joinWords('child')}|ca|circa|max|und|and|et|e|y)(?!\\p{L})\\.?`,
  'gu',
);

/** A number of guests, as in 2, 2.0, '2 (+1?)' or '2 Erw. + 1 Kind'. */
function readSize(text: string): CellValues {
  const whole = Number(text.replace(/[.,]0+$/, '') || Number.NaN);
  const plain = check({ maxGuests: whole });
  if (!plain.problem || !/\d/.test(text) || /^\d+[.,]?\d*$/.test(text)) return plain;
  const rest = normalizeText(text.slice(0, 80)).replaceAll(COUNTED, ' ');
  if (!/^[\d\s+()?~&./:,]*$/.test(rest)) return plain;
  const sum = (rest.match(/\d+/g) ?? []).reduce((all, one) => all + Number(one), 0);
  return { ...check({ maxGuests: sum }), remark: getRemarks().readAs(sum) };
}
