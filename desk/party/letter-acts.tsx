import { useState } from 'react';
import type { Party } from '../../domain/party.ts';
import { Button } from '../../ui/button.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './letter-acts.module.css';
import { restore, withdraw } from './saved.ts';

type Props = {
  party: Party;
  /** Whether the host comes back here from the form. */
  takesFocus: boolean;
  onAmend: () => void;
};

/** What a host can do with a reply. */
export function LetterActs({ party, takesFocus, onAmend }: Props) {
  const [busy, setBusy] = useState(false);

  async function run(act: (party: Party) => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await act(party);
    setBusy(false);
  }

  return (
    <div className={styles.acts} aria-busy={busy}>
      {party.withdrawn ? (
        <Button onClick={() => void run(restore)}>Restore the reply</Button>
      ) : (
        <>
          <Button onClick={onAmend} autoFocus={takesFocus}>
            Amend
          </Button>
          <PlainButton grave onClick={() => void run(withdraw)}>
            Withdraw
          </PlainButton>
        </>
      )}
    </div>
  );
}
