import { useState } from 'react';
import type { Party } from '../../domain/party.ts';
import { Button } from '../../ui/button.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './letter-acts.module.css';
import { restore, withdraw } from './saved.ts';

/** What a host can do with a reply. */
export function LetterActs({ party, onAmend }: { party: Party; onAmend: () => void }) {
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
          <Button onClick={onAmend}>Amend</Button>
          <PlainButton grave onClick={() => void run(withdraw)}>
            Withdraw
          </PlainButton>
        </>
      )}
    </div>
  );
}
