import { useState } from 'react';
import type { LetterLine } from '../../domain/letters.ts';
import { toast } from '../../ui/toasts.ts';
import { dateWords } from '../book/dates.ts';
import { useBook } from '../book/use-book.ts';
import { wordsOf } from '../calls/ask.ts';
import { resendLetter } from '../calls/letters.ts';
import { PlainButton } from '../stationery/plain-button.tsx';
import { refreshLetters } from './letter-store.ts';
import styles from './letters.module.css';

const KINDS = { receipt: 'Receipt', notice: 'Notice to you', reminder: 'Reminder' } as const;

/** One letter: whose it is, what became of it, and once more. */
export function Letter({ letter }: { letter: LetterLine }) {
  const { wedding } = useBook();
  const [busy, setBusy] = useState(false);
  const { id, kind, state, name, address, fault } = letter;
  const mayAgain = state === 'given-up' || (state === 'sent' && kind !== 'reminder');

  async function again() {
    setBusy(true);
    try {
      await resendLetter(id);
      toast('On its way', `${KINDS[kind]}: ${name}`);
      await refreshLetters();
    } catch (error) {
      toast('Not sent again', wordsOf(error), 'destructive');
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.letter}>
      <p className={styles.name}>
        {name} <small>{KINDS[kind]}</small>
      </p>
      <p className={styles.detail} data-state={state}>
        {stateWords(letter, dateWords(wedding.locale).moment)}
        {address && <span> · {address}</span>}
        {fault && state !== 'sent' && <span className={styles.fault}>{fault}</span>}
      </p>
      {mayAgain && (
        <p className={styles.end}>
          <PlainButton
            onClick={() => void again()}
            disabled={busy}
            aria-label={`Send again: ${KINDS[kind]}, ${name}`}
          >
            Send again
          </PlainButton>
        </p>
      )}
    </li>
  );
}

function stateWords({ state, at, nextAt, fault }: LetterLine, moment: (at: string) => string) {
  if (state === 'sent') return `Sent ${moment(at)}`;
  if (state === 'given-up') return `Given up ${moment(at)}`;
  return fault && nextAt ? `Waiting, tried again ${moment(nextAt)}` : 'On its way';
}
