import { useEffect } from 'react';
import type { LetterBook } from '../../domain/letters.ts';
import { useBook } from '../book/use-book.ts';
import { wordsOf } from '../calls/ask.ts';
import { readLetters } from '../calls/letters.ts';
import { createStore } from '../store.ts';

type Known = { letters: LetterBook | null | undefined; fault: string | null };

const known = createStore<Known>({ letters: undefined, fault: null });

// Letters go out by themselves, and nobody says so: while some wait they are looked after.
const LOOK_EVERY = 5_000;

export async function refreshLetters(): Promise<void> {
  try {
    known.set({ letters: await readLetters(), fault: null });
  } catch (error) {
    known.set(({ letters }) => ({ letters, fault: wordsOf(error) }));
  }
}

/** The letters as the server last told of them; undefined until it has. */
export function useLetters(): Known {
  const { version } = useBook();
  const { letters, fault } = known.use();
  const isWaiting = (letters?.waiting ?? 0) > 0 || fault !== null;

  useEffect(() => {
    // A new reply has new letters.
    if (version) void refreshLetters();
  }, [version]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refreshLetters(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { letters, fault };
}
