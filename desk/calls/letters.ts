import type { LetterBook, LetterKind } from '../../domain/letters.ts';
import { ask, askJson, sending } from './ask.ts';

/** What became of the letters; null where none are sent. */
export async function readLetters(): Promise<LetterBook | null> {
  return (await askJson<{ letters: LetterBook | null }>('letters', { cache: 'no-store' })).letters;
}

export async function resendLetter(id: number): Promise<void> {
  await ask(`letters/${id}/resend`, { method: 'POST' });
}

/** Reminds those of the invited who are named and still have not answered; gives how many. */
export async function sendReminders(invited: number[]): Promise<number> {
  const answer = askJson<{ written: number }>('letters/reminders', sending('POST', { invited }));
  return (await answer).written;
}

/** Where a letter of this kind can be looked at. */
export function previewPath(kind: LetterKind): string {
  return `/host/api/letters/preview/${kind}`;
}
