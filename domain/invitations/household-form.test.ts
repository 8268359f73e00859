import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../content/localized.ts';
import { COMES, createPerson, STAYS } from '../fixtures/replies.ts';
import { QUESTION_MESSAGES, RSVP_MESSAGES } from '../messages/rsvp-messages.ts';
import { OTHER_PLACE } from '../replies/questions.ts';
import { readReply } from '../replies/read-reply.ts';
import type { AnswerValue, Person } from '../replies/reply.ts';
import { createRsvpRules } from '../replies/rsvp-rules.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { createHouseholdForm, listPeopleOnForm, toFormAnswers } from './household-form.ts';
import type { Invitation, PersonalReply } from './invitation.ts';

const ADA = { first: 'Ada', last: 'Rossi' };
const LUCA = { first: 'Luca', last: 'Rossi' };
const UNNAMED = { first: '', last: '', isGuest: true } as const;

function createInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: 1,
    name: 'Ada & Luca Rossi',
    people: [ADA, LUCA],
    maxGuests: 2,
    emails: ['ada@example.org', 'luca@example.org'],
    events: ['welcome_party', 'wedding'],
    reply: null,
    repliedAt: null,
    ...changes,
  };
}

function createReply(people: Person[], changes: Partial<PersonalReply> = {}): PersonalReply {
  return { people, email: 'ada@example.org', note: null, answers: {}, ...changes };
}

describe('the people on the form of a household', () => {
  it('are those of the list, in its order', () => {
    const mia = { first: 'Mia', last: '', isChild: true } as const;
    expect(listPeopleOnForm(createInvitation({ people: [ADA, mia, UNNAMED] }))).toEqual([
      { ...ADA, reply: null },
      { ...mia, reply: null },
      { first: '', last: '', reply: null },
    ]);
  });

  it('have their answers of the last reply, whatever its order', () => {
    const luca = createPerson('Luca Rossi', { attendance: STAYS });
    const ada = createPerson('Ada Rossi');
    const people = listPeopleOnForm(createInvitation({ reply: createReply([luca, ada]) }));
    expect(people.map(({ reply }) => reply)).toEqual([ada, luca]);
  });

  it('keep their answers when the couple corrects a last name', () => {
    const reply = createReply([createPerson('ADA Rosi')]);
    const people = listPeopleOnForm(createInvitation({ people: [ADA], reply }));
    expect(people).toEqual([{ ...ADA, reply: reply.people[0] }]);
  });

  it('contain a plus one under the name that the household has given', () => {
    const zoe = createPerson('Zoë');
    const reply = createReply([createPerson('Ada Rossi'), zoe]);
    const people = listPeopleOnForm(createInvitation({ people: [ADA, UNNAMED], reply }));
    expect(people[1]).toEqual({ first: '', last: '', reply: zoe });
  });

  it('contain people who are only in the reply as long as there is room', () => {
    const reply = createReply(['Ada Rossi', 'Zoë', 'Max'].map((name) => createPerson(name)));
    const invitation = createInvitation({ people: [ADA], maxGuests: 2, reply });
    expect(listPeopleOnForm(invitation)).toEqual([
      { ...ADA, reply: reply.people[0] },
      { first: '', last: '', isAdded: true, reply: reply.people[1] },
    ]);
  });
});

describe('the first values of the form', () => {
  const toAnswers = (invitation: Invitation) =>
    toFormAnswers(createHouseholdForm(invitation, english), invitation);

  it('are the first address of the list without a reply, and no attendance', () => {
    expect(toAnswers(createInvitation())).toEqual({ email: 'ada@example.org' });
  });

  it('are those of the last reply', () => {
    const answers = { menu: 'fish', bus: true };
    const people = [
      createPerson('Ada Rossi', { attendance: STAYS, answers }),
      createPerson('Zoë', { attendance: COMES, dietary: 'No nuts' }),
    ];
    const reply = createReply(people, {
      email: 'new@example.org',
      note: 'Vegan',
      answers: { song: 'Volare' },
    });
    expect(toAnswers(createInvitation({ people: [ADA, UNNAMED], reply }))).toEqual({
      email: 'new@example.org',
      dietaryRestrictions: 'Vegan',
      'question:song': 'Volare',
      'person:0:event:welcome_party': 'not-attending',
      'person:0:event:wedding': 'not-attending',
      'person:0:question:menu': 'fish',
      'person:0:question:bus': 'true',
      'person:1:first': 'Zoë',
      'person:1:dietary': 'No nuts',
      'person:1:event:welcome_party': 'attending',
      'person:1:event:wedding': 'attending',
    });
  });
});

it('a reply that its household sends again without a change has the same answers of any kind', () => {
  const ids = ['fish', 'meat', 'tofu'];
  const hotels = ['Danieli', 'Hotel Rialto'];
  const toChoice = (id: string) => ({ id, label: id });
  const kinds: Record<RsvpQuestion['kind'], fc.Arbitrary<AnswerValue>> = {
    choice: fc.constantFrom(...ids),
    choices: fc.subarray(ids, { minLength: 1 }).map((chosen) => chosen.join(' ')),
    'yes-no': fc.boolean(),
    text: fc.constantFrom('Volare', OTHER_PLACE),
    number: fc.nat(9999),
    date: fc.constant('2026-06-05'),
    time: fc.constant('14:40'),
    'date-time': fc.constant('2026-06-05T14:40'),
    phone: fc.constant('+39 041 5226480'),
    stay: fc.constantFrom(...hotels, 'Zattere 12', OTHER_PLACE),
  };
  const questions = Object.keys(kinds).map(
    (kind): RsvpQuestion => ({
      ...{ id: kind, label: kind, hint: '', kind: kind as RsvpQuestion['kind'], required: true },
      choices: (kind === 'stay' ? hotels : ids).map(toChoice),
      perPerson: true,
    }),
  );
  const wedding = { ...english, rsvp: { ...english.rsvp, questions } };
  const rules = createRsvpRules(RSVP_MESSAGES);
  fc.assert(
    fc.property(fc.record(kinds), (answers) => {
      const reply = createReply([createPerson('Ada Rossi', { answers })]);
      const invitation = createInvitation({ people: [ADA], reply });
      const form = createHouseholdForm(invitation, wedding);
      const read = readReply(form, toFormAnswers(form, invitation), {
        rules,
        questions: { errors: QUESTION_MESSAGES },
      });
      expect(read.errors).toEqual({});
      expect(read.reply.people[0]?.answers).toEqual(answers);
    }),
  );
});
