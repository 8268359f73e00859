import { describe, expect, it } from 'vitest';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { createPerson, createReply } from '../../../domain/fixtures/replies.ts';
import { listGuests, type Reply } from '../../../domain/replies/reply.ts';
import { listChanges } from '../../../domain/replies/reply-changes.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import { formatValue, getFieldLabel } from './format-reply.ts';
import { type ReplyInput, readReplyInput, toFormValues } from './reply-values.ts';

const defaults = { hint: '', choices: [], perPerson: false, required: true };
const MENU: RsvpQuestion = {
  ...{ ...defaults, id: 'menu', label: 'Menu', kind: 'choice', perPerson: true, event: 'wedding' },
  choices: [
    { id: 'fish', label: 'Sea bass' },
    { id: 'meat', label: 'Veal' },
  ],
};
const SHUTTLE: RsvpQuestion = { ...defaults, id: 'shuttle', label: 'Boat', kind: 'yes-no' };
const NIGHTS: RsvpQuestion = { ...defaults, id: 'nights', label: 'Nights', kind: 'number' };
const TOURS: RsvpQuestion = {
  ...{ ...defaults, id: 'tours', label: 'Tours', kind: 'choices' },
  choices: [
    { id: 'sail', label: 'Sailing' },
    { id: 'glass', label: 'Glass' },
  ],
};
const HOTEL: RsvpQuestion = {
  ...{ ...defaults, id: 'hotel', label: 'Hotel', kind: 'stay' },
  choices: [{ id: 'Danieli', label: 'Danieli' }],
};
const ARRIVAL: RsvpQuestion = {
  ...{ ...defaults, id: 'arrival', label: 'Arrival', kind: 'date-time' },
  closesAt: '2020-01-01T00:00:00Z',
};
const wedding: GuestData['wedding'] = {
  ...{ couple: ['Portia', 'Bassanio'], locale: 'en-US', date: '2026-06-06' },
  ...{ deadline: '2026-03-15', maxGuests: 4, dietaryPerPerson: true },
  events: [
    { id: 'wedding', title: 'The Wedding' },
    { id: 'brunch', title: 'Brunch' },
  ],
  questions: [MENU, SHUTTLE, NIGHTS, TOURS, HOTEL, ARRIVAL],
  formerQuestions: [
    {
      id: 'hat',
      label: 'Hat',
      kind: 'choice',
      choices: [{ id: 'red', label: 'Red' }],
      perPerson: true,
    },
  ],
};

const attendance = { wedding: 'attending', brunch: 'attending' } as const;
const ADA = createPerson('Ada Rossi', { attendance });
const LUCA = createPerson('Luca', { attendance });
const reply: Reply = createReply(1);
const plain: Reply = { ...reply, people: [ADA, LUCA] };
const open: Reply = {
  ...reply,
  people: [
    { ...ADA, answers: { menu: 'tofu', hat: 'red' } },
    { ...LUCA, dietary: 'No nuts' },
  ],
  answers: {
    ...{ shuttle: false, nights: 0, table: 'Window', tours: 'sail run' },
    ...{ hotel: 'Zattere 12', arrival: '2026-06-05T14:40' },
  },
};
const unclear: Reply = { ...reply, people: [ADA], uncounted: { first: 'Luca', last: null } };
const declined = { wedding: 'not-attending', brunch: 'not-attending' } as const;
const ZOE = createPerson('Zoë Rossi', { isChild: true, attendance: declined, dietary: 'Milk' });
const personal: Reply = {
  ...reply,
  people: [{ ...ADA, answers: { menu: 'meat' } }, ZOE],
  isPerPerson: true,
  ...{ invitation: 7, household: 'invitation:7' },
};

/** What the form reads after the couple changed some of its values. */
function read(reply: Reply, change: (values: ReplyInput) => unknown) {
  const values = structuredClone(toFormValues(reply, wedding)) as ReplyInput;
  change(values);
  return readReplyInput(values, reply, wedding);
}

function edit(reply: Reply, change: (values: ReplyInput) => unknown): Reply {
  const { errors, reply: edited } = read(reply, change);
  expect(errors).toEqual({});
  return edited;
}

describe('the couple’s form', () => {
  it.each<[change: (values: ReplyInput) => unknown, errors: object]>([
    [
      ({ questions }) => Object.assign(questions, { nights: '1.5' }),
      { 'questions.nights': 'Please enter a whole number from 0 to 9999' },
    ],
    [
      ({ people }) => Object.assign(people[1] ?? {}, { dietary: 'a\u0007' }),
      { 'people.1.dietary': 'Please remove the invisible control characters' },
    ],
    [
      (values) => Object.assign(values, { email: 'ada@', guestsCount: '11' }),
      {
        email: 'Please enter a valid email address, or leave it empty',
        guestsCount: 'Please choose 1 to 10 guests',
      },
    ],
    [
      ({ events }) => Object.assign(events, { brunch: null }),
      { 'events.brunch': 'Please choose an answer' },
    ],
    [
      ({ people }) => Object.assign(people[0] ?? {}, { first: ' ' }),
      { 'people.0.first': 'First name is required' },
    ],
  ])('rejects a wrong answer', (change, errors) => {
    expect(read(open, change).errors).toEqual(errors);
  });

  it('rejects a person without an answer about an event', () => {
    const remove = ({ people }: ReplyInput) => delete people[1]?.events.brunch;
    expect(read(personal, remove).errors).toEqual({
      'people.1.events.brunch': 'Please choose an answer',
    });
  });

  it.each([
    ['without answers', plain],
    ['with answers, also to removed questions and choices', open],
    ['with a second name that is not counted', unclear],
    ['by personal link', personal],
  ])('leaves a reply %s as it is', (_, reply) => {
    const saved = edit(reply, () => {});
    expect(saved).toEqual(reply);
    expect(listChanges(reply, saved)).toEqual([]);
  });

  it('changes answers of an open reply', () => {
    const saved = edit(open, (values) => {
      Object.assign(values.people[0]?.questions ?? {}, { menu: 'fish' });
      Object.assign(values.people[1] ?? {}, { dietary: '' });
      Object.assign(values.questions, { shuttle: 'true', nights: '', tours: ['sail', 'glass'] });
      Object.assign(values.questions, { hotel: 'Danieli', arrival: '2026-06-06T09:05' });
    });
    const changes = listChanges(open, saved).map(({ field, before, after }) => [
      getFieldLabel(field, wedding, saved),
      formatValue(field, before, wedding),
      formatValue(field, after, wedding),
    ]);
    expect(changes).toEqual([
      ['Ada Rossi · Menu', 'tofu', 'Sea bass'],
      ['Luca · Dietary needs', 'No nuts', 'none'],
      ['Boat', 'No', 'Yes'],
      ['Nights', '0', 'none'],
      ['Tours', 'Sailing, run', 'Sailing, Glass'],
      ['Hotel', 'Zattere 12', 'Danieli'],
      ['Arrival', 'Fri, Jun 5, 2026, 2:40 PM', 'Sat, Jun 6, 2026, 9:05 AM'],
    ]);
    expect(saved.people[0]?.answers).toEqual({ hat: 'red', menu: 'fish' });
    expect(saved.answers).toEqual({
      ...{ table: 'Window', shuttle: true, tours: 'sail glass' },
      ...{ hotel: 'Danieli', arrival: '2026-06-06T09:05' },
    });
  });

  it('accepts people without a name, and a reply without an email address', () => {
    const remove = ({ people }: ReplyInput) => Object.assign(people[0] ?? {}, { first: ' ' });
    expect(edit(open, (values) => Object.assign(values, { email: ' ' })).email).toBeNull();
    expect(edit(personal, remove).people[0]).toMatchObject({ first: null, last: 'Rossi' });
  });

  it('counts as many guests as the couple chooses', () => {
    const three = edit(plain, (values) => {
      values.guestsCount = '3';
      Object.assign(values.people[2] ?? {}, { first: 'Max' });
    });
    expect(three.people).toEqual([ADA, LUCA, createPerson('Max', { attendance })]);
    const one = edit(three, (values) => Object.assign(values, { guestsCount: '1' }));
    expect(one).toMatchObject({ people: [ADA], uncounted: { first: 'Luca', last: null } });
  });

  it('changes who comes to which event, and who is counted', () => {
    const saved = edit(personal, ({ people }) => {
      Object.assign(people[0]?.events ?? {}, { wedding: 'not-attending' });
      Object.assign(people[1]?.events ?? {}, { brunch: 'attending' });
    });
    expect(listGuests(saved)).toMatchObject([{ first: 'Ada' }, { first: 'Zoë' }]);
    expect(saved.people[1]).toEqual({ ...ZOE, attendance: { ...declined, brunch: 'attending' } });
    expect(saved).toMatchObject({ invitation: 7, household: 'invitation:7' });
  });

  it('removes a person and keeps what the others said', () => {
    const saved = edit(personal, ({ people }) => void people.shift());
    expect(saved.people).toEqual([ZOE]);
  });
});
