import { expect, it } from 'vitest';
import type { FormAnswers } from '../../domain/replies/reply-form.ts';
import { followSecondGuest } from './second-guest.ts';

const START = { guestTwoFirst: '', guestTwoLast: '', guestsCount: 1, guestsCountSource: '' };

/** The answers after a guest has made these changes one after the other. */
function type(...changes: FormAnswers[]): FormAnswers {
  let answers: FormAnswers = START;
  for (const change of changes) {
    const typed = { ...answers, ...change };
    answers = { ...typed, ...followSecondGuest(answers, typed) };
  }
  return answers;
}

it('a number that the guest has chosen stays as it is when a second guest is named', () => {
  expect(type({ guestsCount: 2 }, { guestsCount: 1 }, { guestTwoFirst: 'Jessica' })).toMatchObject({
    guestsCount: 1,
  });
  expect(type({ guestsCount: 4 }, { guestTwoFirst: 'Jessica' })).toMatchObject({ guestsCount: 4 });
  // A text in the number field, which is not equal to itself.
  const noNumber = { guestsCount: Number.NaN, guestsCountSource: 'guest' };
  expect(followSecondGuest({ ...START, ...noNumber }, { ...START, ...noNumber })).toBeNull();
});

it('a space is no name', () => {
  expect(type({ guestTwoLast: ' ' })).toMatchObject({ guestsCount: 1, guestsCountSource: '' });
});

it('a number that the guest has not touched is 2 while a second guest is named', () => {
  const named = type({ guestTwoLast: 'Levi' });
  expect(named).toMatchObject({ guestsCount: 2, guestsCountSource: 'names' });
  expect(type({ guestTwoLast: 'Levi' }, { guestTwoFirst: 'J' }, { guestTwoLast: '' })).toEqual({
    ...named,
    guestTwoFirst: 'J',
    guestTwoLast: '',
  });
  expect(type({ guestTwoLast: 'Levi' }, { guestTwoLast: '' })).toEqual(START);
});

it('a number that the guest has changed back stays 1, also when another name is typed', () => {
  const undone = [{ guestTwoFirst: 'Jessica' }, { guestsCount: 1 }];
  const again = [{ guestTwoFirst: '' }, { guestTwoFirst: 'Nerissa' }];
  expect(type(...undone, ...again)).toMatchObject({ guestsCount: 1, guestsCountSource: 'guest' });
});

it('an answer from a draft or from a reply to be changed is not changed', () => {
  const reply = { ...START, guestTwoFirst: 'Jessica', guestsCountSource: 'guest' };
  expect(followSecondGuest(START, reply)).toBeNull();
  const draft = { ...reply, guestsCount: 2, guestsCountSource: 'names' };
  expect(followSecondGuest(START, draft)).toBeNull();
});
