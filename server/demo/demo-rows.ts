import type { NewGuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { listPeople } from '../../domain/guest-list/guest-list-people.ts';
import { CODE_ALPHABET } from '../../domain/invitations/invitation-code.ts';
import { isComing, type Reply } from '../../domain/replies/reply.ts';
import { EVENT_COLUMNS, encodeReply } from '../../domain/replies/rsvp-record.ts';
import type { Row } from '../backups/installation/rows.ts';
import {
  createJourneyAnswers,
  createJourneyVersion,
  createSeatingRow,
  createTransfersRow,
} from './demo-plans.ts';

type Answer = [
  day: string,
  names: [first: string, last: string, first?: string, last?: string],
  answer: 'both' | 'wedding' | 'welcome' | 'neither',
  notes?: string | undefined,
  email?: string,
];

const REPLIES: Answer[] = [
  ['01-12', ['Nerissa', 'Moro', 'Gratiano', 'Bellini'], 'both'],
  ['01-13', ['Zoë', 'Álvarez'], 'both', 'Vegetarian'],
  ['01-15', ['Beatrice', 'Leonato', 'Benedick', 'Mantegna'], 'both', 'No shellfish for Benedick'],
  ['01-19', ['Rosalind', 'Arden', 'Orlando', 'de Boys'], 'wedding'],
  ['01-22', ['Hermia', 'Egeo'], 'both'],
  ['01-27', ['Antonio', 'Marchetti'], 'both', 'Vegetarian'],
  ['01-30', ['Olivia', 'Illyria', 'Sebastian', 'Messaline'], 'both'],
  ['02-02', ['Hero', 'Leonato', 'Claudio', 'Fiorentino'], 'both', 'Gluten-free for both of us'],
  ['02-05', ['Prospero', 'Milano'], 'neither'],
  ['02-09', ['Miranda', 'Milano', 'Ferdinand', 'Napoli'], 'both'],
  ['02-12', ['Emilia', 'Contarini'], 'welcome'],
  ['02-14', ['Juliet', 'Capello', 'Romeo', 'Montecchi'], 'both', 'Vegetarian'],
  ['02-17', ['Horatio', 'Lund'], 'both', 'A nut allergy, and he means it'],
  ['02-20', ['Cordelia', 'Lear', 'Edgar', 'Gloucester'], 'wedding'],
  ['02-23', ['Bianca', 'Minola', 'Lucentio', 'Pisano'], 'both'],
  ['02-25', ['Helena', 'Narbonne'], 'neither'],
  ['02-27', ['Viola', 'Messaline', 'Cesario', 'Orsino'], 'both', 'No pork, please'],
  ['03-01', ['Katherina', 'Minola', 'Petruchio', 'Verona'], 'both'],
  ['03-02', ['Zoë', 'Álvarez', 'Ida', 'Lindqvist'], 'both', 'Vegetarian; Ida eats fish'],
  ['03-03', ['Isabella', 'Vienna'], 'both'],
];

type InvitedRow = {
  names: string;
  email: string | null;
  size: number;
  note?: string;
  details: Partial<NewGuestListHousehold>;
};

const GUEST = { first: '', last: '', isGuest: true } as const;

const NO_REPLY_YET: InvitedRow[] = [
  {
    ...{ names: 'Jessica Levi & Lorenzo da Ponte', email: 'jessica@example.com', size: 3 },
    note: 'From school',
    details: {
      people: [
        { first: 'Jessica', last: 'Levi' },
        { first: 'Lorenzo', last: 'da Ponte' },
        { first: 'Mia', last: 'da Ponte', isChild: true },
      ],
      ...{ emails: ['jessica@example.com', 'lorenzo@example.com'], phone: '+39 041 555 0134' },
      ...{ address: 'Fondamenta Zattere 12\n30123 Venezia', language: 'it' },
      ...{ tags: ['School', 'Table 4'], events: null },
    },
  },
  {
    ...{ names: 'Balthasar Renier', email: 'balthasar@example.com', size: 2 },
    details: {
      people: [{ first: 'Balthasar', last: 'Renier' }, GUEST],
      ...{ emails: ['balthasar@example.com'], tags: ['Work'], events: ['wedding'] },
    },
  },
  {
    ...{ names: 'Ursula & Stefano Grimani', email: null, size: 2, note: 'By post' },
    details: { people: couple('Ursula', 'Stefano', 'Grimani'), tags: ['Family'], language: 'it' },
  },
  {
    ...{ names: 'Sylvia Duca', email: 'sylvia@example.com', size: 2, note: 'Cousin' },
    details: {
      people: [{ first: 'Sylvia', last: 'Duca' }, GUEST],
      ...{ emails: ['sylvia@example.com'], tags: ['Family', 'Table 1'] },
    },
  },
  { ...{ names: 'K. Minola', email: null, size: 2, note: 'Bianca’s sister' }, details: {} },
];

/**
 * Creates the rows of 150 invented households on 4 March 2026, by table: the same ones each time. With the journey,
 * the website asks when they arrive, and there are vehicles.
 */
export function createDemoRows({ hasJourney = false } = {}): Record<string, Row[]> {
  const others = createOtherHouseholds();
  const answers = [...REPLIES, ...others.flatMap(({ reply }) => (reply ? [reply] : []))];
  const replies = answers
    .sort(([day], [other]) => day.localeCompare(other))
    .map((answer, index) => createReply(answer, index, hasJourney));
  const { households, people } = createInvitedRows(replies, others);
  const coming = replies.filter(({ reply }) =>
    isComing(reply.people[0] ?? NOBODY, [{ id: WEDDING }]),
  );
  return {
    rsvps: replies.map(({ id, repliedAt, reply }) => ({
      ...{ id, created_at: repliedAt },
      ...toColumns(reply),
    })),
    reply_changes: createReplyChanges(replies),
    households,
    people,
    invitation_codes: createCodeRows(households),
    plans: [
      createSeatingRow(households, people, new Set(coming.map(({ email }) => email))),
      ...(hasJourney ? [createTransfersRow({ households, people }, coming)] : []),
    ],
    ...(hasJourney && { wedding_versions: [createJourneyVersion()] }),
    exports: [{ id: 1, created_at: '2026-03-01T20:00:00.000Z' }],
    ...createMailingRows(households, replies),
  };
}

const NOBODY = { attendance: {} };
type DemoReply = { id: number; repliedAt: string; email: string; reply: Reply };

const [WELCOME, WEDDING] = EVENT_COLUMNS;

function createReply(
  [day, names, answer, note, ownEmail]: Answer,
  index: number,
  hasJourney: boolean,
): DemoReply {
  const [first, last, secondFirst, secondLast] = names;
  const attends = (event: Answer[2]) =>
    answer === 'both' || answer === event ? 'attending' : 'not-attending';
  const attendance = { [WELCOME]: attends('welcome'), [WEDDING]: attends('wedding') };
  const guests = [
    { first, last },
    { first: secondFirst, last: secondLast },
  ].flatMap((guest) =>
    guest.first && guest.last ? [{ ...guest, ...NO_ANSWERS, attendance }] : [],
  );
  const email = ownEmail ?? toEmail(first);
  const time = `${String(8 + (index % 11)).padStart(2, '0')}:${10 + (index % 50)}`;
  return {
    ...{ id: index + 1, email, repliedAt: `2026-${day}T${time}:00.000Z` },
    reply: {
      ...{ people: guests as Reply['people'], ...FROM_FORM, email, note: note ?? null },
      ...(hasJourney && answer !== 'neither' && { answers: createJourneyAnswers(index) }),
    },
  };
}

const NO_ANSWERS = { dietary: null, answers: {} };
const FROM_FORM = { isPerPerson: false, answers: {} };

/** Emilia's reply is withdrawn, Adam replied by phone, and Rosalind changed her reply by phone. */
function createReplyChanges(replies: DemoReply[]): Row[] {
  const rosalind = replies.find(({ email }) => email === 'rosalind@example.com')?.reply;
  if (!rosalind) throw new Error('Rosalind has not replied.');
  const attendAll = { [WELCOME]: 'attending', [WEDDING]: 'attending' } as const;
  const changed = {
    ...{ ...rosalind, note: 'No dairy' },
    people: rosalind.people.map((person) => ({ ...person, attendance: attendAll })),
  };
  const [guest] = rosalind.people;
  const adam = {
    ...{ ...rosalind, email: null },
    people: guest ? [{ ...guest, first: 'Adam', last: 'Oldcastle' }] : [],
  };
  const after_reply = replies.length;
  return [
    {
      ...{ id: 1, created_at: '2026-02-28T17:05:00.000Z', after_reply },
      ...{ household_key: 'email:emilia@example.com', action: 'withdraw' },
    },
    {
      ...{ id: 2, created_at: '2026-03-03T18:20:00.000Z', after_reply, action: 'reply' },
      ...{ household_key: 'host:5d0a7f0e-6c1b-4f5e-9a39-3f1f2a6f0c11', ...toColumns(adam) },
    },
    {
      ...{ id: 3, created_at: '2026-03-04T07:40:00.000Z', after_reply, action: 'reply' },
      ...{ household_key: 'email:rosalind@example.com', ...toColumns(changed) },
    },
  ];
}

function toColumns(reply: Reply): Row {
  const { answers, ...columns } = encodeReply(reply);
  return { ...columns, ...(answers && { answers: JSON.stringify(answers) }) };
}

/** All households that replied except two that are not on the list, and some without a reply. */
function createInvitedRows(replies: DemoReply[], others: OtherHousehold[]) {
  const notOnTheList = ['katherina@example.com', 'isabella@example.com'];
  const apart = new Set([...notOnTheList, ...others.map(({ invited }) => invited.email)]);
  const replied = [...new Map(replies.map((reply) => [reply.email, reply])).values()]
    .filter(({ email }) => !apart.has(email))
    .map(createInvitedReply);
  const all = [...replied, ...NO_REPLY_YET, ...others.map(({ invited }) => invited)];
  return {
    households: all.map(({ names, email, size, note = null, details }, index) => {
      const { emails = email ? [email] : [], tags = [], events = null } = details;
      const { phone = null, address = null, language = null } = details;
      return {
        ...{ id: index + 1, created_at: '2026-01-10T09:00:00.000Z', version: 0, name: names },
        ...{ emails: JSON.stringify(emails), tags: JSON.stringify(tags), note, max_guests: size },
        ...{ phone, address, language, events: events && JSON.stringify(events) },
      };
    }),
    people: all.flatMap(({ names, details }, index) =>
      (details.people ?? listPeople(names)).map((person, position) => ({
        ...{ id: 100 * index + position + 1, household: index + 1, position },
        ...{ first: person.first, last: person.last },
        ...{ is_child: person.isChild ? 1 : 0, is_guest: person.isGuest ? 1 : 0 },
      })),
    ),
  };
}

type OtherHousehold = { invited: InvitedRow; reply: Answer | null };

/** With those above, 150 households. */
const OTHER_HOUSEHOLDS = 128;
const FIRST_NAMES =
  'Ada Bruno Chiara Davide Elena Fabio Greta Hugo Irene Jonas Klara Luca Marta Nils Ottavia Paolo Rita Silvio Teresa Ugo Vera Walter Ylva Zeno'.split(
    ' ',
  );
const LAST_NAMES =
  'Aldini Brandt Corsi Dandolo Eriksen Foscari Garnier Hansen Ivanova Jansen Keller Loredan Mocenigo Novak Orseolo Pisani Querini Rossi Silva Tiepolo Urban Venier Weiss Zorzi'.split(
    ' ',
  );
const DIETS = ['Vegetarian', 'Vegan', 'No nuts', 'Gluten-free', 'No fish', 'Halal'];
const PLACES = [
  { language: 'it', street: 'Calle Larga', town: '30124 Venezia' },
  { language: 'en', street: 'Mill Lane', town: 'Bath BA1 1AA' },
  { language: 'de', street: 'Lindenweg', town: '10969 Berlin' },
  { language: 'fr', street: 'rue des Lilas', town: '75010 Paris' },
] as const;

function createOtherHouseholds(): OtherHousehold[] {
  const random = createRandom();
  return Array.from({ length: OTHER_HOUSEHOLDS }, (_, index) => {
    // Every pair of names stands once.
    const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const last = LAST_NAMES[(index + Math.floor(index / FIRST_NAMES.length)) % 24] ?? '';
    const partner = random() < 0.65 ? (FIRST_NAMES[(index * 7 + 5) % 24] ?? '') : null;
    const names: Answer[1] = partner ? [first, last, partner, last] : [first, last];
    const email = toEmail(`${first}.${last}`);
    const children = partner && random() < 0.25 ? [FIRST_NAMES[(index * 11 + 3) % 24] ?? ''] : [];
    const place = PLACES[Math.floor(random() * PLACES.length)] ?? PLACES[0];
    const adults = partner ? couple(first, partner, last) : [{ first, last }];
    const people = [...adults, ...children.map((child) => ({ first: child, last, isChild: true }))];
    return {
      invited: {
        names: partner ? `${first} & ${partner} ${last}` : `${first} ${last}`,
        ...{ email, size: people.length },
        details: {
          people,
          ...{ tags: [['Family', 'School', 'Work', 'Lido'][index % 4] ?? ''] },
          ...{ language: place.language },
          address: `${place.street} ${1 + Math.floor(random() * 90)}\n${place.town}`,
        },
      },
      reply: createOtherReply(random, names, email),
    };
  });
}

/** Null for a household without a reply. */
function createOtherReply(random: () => number, names: Answer[1], email: string): Answer | null {
  const [replied, answer, diet] = [random(), random(), random()];
  if (replied > 0.62) return null;
  const day = 11 + Math.floor((replied / 0.62) * 48);
  const date = day > 31 ? `02-${String(day - 31).padStart(2, '0')}` : `01-${day}`;
  return [
    date,
    names,
    answer < 0.74 ? 'both' : answer < 0.86 ? 'wedding' : answer < 0.9 ? 'welcome' : 'neither',
    diet < 0.25 ? DIETS[Math.floor(diet * 4 * DIETS.length)] : undefined,
    email,
  ];
}

/** The same numbers each time: mulberry32 with a fixed seed. */
function createRandom(): () => number {
  let state = 1606;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SAVE_THE_DATE_AT = '2026-01-10T18:00:00.000Z';

/** The save-the-date for everybody, a reminder that is not sent yet, and a receipt for each reply. Nothing waits. */
function createMailingRows(
  households: { emails: string }[],
  replies: DemoReply[],
): Record<string, Row[]> {
  const mailing = {
    ...{ version: 1, days_before_deadline: null, stopped_at: null },
    created_at: SAVE_THE_DATE_AT,
  };
  const recipients = households.flatMap(({ emails }) => JSON.parse(emails).slice(0, 1));
  const sent = (at: string) => ({
    ...{ created_at: at, due_at: at, sent_at: at, attempts: 1, unconfirmed_attempts: 0 },
  });
  const emails: Row[] = [
    ...recipients.map((_, index) => ({
      ...{ kind: 'mailing', mailing: 1, recipient: index + 1, ...sent(SAVE_THE_DATE_AT) },
    })),
    ...replies.map(({ id, repliedAt }) => ({ kind: 'receipt', rsvp: id, ...sent(repliedAt) })),
  ];
  return {
    mailings: [
      {
        ...{ ...mailing, id: 1, kind: 'save-the-date' },
        message: createMessage('Save the date', 'We are getting married on {date} in {place}.'),
        ...{ send_at: SAVE_THE_DATE_AT, started_at: SAVE_THE_DATE_AT },
      },
      {
        ...{ ...mailing, id: 2, kind: 'reminder', send_at: null, started_at: null },
        message: createMessage('Are you coming?', 'Please tell us by {deadline}: {link}'),
      },
    ],
    mail_recipients: recipients.map((address, index) => ({
      ...{ id: index + 1, created_at: SAVE_THE_DATE_AT, address },
      ...{ token: `demo-recipient-${String(index).padStart(6, '0')}`, unsubscribed_at: null },
    })),
    emails: emails.map((email, index) => ({ id: index + 1, ...email })),
  };
}

function createMessage(subject: string, text: string): string {
  const body = `Dear {names},\n\n${text}\n\n{couple}`;
  return JSON.stringify({ texts: { en: { subject, body } }, filter: { who: 'all' }, except: [] });
}

function createInvitedReply({ email, reply }: DemoReply, index: number): InvitedRow {
  const people = reply.people.map(({ first, last }) => ({ first: first ?? '', last: last ?? '' }));
  const tags = [['Family', 'School', 'Work'][index % 3] ?? '', `Table ${1 + (index % 6)}`];
  return {
    names: people.map(({ first, last }) => `${first} ${last}`).join(' & '),
    ...{ email, size: people.length, details: { people, tags } },
  };
}

function couple(first: string, second: string, last: string) {
  return [
    { first, last },
    { first: second, last },
  ];
}

/** Fixed, so that the pictures stay the same. */
function createCodeRows(invited: { id: number }[]): Row[] {
  const random = createRandom();
  return invited.map(({ id }, index) => {
    const letters = Array.from(
      { length: 9 },
      () => CODE_ALPHABET[Math.floor(random() * CODE_ALPHABET.length)],
    );
    return {
      ...{ id: index + 1, created_at: '2026-01-10T09:00:00.000Z', household: id },
      ...{ code: letters.join(''), revoked_at: null, merged_into: null },
    };
  });
}

function toEmail(first: string): string {
  return `${first
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase()}@example.com`;
}
