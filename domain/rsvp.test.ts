import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RSVP_DEFAULTS,
  type RsvpFormValues,
  rsvpFormSchema,
  rsvpRecordSchema,
  toRsvpRecord,
} from './rsvp.ts';

const portia: RsvpFormValues = {
  ...RSVP_DEFAULTS,
  guestOneFirst: 'Portia',
  guestOneLast: 'di Belmonte',
  email: 'portia@belmonte.example',
};

function messages(change: Partial<Record<keyof RsvpFormValues, unknown>>): string[] {
  const result = rsvpFormSchema.safeParse({ ...portia, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the form rejects', () => {
  it.each([
    [{ guestOneFirst: '' }, 'First name is required'],
    [{ guestOneFirst: ' \u00a0\t' }, 'First name is required'],
    [{ guestOneFirst: '\u3000' }, 'First name is required'],
    [{ guestOneFirst: '\u200b' }, 'Please remove the invisible control characters'],
    [{ guestTwoFirst: '\u200b\u2060' }, 'Please remove the invisible control characters'],
    [{ guestOneLast: '' }, 'Last name is required'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ welcomeParty: 'perhaps' }, 'Please select your attendance for the Welcome Party'],
    [{ wedding: undefined }, 'Please select your attendance for the Wedding'],
    [{ guestsCount: 0 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: 3 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: 1.5 }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: Number.NaN }, 'Please choose 1 or 2 guests'],
    [{ guestsCount: '2' }, 'Please choose 1 or 2 guests'],
    [{ guestTwoFirst: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ dietaryRestrictions: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ guestOneLast: 'Bass\u0000anio' }, 'Please remove the invisible control characters'],
    [{ guestOneLast: 'Bass\nanio' }, 'Please remove the invisible control characters'],
    [{ guestTwoLast: '\ud800' }, 'Please remove the invisible control characters'],
    [{ dietaryRestrictions: 'no nuts\u001b[2J' }, 'Please remove the invisible control characters'],
  ])('%j: %s', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each([
    'portia',
    'portia@belmonte',
    'portia@@belmonte.example',
    'portia @belmonte.example',
    'portia@belmonte,example',
    'portia@belmonte..example',
    '.portia@belmonte.example',
    'portia.@belmonte.example',
    '"portia"@belmonte.example',
    'Portia <portia@belmonte.example>',
    'portia@belmonte.example, bassanio@venezia.example',
    'portia@belmonte.example\r\nBcc: shylock@rialto.example',
    `${'x'.repeat(64)}@${'y'.repeat(200)}.example`,
  ])('the email address %j', (email) => {
    expect(messages({ email })).toContain('Please enter a valid email address');
  });
});

describe('the form accepts', () => {
  it.each([
    'portia@belmonte.example',
    'Portia+wedding@mail.belmonte.example',
    "o'brien@dublin.example",
    'sofía@correo.example',
    'zoe@münchen.example',
    '用户@例子.广告',
  ])('the email address %s', (email) => {
    expect(messages({ email })).toEqual([]);
  });

  it('names in any script, emoji and angle brackets, unchanged', () => {
    const values = {
      ...portia,
      guestOneFirst: 'Žofie 👩🏽‍❤️‍👨🏻 <b>',
      guestOneLast: '陳 "O’Neill"',
    };
    expect(rsvpFormSchema.parse(values)).toEqual(values);
  });

  it('spaces around a text, and removes them', () => {
    expect(rsvpFormSchema.parse({ ...portia, email: ' portia@belmonte.example ' }).email).toBe(
      'portia@belmonte.example',
    );
  });

  it('line breaks in the dietary notes', () => {
    expect(messages({ dietaryRestrictions: 'Portia: none\nBassanio: no nuts' })).toEqual([]);
  });
});

describe('the record', () => {
  it('has null for every optional value that is empty', () => {
    expect(toRsvpRecord(portia)).toEqual({
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
    const forged = { ...toRsvpRecord(portia), id: 1 };
    expect(rsvpRecordSchema.safeParse(forged).success).toBe(false);
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
        const checked = rsvpFormSchema.safeParse(typed);
        if (!checked.success) return;
        const record = toRsvpRecord(checked.data);
        expect(rsvpRecordSchema.parse(record)).toEqual(record);
      }),
    );
  });
});
