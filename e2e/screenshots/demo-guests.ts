import type { NewGuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { listPeople } from '../../domain/guest-list/guest-list-people.ts';
import { CODE_ALPHABET } from '../../domain/invitations/invitation-code.ts';
import type { Row } from '../../server/backups/installation/rows.ts';

type Reply = [
  day: string,
  names: [first: string, last: string, first?: string, last?: string],
  answer: 'both' | 'wedding' | 'welcome' | 'neither',
  notes?: string,
];

const REPLIES: Reply[] = [
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

/** Creates the rows of fictional guests on 4 March 2026, by table. */
export function createDemoRows(): Record<string, Row[]> {
  const rsvps = REPLIES.map(createReplyRow);
  const { households, people } = createInvitedRows(rsvps);
  return {
    rsvps,
    reply_changes: createReplyChanges(rsvps),
    households,
    people,
    invitation_codes: createCodeRows(households),
    exports: [{ id: 1, created_at: '2026-03-01T20:00:00.000Z' }],
  };
}

type ReplyRow = ReturnType<typeof createReplyRow>;

function createReplyRow([day, names, answer, notes]: Reply, index: number) {
  const [first, last, secondFirst = null, secondLast = null] = names;
  const attendance = (event: Reply[2]) =>
    answer === 'both' || answer === event ? 'attending' : 'not-attending';
  return {
    id: index + 1,
    created_at: `2026-${day}T${String(8 + (index % 11)).padStart(2, '0')}:${10 + index}:00.000Z`,
    guest_one_first: first,
    guest_one_last: last,
    guest_two_first: secondFirst,
    guest_two_last: secondLast,
    email: toEmail(first),
    welcome_party: attendance('welcome'),
    wedding: attendance('wedding'),
    guests_count: secondFirst === null ? 1 : 2,
    dietary_restrictions: notes ?? null,
  };
}

/** Emilia's reply is withdrawn, Adam replied by phone, and Rosalind changed her reply by phone. */
function createReplyChanges(rsvps: ReplyRow[]): Row[] {
  const rosalind = rsvps.find(({ guest_one_first }) => guest_one_first === 'Rosalind');
  if (!rosalind) throw new Error('Rosalind has not replied.');
  const { id: _id, created_at: _at, ...reply } = rosalind;
  const emptyReply = Object.fromEntries(Object.keys(reply).map((column) => [column, null]));
  const adam = {
    ...reply,
    guest_one_first: 'Adam',
    guest_one_last: 'Oldcastle',
    guest_two_first: null,
    guest_two_last: null,
    email: null,
    guests_count: 1,
  };
  const changedReply = { ...reply, welcome_party: 'attending', dietary_restrictions: 'No dairy' };
  const after_reply = rsvps.length;
  return [
    {
      ...{ id: 1, created_at: '2026-02-28T17:05:00.000Z', after_reply },
      ...{ household_key: 'email:emilia@example.com', action: 'withdraw', ...emptyReply },
    },
    {
      ...{ id: 2, created_at: '2026-03-03T18:20:00.000Z', after_reply },
      ...{ household_key: 'host:5d0a7f0e-6c1b-4f5e-9a39-3f1f2a6f0c11', action: 'reply', ...adam },
    },
    {
      ...{ id: 3, created_at: '2026-03-04T07:40:00.000Z', after_reply },
      ...{ household_key: 'email:rosalind@example.com', action: 'reply', ...changedReply },
    },
  ];
}

/** All households that replied except two that are not on the list, and some without a reply. */
function createInvitedRows(rsvps: ReplyRow[]) {
  const notOnTheList = ['Katherina', 'Isabella'];
  const replied = [...new Map(rsvps.map((reply) => [reply.email, reply])).values()]
    .filter(({ guest_one_first }) => !notOnTheList.includes(guest_one_first))
    .map(createInvitedReply);
  const all = [...replied, ...NO_REPLY_YET];
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

function createInvitedReply(reply: ReplyRow, index: number): InvitedRow {
  const people = [
    { first: reply.guest_one_first, last: reply.guest_one_last },
    { first: reply.guest_two_first ?? '', last: reply.guest_two_last ?? '' },
  ].slice(0, reply.guests_count);
  const tags = [['Family', 'School', 'Work'][index % 3] ?? '', `Table ${1 + (index % 6)}`];
  return {
    names: people.map(({ first, last }) => `${first} ${last}`).join(' & '),
    ...{ email: reply.email, size: people.length, details: { people, tags } },
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
  return invited.map(({ id }, index) => {
    const letters = [7, 19, 2, 23, 11, 5, 17, 29, 3].map(
      (step) => CODE_ALPHABET[(step * (index + 1) + index) % CODE_ALPHABET.length],
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
