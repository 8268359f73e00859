import { describe, expect, it } from 'vitest';
import { COMES, createPerson, createReply, STAYS } from '../fixtures/replies.ts';
import type { Person, Reply } from './reply.ts';
import { findPersonalReplyIssue, isShortEnough, personalReplySchema, replySchema } from './rsvp.ts';

const EVENTS = ['welcome_party', 'wedding', 'brunch'];
const ADA = createPerson('Ada Rossi');

describe('a reply by a personal link', () => {
  const MENU = {
    ...{ id: 'menu', label: 'Menu', hint: '', perPerson: true, required: false },
    ...{ kind: 'choice' as const, choices: [{ id: 'fish', label: 'Fish' }] },
  };
  const find = (people: Person[], { maxGuests = 2, answers = {} } = {}) =>
    findPersonalReplyIssue(
      { people, answers },
      { events: EVENTS, maxGuests },
      { questions: [MENU] },
    );

  it('is rejected with more guests than are invited', () => {
    const people = [ADA, createPerson('Luca', { attendance: STAYS }), ADA, ADA];
    expect(find(people)).toEqual({
      field: 'person:3:event:welcome_party',
      message: 'Please choose 1 or 2 guests',
    });
    expect(find(people.slice(0, 2), { maxGuests: 1 })).toBeNull();
  });

  it('is rejected for an event that is not on the invitation', () => {
    const picnic = createPerson('Luca', { attendance: { ...STAYS, picnic: 'attending' } });
    expect(find([ADA, picnic])).toMatchObject({ field: 'person:1:event:picnic' });
  });

  it('is rejected without an answer for anybody', () => {
    expect(find([{ ...ADA, attendance: {} }])).toMatchObject({
      field: 'person:0:event:welcome_party',
    });
  });

  it('is rejected with an answer to an unknown question, or one that is no choice', () => {
    const song = find([ADA], { answers: { song: 'Volare' } });
    expect(song).toMatchObject({ field: 'question:song' });
    const meat = find([{ ...ADA, answers: { menu: 'meat' } }]);
    expect(meat).toMatchObject({ field: 'person:0:question:menu' });
  });

  it.each([
    ['without people', { people: undefined }],
    ['with nobody', { people: [] }],
    ['with nobody’s email', { email: 'ada' }],
    ['with another household', { household: 'email:a@b.co' }],
    ['with an invitation', { invitation: 3 }],
    ['with 21 people', { people: Array(21).fill(ADA) }],
    ['with a control character', { people: [{ ...ADA, first: 'A\u0000' }] }],
  ])('is rejected %s', (_, changes) => {
    const reply = { people: [ADA], email: 'ada@rossi.example', note: null, answers: {} };
    expect(personalReplySchema.safeParse(reply).success).toBe(true);
    expect(personalReplySchema.safeParse({ ...reply, ...changes }).success).toBe(false);
  });
});

describe('a reply that the couple enters', () => {
  const { id: _, repliedAt: __, ...reply } = createReply(1, { names: ['Ada Rossi', ''] });
  const find = (changes: Partial<Reply>) => {
    const [issue] = replySchema.safeParse({ ...reply, ...changes }).error?.issues ?? [];
    return issue && { path: issue.path.join('.'), message: issue.message };
  };

  it('is accepted without an address, and with anybody’s own events', () => {
    expect(find({ email: null })).toBeUndefined();
    const people = [createPerson('Zoë', { attendance: { brunch: 'attending' } }), ADA];
    expect(find({ people, isPerPerson: true })).toBeUndefined();
  });

  it('is rejected if its people attend different events, but not each their own', () => {
    const people = [ADA, createPerson('', { attendance: { wedding: 'attending' } })];
    expect(find({ people })).toMatchObject({ path: 'people.1.attendance' });
  });

  it('is rejected without the first guest’s names', () => {
    expect(find({ people: [createPerson('')] })).toEqual({
      path: 'people.0.first',
      message: 'First name is required',
    });
    expect(find({ people: [createPerson('Ada')] })?.path).toBe('people.0.last');
    expect(find({ people: [createPerson('')], isPerPerson: true })?.path).toBe('people.0.first');
  });

  it('is rejected if it does not fit into the column', () => {
    const one = createPerson('Ada Rossi', { dietary: 'x'.repeat(450), attendance: COMES });
    const create = (length: number) => ({
      people: Array.from({ length }, () => one),
      isPerPerson: true,
    });
    expect(isShortEnough({ ...reply, ...create(9) })).toBe(true);
    expect(isShortEnough({ ...reply, ...create(20) })).toBe(false);
    expect(find(create(20))).toEqual({ path: 'answers', message: 'Please use shorter answers' });
  });
});
