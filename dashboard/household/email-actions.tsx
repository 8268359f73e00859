import { useState } from 'react';
import type { Household } from '../../domain/household.ts';
import { Button } from '../../ui/button.tsx';
import { PlainButton } from '../components/text-button.tsx';
import styles from './email-actions.module.css';
import { restore, withdraw } from './reply-changes.ts';

type Props = {
  household: Household;
  /** Whether the host comes back here from the form. */
  takesFocus: boolean;
  onAmend: () => void;
};

/** What a host can do with a reply. */
export function EmailActions({ household, takesFocus, onAmend }: Props) {
  const [busy, setBusy] = useState(false);

  async function run(act: (household: Household) => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await act(household);
    setBusy(false);
  }

  return (
    <div className={styles.acts} aria-busy={busy}>
      {household.withdrawn ? (
        <Button onClick={() => void run(restore)}>Restore the reply</Button>
      ) : (
        <>
          <Button onClick={onAmend} autoFocus={takesFocus}>
            Amend
          </Button>
          <PlainButton destructive onClick={() => void run(withdraw)}>
            Withdraw
          </PlainButton>
        </>
      )}
    </div>
  );
}
