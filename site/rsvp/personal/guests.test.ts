import { describe, expect, it } from 'vitest';
import { COMES, STAYS } from '../../../domain/fixtures/replies.ts';
import type { Invitation, PersonalReply } from '../../../domain/invitations/invitation.ts';
import type { Person } from '../../../domain/replies/reply.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import { addGuests, listGuests, readPersonalReply, toFormAnswers } from './guests.ts';

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

const coming = { attendance: COMES, dietary: null, answers: {} };
const declining = { ...coming, attendance: STAYS };

describe('the guests on the form of a household', () => {
  it('are the people of the list, in its order', () => {
    const mia = { first: 'Mia', last: '', isChild: true } as const;
    expect(listGuests(createInvitation({ people: [ADA, mia, UNNAMED] }))).toEqual([
      { ...ADA, reply: null },
      { ...mia, reply: null },
      { first: '', last: '', reply: null },
    ]);
  });

  it('have their answers of the last reply, whatever its order', () => {
    const luca = { ...LUCA, ...declining };
    const ada = { ...ADA, ...coming };
    const guests = listGuests(createInvitation({ reply: createReply([luca, ada]) }));
    expect(guests.map(({ reply }) => reply)).toEqual([ada, luca]);
  });

  it('keep their answers when the couple corrects a last name', () => {
    const reply = createReply([{ first: 'ADA', last: 'Rosi', ...coming }]);
    const guests = listGuests(createInvitation({ people: [ADA], reply }));
    expect(guests).toEqual([{ ...ADA, reply: reply.people[0] }]);
  });

  it('contain a plus one under the name that the household has given', () => {
    const zoe = { first: 'Zoë', last: null, ...coming };
    const reply = createReply([{ ...ADA, ...coming }, zoe]);
    const guests = listGuests(createInvitation({ people: [ADA, UNNAMED], reply }));
    expect(guests[1]).toEqual({ first: '', last: '', reply: zoe });
  });

  it('contain people who are only in the reply as long as there is room', () => {
    const people = ['Zoë', 'Max'].map((first) => ({ first, last: null, ...coming }));
    const reply = createReply([{ ...ADA, ...coming }, ...people]);
    const invitation = createInvitation({ people: [ADA], maxGuests: 2, reply });
    expect(listGuests(invitation).map((guest) => guest.reply?.first)).toEqual(['Ada', 'Zoë']);
  });
});

describe('the first values of the form', () => {
  it('are the first address of the list without a reply, and no attendance', () => {
    const invitation = createInvitation();
    const answers = toFormAnswers(listGuests(invitation), invitation);
    expect(answers).toEqual({ email: 'ada@example.org' });
  });

  it('are those of the last reply', () => {
    const guest = { first: 'Zoë', last: null, ...coming, dietary: 'No nuts' };
    const people = [{ ...ADA, ...declining, answers: { menu: 'fish', bus: true } }, guest];
    const reply = createReply(people, {
      email: 'new@example.org',
      note: 'Vegan',
      answers: { song: 'Volare' },
    });
    const invitation = createInvitation({ people: [ADA, UNNAMED], reply });
    expect(toFormAnswers(listGuests(invitation), invitation)).toEqual({
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

const MENU: RsvpQuestion = {
  ...{ hint: '', required: false },
  ...{ id: 'menu', label: 'Menu', kind: 'choice', perPerson: true, event: 'wedding' },
  choices: [{ id: 'fish', label: 'Fish' }],
};
const BUS: RsvpQuestion = {
  ...{ hint: '', choices: [], required: false },
  ...{ id: 'bus', label: 'Bus?', kind: 'yes-no', perPerson: false },
};

describe('the reply of a household', () => {
  const answers = {
    email: ' ada@example.org ',
    dietaryRestrictions: ' ',
    'person:0:event:welcome_party': 'not-attending',
    'person:0:event:wedding': 'attending',
    'person:1:event:welcome_party': 'attending',
    'person:1:event:wedding': 'attending',
    'person:1:first': ' Zoë ',
    'person:1:last': '',
  };

  it('has the names of the list, those that were typed, and nothing around them', () => {
    const invitation = createInvitation({ people: [ADA, UNNAMED] });
    expect(readPersonalReply(answers, listGuests(invitation), invitation)).toEqual({
      email: 'ada@example.org',
      note: null,
      answers: {},
      people: [
        { ...ADA, ...coming, attendance: { ...COMES, welcome_party: 'not-attending' } },
        { first: 'Zoë', last: null, ...coming },
      ],
    });
  });

  it('has only the events that the household is invited to', () => {
    const invitation = createInvitation({ events: ['wedding'] });
    const { people } = readPersonalReply(answers, listGuests(invitation), invitation);
    expect(people[0]?.attendance).toEqual({ wedding: 'attending' });
  });

  it('marks children', () => {
    const mia = { first: 'Mia', last: 'Rossi', isChild: true } as const;
    const invitation = createInvitation({ people: [mia] });
    const { people } = readPersonalReply(answers, listGuests(invitation), invitation);
    expect(people[0]).toMatchObject(mia);
  });

  it('contains a guest whom the household has added only if the guest comes', () => {
    const invitation = createInvitation({ people: [ADA], maxGuests: 3 });
    const guests = addGuests(listGuests(invitation), 3);
    const reply = readPersonalReply(
      { ...answers, 'person:2:event:wedding': 'not-attending' },
      guests,
      invitation,
    );
    expect(reply.people.map(({ first }) => first)).toEqual(['Ada', 'Zoë']);
  });

  it('keeps the notes of guests who decline, whose fields are hidden, but not those that were removed', () => {
    const reply = createReply([
      { ...ADA, ...coming, dietary: 'No nuts' },
      { ...LUCA, ...coming, dietary: 'Vegan' },
    ]);
    const invitation = createInvitation({ reply });
    const changed = { ...answers, 'person:1:dietary': '' };
    const { people } = readPersonalReply(changed, listGuests(invitation), invitation);
    expect(people.map(({ dietary }) => dietary)).toEqual(['No nuts', null]);
  });

  it('has the answers of those who attend the event of a question, and of the household', () => {
    const invitation = createInvitation();
    const given = {
      ...answers,
      'person:0:event:wedding': 'not-attending',
      'person:0:question:menu': 'fish',
      'person:1:question:menu': 'fish',
      'question:bus': 'false',
    };
    const reply = readPersonalReply(given, listGuests(invitation), invitation, [MENU, BUS]);
    expect(reply.people.map((person) => person.answers)).toEqual([{}, { menu: 'fish' }]);
    expect(reply.answers).toEqual({ bus: false });
  });
});
