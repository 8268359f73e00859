import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIFIED_QUESTIONS } from '../fixtures/replies.ts';
import { RSVP_MESSAGES } from '../messages/rsvp-messages.ts';
import { readReply } from './read-reply.ts';
import { RSVP_DEFAULTS } from './reply-form.ts';
import { rules } from './rsvp.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';
import { encodeOpenReply } from './rsvp-record.ts';
import { createRsvpRules } from './rsvp-rules.ts';
import { findRecordIssue, recordAnswersSchema, recordSchema } from './rsvp-schema.ts';

const read = (answers: object, { events, maxGuests }: RsvpQuestions = SPECIFIED_QUESTIONS) =>
  readReply(
    { events, maxGuests, questions: [], people: [], isPerPerson: false },
    { ...answers },
    { rules: createRsvpRules(RSVP_MESSAGES) },
  );

const encode = (answers: object, form?: RsvpQuestions) =>
  encodeOpenReply(read(answers, form).reply);

const portia = {
  ...RSVP_DEFAULTS,
  guestOneFirst: 'Portia',
  guestOneLast: 'di Belmonte',
  email: 'portia@belmonte.example',
};

function messages(change: Partial<Record<keyof typeof RSVP_DEFAULTS, unknown>>): string[] {
  return Object.values(read({ ...portia, ...change }).errors);
}

describe('the form', () => {
  it.each([
    [{ guestOneFirst: '' }, 'First name is required'],
    [{ guestOneFirst: ' \u00a0\t' }, 'First name is required'],
    [{ guestOneFirst: '\u3000' }, 'First name is required'],
    [{ guestOneFirst: '\u200b' }, 'Please remove the invisible control characters'],
    [{ guestTwoFirst: '\u200b\u2060' }, 'Please remove the invisible control characters'],
    [{ guestOneLast: '' }, 'Last name is required'],
    [{ guestOneLast: ' ' }, 'Last name is required'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ welcomeParty: 'perhaps' }, 'Please select your attendance for the Welcome Party'],
    [{ wedding: undefined }, 'Please select your attendance for the Wedding'],
    [{ guestsCount: 0 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: 3 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: -1 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: 1.5 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: '' }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: Number.NaN }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: '2' }, 'Please choose 1 or 2 guests'],
    [{ guestOneFirst: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ guestTwoFirst: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ guestTwoLast: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ dietaryRestrictions: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ guestOneLast: 'Bass\u0000anio' }, 'Please remove the invisible control characters'],
    [{ guestTwoFirst: 'Ne\u0007rissa' }, 'Please remove the invisible control characters'],
    [{ guestOneLast: 'Bass\nanio' }, 'Please remove the invisible control characters'],
    [{ guestTwoLast: '\ud800' }, 'Please remove the invisible control characters'],
    [{ dietaryRestrictions: 'no nuts\u001b[2J' }, 'Please remove the invisible control characters'],
  ])('rejects %j: %s', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each([
    'portia',
    'portia@belmonte',
    '@belmonte.example',
    'portia@@belmonte.example',
    'portia@bel monte.example',
    'portia @belmonte.example',
    'portia@belmonte,example',
    'portia@belmonte..example',
    '.portia@belmonte.example',
    'portia.@belmonte.example',
    '"portia"@belmonte.example',
    'Portia <portia@belmonte.example>',
    'portia@belmonte.example, bassanio@venezia.example',
    'portia@belmonte.example\r\nBcc: shylock@rialto.example',
    'portia@belm\u0000onte.example',
    '\u200b',
    `${'x'.repeat(65)}@belmonte.example`,
    `${'x'.repeat(64)}@${'y'.repeat(200)}.example`,
  ])('rejects the email address %j', (email) => {
    expect(messages({ email })).toContain('Please enter a valid email address');
  });
});

describe('the form', () => {
  it.each([
    'portia@belmonte.example',
    'Portia+wedding@mail.belmonte.example',
    "o'brien@dublin.example",
    'sofía@correo.example',
    'zoe@münchen.example',
    '用户@例子.广告',
  ])('accepts the email address %s', (email) => {
    expect(messages({ email })).toEqual([]);
  });

  it('accepts names in any script, emoji and angle brackets, unchanged', () => {
    const name = { first: 'Žofie 👩🏽‍❤️‍👨🏻 <b>', last: '陳 "O’Neill"' };
    const values = { ...portia, guestOneFirst: name.first, guestOneLast: name.last };
    expect(read(values)).toMatchObject({ errors: {}, reply: { people: [name] } });
  });

  it('accepts spaces around a text, and removes them', () => {
    expect(read({ ...portia, email: ' portia@belmonte.example ' }).reply.email).toBe(
      'portia@belmonte.example',
    );
  });

  it('accepts an address that a messenger put between invisible marks, and removes them', () => {
    for (const email of ['\u202Aportia@b.co\u202C', '\u200E portia@b.co', 'portia@b\u200B.co']) {
      expect(read({ ...portia, email }).reply.email).toBe('portia@b.co');
    }
  });

  it('accepts line breaks in the dietary notes', () => {
    expect(messages({ dietaryRestrictions: 'Portia: none\nBassanio: no nuts' })).toEqual([]);
  });
});

describe('the record', () => {
  it('has null for every optional value that is empty', () => {
    expect(encode(portia)).toEqual({
      guest_one_first: 'Portia',
      guest_one_last: 'di Belmonte',
      guest_two_first: null,
      guest_two_last: null,
      email: 'portia@belmonte.example',
      welcome_party: 'attending',
      wedding: 'attending',
      guests_count: 1,
      dietary_restrictions: null,
    });
  });

  it('rejects a column that the table does not have', () => {
    const forged = { ...encode(portia), id: 1 };
    expect(recordSchema.safeParse(forged).success).toBe(false);
  });

  it('of any valid form values is valid too, and stays unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const values = fc.record({
      guestOneFirst: text,
      guestOneLast: text,
      guestTwoFirst: text,
      guestTwoLast: text,
      email: fc.emailAddress(),
      welcomeParty: fc.constantFrom('attending', 'not-attending'),
      wedding: fc.constantFrom('attending', 'not-attending'),
      guestsCount: fc.integer({ min: -1, max: 4 }),
      dietaryRestrictions: text,
    });
    fc.assert(
      fc.property(values, (typed) => {
        const { errors, reply } = read(typed);
        if (Object.keys(errors).length > 0) return;
        const record = encodeOpenReply(reply);
        expect(recordSchema.parse(record)).toEqual(record);
      }),
    );
  });
});

describe('the form of a wedding with other events and more guests', () => {
  const questions = {
    events: [
      { id: 'wedding', title: 'Ceremony' },
      { id: 'farewell-brunch', title: 'The Brunch' },
    ],
    maxGuests: 4,
  };
  const { welcomeParty: _, ...values } = {
    ...portia,
    'event:farewell-brunch': 'attending' as const,
  };
  const listErrors = (change: object) =>
    Object.values(read({ ...values, ...change }, questions).errors);

  it.each([
    [{ 'event:farewell-brunch': undefined }, 'Please select your attendance for the Brunch'],
    [{ wedding: 'perhaps' }, 'Please select your attendance for the Ceremony'],
    [{ guestsCount: 5 }, 'Please choose 1 to 4 guests'],
    [{ guestsCount: 4, guest4Last: 'x'.repeat(121) }, 'Please use at most 120 characters'],
  ])('rejects %j', (change, message) => {
    expect(listErrors(change)).toEqual([message]);
  });

  it('fills the columns and puts the rest into the answers', () => {
    const answers = { ...values, guestsCount: 4, guest3First: ' Zoë ', guest4Last: '' };
    const record = encode(answers, questions);
    expect(record).toMatchObject({ welcome_party: 'not-attending', wedding: 'attending' });
    expect(record.guests_count).toBe(2);
    expect(record.answers).toEqual({
      events: { 'farewell-brunch': 'attending' },
      notAsked: ['welcome_party'],
      guests: [
        { first: 'Zoë', last: null },
        { first: null, last: null },
      ],
    });
    expect(findRecordIssue(record, questions)).toBeNull();
  });

  it('leaves out the names of guests who are not counted', () => {
    const answers = { ...values, guestsCount: 3, guest3First: 'Zoë', guest4First: 'Max' };
    expect(encode(answers, questions).answers?.guests).toEqual([{ first: 'Zoë', last: null }]);
  });

  it('needs no name and no number of guests if guests come alone', () => {
    const alone = { ...questions, maxGuests: 1 };
    const { guestsCount: _, guestTwoFirst: __, guestTwoLast: ___, ...shorter } = values;
    expect(encode(shorter, alone)).toMatchObject({ guests_count: 1 });
  });
});

describe('the answers of a reply', () => {
  it.each([
    [{ table: 1 }],
    [{ events: { Brunch: 'attending' } }],
    [{ events: { brunch: 'maybe' } }],
    [{ events: ['attending'] }],
    [{ notAsked: ['brunch'] }],
    [{ guests: [{ first: 'Zoë', last: null, age: 7 }] }],
    [{ guests: [{ first: 'a\u0000b', last: null }] }],
    [{ guests: Array(19).fill({ first: null, last: null }) }],
    [{ people: Array(21).fill({ first: null, last: null }) }],
    [{ people: [{ first: 'Zoë', last: null, age: 7 }] }],
    [{ people: [{ first: 'Zoë', last: null, isChild: false }] }],
    [{ people: [{ first: 'Zoë', last: null, events: { wedding: 'maybe' } }] }],
    [{ people: [{ first: 'Zoë', last: null, dietary: 'x'.repeat(501) }] }],
    [{ questions: { menu: ['fish'] } }],
    [{ questions: { menu: null } }],
    [{ questions: { 'the menu': 'fish' } }],
    [{ questions: { song: 'x'.repeat(501) } }],
    [{ questions: { song: 'a\u0000b' } }],
    [{ invitation: '7' }],
    [{ household: '' }],
  ])('are rejected: %j', (answers) => {
    expect(recordAnswersSchema.safeParse(answers).success).toBe(false);
  });

  it('are rejected if they do not fit into the column', () => {
    const ids = Array.from({ length: 300 }, (_, id) => `event-${id}-of-many`);
    const events = Object.fromEntries(ids.map((id) => [id, 'attending']));
    expect(recordSchema.safeParse({ ...record, answers: { events } }).success).toBe(false);
  });

  it('of each person and to each question are kept as they are', () => {
    const answers = {
      people: [
        {
          ...{ first: 'Zoë', last: 'Rossi', isChild: true, dietary: 'No nuts' },
          events: { wedding: 'attending' },
          questions: { menu: 'fish', high_chair: false, age: 4 },
        },
        { first: null, last: null },
      ],
      questions: { song: 'Volare', shuttle: true, constructor: 'x' },
      invitation: 7,
      household: 'invitation:7',
    };
    expect(recordAnswersSchema.parse(answers)).toEqual(answers);
  });

  it.each([{ invitation: 7 }, { household: 'email:antonio@rialto.example' }])(
    'cannot say whose they are in the open form: %j',
    (answers) => {
      expect(recordSchema.safeParse({ ...record, answers }).success).toBe(false);
      expect(recordSchema.safeParse({ ...record, answers: {} }).success).toBe(true);
    },
  );

  const record = encode({ ...portia, guestsCount: 2 });
  const guests = [{ first: 'Zoë', last: null }];

  it.each([
    [{ events: { brunch: 'attending' as const } }, 2, /brunch is not on the form any more/],
    [{ guests }, 2, 'Please choose 1 or 2 guests'],
    [{ guests }, 1, 'Further guests come after the second one'],
  ])('are rejected by a form that did not ask for them: %j', (answers, guests_count, message) => {
    expect(findRecordIssue({ ...record, answers, guests_count }, SPECIFIED_QUESTIONS)).toMatch(
      message,
    );
  });

  it('of a form from before an event was added or removed are accepted', () => {
    const answers = { notAsked: ['welcome_party' as const] };
    expect(findRecordIssue({ ...record, answers }, SPECIFIED_QUESTIONS)).toBeNull();
    expect(findRecordIssue(record, { events: [], maxGuests: 2 })).toBeNull();
  });
});

it('removes characters without width from names, and keeps the joiners of other scripts', () => {
  const name = (text: string) => rules.first.parse(text);
  expect(name('Por\u200btia\u2060\ufeff')).toBe('Portia');
  expect(name('می\u200cخواهم')).toBe('می\u200cخواهم');
});
