import { useEffect } from 'react';
import type { EmailLog } from '../../domain/emails.ts';
import { readEmails } from '../api/emails.ts';
import { errorMessage } from '../api/request.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { createStore } from '../store.ts';

type Known = { emails: EmailLog | null | undefined; fault: string | null };

const known = createStore<Known>({ emails: undefined, fault: null });

// Letters go out by themselves, and nobody says so: while some wait they are looked after.
const LOOK_EVERY = 5_000;

export async function refreshEmails(): Promise<void> {
  try {
    known.set({ emails: await readEmails(), fault: null });
  } catch (error) {
    known.set(({ emails }) => ({ emails, fault: errorMessage(error) }));
  }
}

/** The letters as the server last told of them; undefined until it has. */
export function useEmails(): Known {
  const { version } = useGuestData();
  const { emails, fault } = known.use();
  const isWaiting = (emails?.waiting ?? 0) > 0 || fault !== null;

  useEffect(() => {
    // A new reply has new letters.
    if (version) void refreshEmails();
  }, [version]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refreshEmails(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { emails, fault };
}
