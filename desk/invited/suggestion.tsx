import { useState } from 'react';
import type { Invited } from '../../domain/party.ts';
import { partyName } from '../../domain/party-names.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { refreshBook } from '../book/book.ts';
import { useBook } from '../book/use-book.ts';
import { wordsOf } from '../calls/ask.ts';
import { sayMatch, takeMatchBack } from '../calls/invited.ts';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './people.module.css';

/** A party that may be an invited one's: a person says yes or no. */
export function Suggestion({ invited, party: key }: { invited: Invited; party: string }) {
  const party = useBook().parties.find((one) => one.key === key);
  const [busy, setBusy] = useState(false);
  if (!party) return null;
  const name = partyName(party);

  async function say(same: boolean) {
    setBusy(true);
    await decide(invited, key, same, `${invited.name} is ${same ? '' : 'not '}${name}.`);
    setBusy(false);
  }

  return (
    <div className={styles.suggestion}>
      <p>
        Is this <b>{name}</b>, who replied{party.current.email && ` from ${party.current.email}`}?
      </p>
      <PlainButton
        disabled={busy}
        aria-label={`Yes, ${invited.name} is ${name}`}
        onClick={() => void say(true)}
      >
        Yes
      </PlainButton>
      <PlainButton
        disabled={busy}
        aria-label={`No, ${invited.name} is not ${name}`}
        onClick={() => void say(false)}
      >
        No
      </PlainButton>
    </div>
  );
}

/** Keeps a host's word about who is who, and offers to take it back. */
export async function decide(invited: Invited, party: string, same: boolean, words: string) {
  try {
    await sayMatch({ invited: invited.id, party, same });
    await refreshBook();
    toastWithAction('Noted', words, {
      label: 'Undo',
      run: () => void takeBack(invited.id, party),
    });
  } catch (error) {
    toast('Not noted', wordsOf(error), 'destructive');
  }
}

async function takeBack(invited: number, party: string) {
  try {
    await takeMatchBack(invited, party);
    await refreshBook();
    toast('Undone', 'It is as before.');
  } catch (error) {
    toast('Not undone', wordsOf(error), 'destructive');
  }
}
