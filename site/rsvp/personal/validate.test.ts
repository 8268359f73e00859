import { describe, expect, it } from 'vitest';
import { english } from '../../../content/localized.ts';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import { formatMessage } from '../../../domain/messages/format.ts';
import { MESSAGES } from '../../../domain/wedding/languages.ts';
import type { RsvpQuestion, Wedding } from '../../../domain/wedding/wedding.ts';
import type { Edition } from '../../edition.tsx';
import type { request } from '../../request.ts';
import type { FormAnswers } from '../form-answers.ts';
import { addGuests, listGuests, readGuestCount, readPersonalReply } from './guests.ts';
import { createValidation } from './validate.ts';

const ADA = { first: 'Ada', last: 'Rossi' };
const LUCA = { first: 'Luca', last: 'Rossi' };

function validate(
  answers: FormAnswers,
  changes: Partial<Invitation> = {},
  rsvp: Partial<Wedding['rsvp']> = {},
) {
  const invitation: Invitation = {
    ...{ name: 'Ada & Luca Rossi', people: [ADA, LUCA], maxGuests: 2, emails: [] },
    ...{ id: 1, events: ['welcome_party', 'wedding'], reply: null, repliedAt: null },
    ...changes,
  };
  const wedding = { ...english, rsvp: { ...english.rsvp, ...rsvp } };
  const edition = { language: 'en', messages: MESSAGES.en, wedding } as unknown as Edition;
  const listed = listGuests(invitation);
  return createValidation({
    edition,
    messages: MESSAGES.en.personal,
    invitation,
    tools: { formatMessage, request: null as unknown as typeof request },
    toReply: (given) =>
      readPersonalReply(
        given,
        addGuests(listed, readGuestCount(given)),
        invitation,
        wedding.rsvp.questions,
      ),
  })(answers);
}

const COMING = {
  people: '2',
  email: 'ada@example.org',
  'person:0:event:welcome_party': 'attending',
  'person:0:event:wedding': 'attending',
  'person:1:event:welcome_party': 'not-attending',
  'person:1:event:wedding': 'attending',
};

describe('the form of a household', () => {
  it('asks for an address, and for the attendance of each person at each event', () => {
    expect(validate({ people: '2', email: '' })).toEqual({
      email: 'Please enter a valid email address',
      'person:0:event:welcome_party': 'Please select your attendance for the Welcome Party',
      'person:0:event:wedding': 'Please select your attendance for the Wedding',
      'person:1:event:welcome_party': 'Please select your attendance for the Welcome Party',
      'person:1:event:wedding': 'Please select your attendance for the Wedding',
    });
  });

  it('asks for the events that the household is invited to only', () => {
    const errors = validate({ people: '1', email: 'a@example.org' }, { events: ['wedding'] });
    expect(Object.keys(errors)).toEqual(['person:0:event:wedding']);
  });

  it('rejects more guests than there is room for, at the first one too many', () => {
    expect(validate(COMING, { maxGuests: 1 })).toEqual({
      'person:1:event:wedding': MESSAGES.en.personal.tooMany,
    });
    expect(validate(COMING)).toEqual({});
  });

  it('rejects names that are too long or contain control characters', () => {
    const names = { 'person:0:first': 'a'.repeat(121), 'person:1:last': 'Ros\u0007si' };
    expect(Object.keys(validate({ ...COMING, ...names }))).toEqual([
      'person:0:first',
      'person:1:last',
    ]);
  });

  it('asks the required questions of those who attend, and checks the dietary needs of each person', () => {
    const menu: RsvpQuestion = {
      ...{ id: 'menu', label: 'Menu', hint: '', kind: 'choice', required: true, perPerson: true },
      ...{ choices: [{ id: 'fish', label: 'Fish' }], event: 'welcome_party' },
    };
    const long = { 'person:1:dietary': 'a'.repeat(501) };
    expect(
      validate({ ...COMING, ...long }, {}, { questions: [menu], dietaryPerPerson: true }),
    ).toEqual({
      'person:0:question:menu': 'Please answer this question',
      'person:1:dietary': 'Please use at most 500 characters',
    });
  });

  it('checks an answer by its question, whose id can be the name of another field', () => {
    const first: RsvpQuestion = {
      ...{ id: 'first', label: 'Your first song', hint: '', kind: 'text', choices: [] },
      ...{ required: false, perPerson: true },
    };
    const song = { 'person:0:question:first': 'Volare\n'.repeat(60) };
    expect(validate({ ...COMING, ...song }, {}, { questions: [first] })).toEqual({});
  });

  it('rejects answers that are too long altogether', () => {
    const song: RsvpQuestion = {
      ...{ id: 'song', label: 'Song', hint: '', kind: 'text', required: false, perPerson: true },
      choices: [],
    };
    const people = Array.from({ length: 12 }, (_, index) => ({
      first: `Guest ${index}`,
      last: '',
    }));
    const answers = Object.fromEntries(
      people.flatMap((_, index) => [
        [`person:${index}:event:wedding`, 'attending'],
        [`person:${index}:question:song`, 'é'.repeat(500)],
      ]),
    );
    const errors = validate(
      { ...answers, people: '12', email: 'a@example.org' },
      { people, maxGuests: 12, events: ['wedding'] },
      { questions: [song] },
    );
    expect(Object.values(errors)).toEqual([
      'Your answers are too long altogether. Please shorten this one',
    ]);
  });
});
