import type { FormAnswers } from '../../domain/replies/reply-form.ts';
import { COUNT_SOURCE } from './reply-draft.ts';

/**
 * The changes that follow from the guest's: a number that the guest has not touched is 2 while a second
 * guest is named.
 */
export function followSecondGuest(before: FormAnswers, now: FormAnswers): FormAnswers | null {
  const source = now[COUNT_SOURCE] ?? '';
  // Otherwise from a draft, a reset or this function.
  const isTyped = source === (before[COUNT_SOURCE] ?? '');
  if (!isTyped || source === 'guest') return null;
  if (now.guestsCount !== before.guestsCount) return { [COUNT_SOURCE]: 'guest' };
  const isNamed = isSecondGuestNamed(now);
  if (isNamed === isSecondGuestNamed(before)) return null;
  if (isNamed && source === '' && now.guestsCount === 1) {
    return { guestsCount: 2, [COUNT_SOURCE]: 'names' };
  }
  return !isNamed && source === 'names' ? { guestsCount: 1, [COUNT_SOURCE]: '' } : null;
}

/** Whether the guest has named a second one and counts only one, and somebody comes. */
export function isOneTooFew(answers: FormAnswers): boolean {
  const isChosen = answers.guestsCount === 1 && answers[COUNT_SOURCE] === 'guest';
  return isChosen && isSecondGuestNamed(answers) && Object.values(answers).includes('attending');
}

function isSecondGuestNamed({ guestTwoFirst, guestTwoLast }: FormAnswers): boolean {
  return `${guestTwoFirst ?? ''}${guestTwoLast ?? ''}`.trim() !== '';
}
