import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMES, createPerson, createReply, STAYS } from '../fixtures/replies.ts';
import { ATTENDANCE, getAttendance, listGuests, type Person } from './reply.ts';
import {
  decodeReply,
  EVENT_COLUMNS,
  encodeOpenReply,
  encodeReply,
  type RecordAnswers,
  type RsvpRecord,
} from './rsvp-record.ts';
import { recordAnswersSchema, recordSchema } from './rsvp-schema.ts';

const attendance = fc.constantFrom(...ATTENDANCE);
const name = fc.record({
  first: fc.option(fc.constantFrom('Zoë', 'Al')),
  last: fc.option(fc.constantFrom('Rossi', 'Famiglia Neri')),
});
const questions = fc.dictionary(
  fc.constantFrom('menu', 'email', 'constructor'),
  fc.oneof(fc.constant('fish'), fc.integer(), fc.boolean()),
  { minKeys: 1 },
);
const events = fc.dictionary(fc.constantFrom('brunch', 'constructor', 'email'), attendance, {
  minKeys: 1,
});
const columns = {
  guest_one_first: fc.constantFrom('Ada', 'Zoë'),
  guest_one_last: fc.constantFrom('Rossi', 'Neri'),
  email: fc.option(fc.emailAddress()),
  dietary_restrictions: fc.option(fc.constant('No nuts')),
};
const source = fc.record(
  {
    noDietaryNeeds: fc.constant(true as const),
    invitation: fc.integer(),
    household: fc.constant('invitation:7'),
  },
  { requiredKeys: [] },
);

/** An optional part of `answers`, absent if it says nothing. */
const part = <Key extends string, Value>(key: Key, value: fc.Arbitrary<Value>) =>
  fc.option(
    value.map((one) => ({ [key]: one }) as Record<Key, Value>),
    { nil: {} as Partial<Record<Key, Value>> },
  );

/** Rows of the open form, and of the couple's form for a household whose people attend the same events. */
const openRows: fc.Arbitrary<RsvpRecord> = fc
  .record({
    ...columns,
    two: name,
    further: fc.array(name, { maxLength: 3 }),
    isTwo: fc.boolean(),
    welcome_party: fc.option(attendance),
    wedding: fc.option(attendance),
    events: part('events', events),
    questions: part('questions', questions),
    source,
    details: fc.array(
      fc.tuple(
        part('isChild', fc.constant(true as const)),
        part('dietary', fc.constant('Vegan')),
        part('questions', questions),
      ),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(
    ({
      two,
      further,
      isTwo,
      welcome_party,
      wedding,
      events,
      questions,
      source,
      details,
      ...row
    }) => {
      const guests = isTwo ? further : [];
      const notAsked = [
        ...(welcome_party ? [] : ['welcome_party' as const]),
        ...(wedding ? [] : ['wedding' as const]),
      ];
      const names = [
        { first: row.guest_one_first, last: row.guest_one_last },
        ...(isTwo ? [two] : []),
        ...guests,
      ];
      const people = names.map((one, index) =>
        Object.assign({ ...one }, ...(details[index] ?? [])),
      );
      const hasDetails = people.some((person) => Object.keys(person).length > 2);
      const answers = {
        ...events,
        ...(notAsked.length > 0 && { notAsked }),
        ...(guests.length > 0 && { guests }),
        ...(hasDetails && { people }),
        ...questions,
        ...source,
      };
      return {
        guest_one_first: row.guest_one_first,
        guest_one_last: row.guest_one_last,
        guest_two_first: two.first,
        guest_two_last: two.last,
        email: row.email,
        welcome_party: welcome_party ?? 'not-attending',
        wedding: wedding ?? 'not-attending',
        guests_count: isTwo ? 2 : 1,
        dietary_restrictions: row.dietary_restrictions,
        ...(Object.keys(answers).length > 0 && { answers }),
      };
    },
  );

const personEvents = fc.dictionary(
  fc.constantFrom('welcome_party', 'wedding', 'brunch'),
  attendance,
);
const person = fc
  .tuple(
    name,
    part('isChild', fc.constant(true as const)),
    part('events', personEvents),
    part('dietary', fc.constant('Vegan')),
    part('questions', questions),
  )
  .map((parts) => Object.assign({}, ...parts) as NonNullable<RecordAnswers['people']>[number]);

test('every row of the open form is decoded and encoded to the same bytes', () => {
  fc.assert(
    fc.property(openRows, (row) => {
      const reply = decodeReply(row);
      expect(JSON.stringify(encodeReply(reply))).toBe(JSON.stringify(row));
      const { noDietaryNeeds, invitation, household, ...answers } = row.answers ?? {};
      const isSentByPage =
        noDietaryNeeds === undefined && invitation === undefined && household === undefined;
      if (isSentByPage && !answers.people?.some(({ isChild }) => isChild))
        expect(encodeOpenReply(reply)).toEqual(row);
      const isAsked = !row.answers?.notAsked?.includes('wedding');
      expect(getAttendance(reply, 'wedding')).toBe(isAsked ? row.wedding : null);
      expect(reply.people).toHaveLength(row.guests_count + (row.answers?.guests?.length ?? 0));
    }),
  );
});

test('every reply by a personal link has the same people after it was stored', () => {
  const people = fc.array(
    person.map(({ dietary = null, questions = {}, events = {}, ...one }) => ({
      ...{ ...one, attendance: events, dietary, answers: questions },
    })),
    { minLength: 1, maxLength: 5 },
  );
  const replies = people.map((people) =>
    createReply(1, { people, isPerPerson: true, invitation: 7, household: 'invitation:7' }),
  );
  fc.assert(
    fc.property(replies, ({ id: _, repliedAt: __, ...reply }) => {
      const row = encodeReply(reply);
      expect(decodeReply(row)).toEqual(reply);
      expect(encodeReply(decodeReply(row))).toEqual(row);
      const { answers, ...columns } = row;
      expect(recordSchema.parse(columns)).toEqual(columns);
      expect(recordAnswersSchema.parse(answers)).toEqual(answers);
      const count = row.guests_count + (answers?.guests?.length ?? 0);
      expect(listGuests(reply)).toHaveLength(count);
    }),
  );
});

test('any row that the table can contain is decoded to a reply that stays the same', () => {
  const answers = fc.record(
    {
      events: fc.dictionary(fc.constantFrom('wedding', 'brunch', 'constructor'), attendance),
      notAsked: fc.array(fc.constantFrom(...EVENT_COLUMNS), { maxLength: 2 }),
      guests: fc.array(name, { maxLength: 3 }),
      people: fc.array(person, { maxLength: 4 }),
      questions,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(openRows, answers, (row, answers) => {
      const reply = decodeReply({ ...row, answers: recordAnswersSchema.parse(answers) });
      expect(decodeReply(encodeReply(reply))).toEqual(reply);
    }),
  );
});

describe('the columns of a reply by a personal link', () => {
  const encode = (...people: Person[]) =>
    encodeReply(createReply(1, { people, isPerPerson: true }));
  const ADA = createPerson('Ada Rossi', { attendance: STAYS });
  const UNNAMED = createPerson('');
  const ZOE = createPerson('Zoë', { isChild: true });

  test('are about the first two named guests who come, and the others are further guests', () => {
    const onlyParty = { ...COMES, wedding: 'not-attending' } as const;
    const luca = createPerson('Luca Neri', { attendance: onlyParty });
    const row = encode(ADA, UNNAMED, luca, ZOE);
    expect(row).toMatchObject({
      ...{ guest_one_first: 'Luca', guest_one_last: 'Neri' },
      ...{ guest_two_first: 'Zoë', guest_two_last: null },
      ...{ welcome_party: 'attending', wedding: 'attending', guests_count: 2 },
    });
    expect(row.answers).toMatchObject({
      guests: [{ first: null, last: null }],
      people: [{ first: 'Ada', events: STAYS }, {}, { events: onlyParty }, { isChild: true }],
    });
  });

  test('are about the first two named people if nobody comes', () => {
    const row = encode(ADA, { ...ADA, first: 'Luca' }, { ...ZOE, attendance: STAYS });
    expect(row).toMatchObject({
      ...{ guest_one_first: 'Ada', guest_two_first: 'Luca', guests_count: 2 },
      ...{ welcome_party: 'not-attending', wedding: 'not-attending' },
    });
    expect(row.answers).not.toHaveProperty('guests');
  });

  test.each([
    ['a child has the name of the others', [ZOE, ADA], 'Zoë', 'Rossi'],
    [
      'a family has two words',
      [{ ...ZOE, first: null, last: 'Famiglia Rossi' }],
      'Famiglia',
      'Rossi',
    ],
    ['one word is enough', [ZOE], 'Zoë', '–'],
    ['a guest without a name comes with somebody who has one', [ADA, UNNAMED], 'Ada', 'Rossi'],
  ])('have both names of the first guest: %s', (_, people, first, last) => {
    expect(encode(...people)).toMatchObject({
      ...{ guest_one_first: first, guest_one_last: last, guests_count: 1, guest_two_first: null },
    });
  });

  test('do not say that somebody declined an event about which nobody was asked', () => {
    const { answers, ...columns } = encode({ ...ADA, attendance: { brunch: 'attending' } });
    expect(columns).toMatchObject({ welcome_party: 'not-attending', wedding: 'not-attending' });
    expect(answers).toMatchObject({
      events: { brunch: 'attending' },
      notAsked: ['welcome_party', 'wedding'],
    });
  });
});
