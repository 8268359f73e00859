import { describe, expect, it } from 'vitest';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { copyFields, getChanges, type HouseholdReply } from '../../../domain/replies/household.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import { formatValue, getFieldLabel } from './format-reply.ts';
import {
  composeFromPeople,
  createReplySchema,
  type ReplyInput,
  toFormValues,
  toHouseholdReply,
} from './reply-schema.ts';

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
const wedding: GuestData['wedding'] = {
  ...{ couple: ['Portia', 'Bassanio'], locale: 'en-US', date: '2026-06-06' },
  ...{ deadline: '2026-03-15', maxGuests: 4, dietaryPerPerson: true },
  events: [
    { id: 'wedding', title: 'The Wedding' },
    { id: 'brunch', title: 'Brunch' },
  ],
  questions: [MENU, SHUTTLE, NIGHTS],
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

const plain: HouseholdReply = {
  ...{ guest_one_first: 'Ada', guest_one_last: 'Rossi' },
  ...{ guest_two_first: 'Luca', guest_two_last: null, guests_count: 2 },
  ...{ email: 'ada@example.com', welcome_party: 'not-attending', wedding: 'attending' },
  dietary_restrictions: null,
  answers: { events: { brunch: 'attending' }, notAsked: ['welcome_party'] },
};
const open: HouseholdReply = {
  ...plain,
  answers: {
    ...plain.answers,
    people: [
      { first: 'Ada', last: 'Rossi', questions: { menu: 'tofu', hat: 'red' } },
      { first: 'Luca', last: null, dietary: 'No nuts' },
    ],
    questions: { shuttle: false, nights: 0, table: 'Window' },
  },
};
const personal: HouseholdReply = {
  ...plain,
  guests_count: 1,
  guest_two_first: null,
  answers: {
    ...plain.answers,
    people: [
      {
        ...{ first: 'Ada', last: 'Rossi', questions: { menu: 'meat' } },
        events: { wedding: 'attending', brunch: 'attending' },
      },
      {
        ...{ first: 'Zoë', last: 'Rossi', isChild: true, dietary: 'Milk' },
        events: { wedding: 'not-attending', brunch: 'not-attending' },
      },
    ],
    invitation: 7,
    household: 'invitation:7',
  },
};

/** The reply after the couple changed some values of the form. */
function edit(reply: HouseholdReply, change: (values: ReplyInput) => void): HouseholdReply {
  const values = structuredClone(toFormValues(reply, wedding)) as ReplyInput;
  change(values);
  return toHouseholdReply(createReplySchema(wedding).parse(values), reply, wedding);
}

describe('the couple’s form', () => {
  it.each<[change: (values: ReplyInput) => unknown, message: string]>([
    [({ questions }) => Object.assign(questions, { nights: '1.5' }), 'whole number'],
    [({ people }) => Object.assign(people[1] ?? {}, { dietary: 'a\u0007' }), 'invisible'],
  ])('rejects a wrong answer', (change, message) => {
    const values = structuredClone(toFormValues(open, wedding)) as ReplyInput;
    change(values);
    const { error } = createReplySchema(wedding).safeParse(values);
    expect(error?.issues[0]?.message).toContain(message);
  });

  it.each([
    ['without answers', plain],
    ['with answers, also to removed questions and choices', open],
    ['by personal link', personal],
  ])('leaves a reply %s as it is', (_, reply) => {
    const saved = edit(reply, () => {});
    expect(saved).toEqual(reply);
    expect(getChanges(reply, saved)).toEqual([]);
  });

  it('changes answers of an open reply', () => {
    const saved = edit(open, (values) => {
      Object.assign(values.people[0]?.questions ?? {}, { menu: 'fish' });
      Object.assign(values.people[1] ?? {}, { dietary: '' });
      Object.assign(values.questions, { shuttle: 'true', nights: '' });
    });
    const changes = getChanges(open, saved).map(({ field, before, after }) => [
      getFieldLabel(field, wedding, saved),
      formatValue(field, before, wedding),
      formatValue(field, after, wedding),
    ]);
    expect(changes).toEqual([
      ['Ada Rossi · Menu', 'tofu', 'Sea bass'],
      ['Luca · Dietary needs', 'No nuts', 'none'],
      ['Boat', 'No', 'Yes'],
      ['Nights', '0', 'none'],
    ]);
    expect(saved.answers?.people?.[0]?.questions).toEqual({ hat: 'red', menu: 'fish' });
    expect(saved.answers?.questions).toEqual({ table: 'Window', shuttle: true });
  });

  it('changes who comes to which event, and the columns follow', () => {
    const saved = edit(personal, ({ people }) => {
      Object.assign(people[0]?.events ?? {}, { wedding: 'not-attending' });
      Object.assign(people[1]?.events ?? {}, { brunch: 'attending' });
    });
    expect(saved).toMatchObject({
      ...{ wedding: 'not-attending', guests_count: 2, guest_two_first: 'Zoë' },
      answers: { events: { brunch: 'attending' }, invitation: 7, household: 'invitation:7' },
    });
    expect(saved.answers?.people?.[1]).toMatchObject({ isChild: true, dietary: 'Milk' });
  });

  it('has columns that follow its people, also after two versions were merged', () => {
    const mine = edit(personal, ({ people }) => {
      Object.assign(people[1]?.events ?? {}, { brunch: 'attending' });
    });
    const merged = copyFields(personal, mine, ['person:1:event:brunch']);
    expect(composeFromPeople(merged, wedding)).toEqual(mine);
    expect(composeFromPeople({ ...personal, email: null }, wedding).email).toBeNull();
  });

  it('removes a person and keeps what the others said', () => {
    const saved = edit(personal, ({ people }) => void people.shift());
    expect(saved.answers?.people).toEqual([personal.answers?.people?.[1]]);
    expect(saved).toMatchObject({ guest_one_first: 'Zoë', wedding: 'not-attending' });
  });
});
