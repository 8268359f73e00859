import { useState } from 'react';
import type { InvitedGuest } from '../../domain/household.ts';
import { householdName } from '../../domain/household-names.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { confirmMatch, undoMatch } from '../api/guest-list.ts';
import { errorMessage } from '../api/request.ts';
import { PlainButton } from '../components/text-button.tsx';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './guest-row.module.css';

/** A party that may be an invited one's: a person says yes or no. */
export function Suggestion({
  invited,
  household: key,
}: {
  invited: InvitedGuest;
  household: string;
}) {
  const household = useGuestData().households.find((one) => one.key === key);
  const [busy, setBusy] = useState(false);
  if (!household) return null;
  const name = householdName(household);

  async function say(same: boolean) {
    setBusy(true);
    await decide(invited, key, same, `${invited.name} is ${same ? '' : 'not '}${name}.`);
    setBusy(false);
  }

  return (
    <div className={styles.suggestion}>
      <p>
        Is this <b>{name}</b>, who replied
        {household.current.email && ` from ${household.current.email}`}?
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
export async function decide(
  invited: InvitedGuest,
  household: string,
  same: boolean,
  words: string,
) {
  try {
    await confirmMatch({ invited: invited.id, household, same });
    await refreshGuestData();
    toastWithAction('Noted', words, {
      label: 'Undo',
      run: () => void takeBack(invited.id, household),
    });
  } catch (error) {
    toast('Not noted', errorMessage(error), 'destructive');
  }
}

async function takeBack(invited: number, household: string) {
  try {
    await undoMatch(invited, household);
    await refreshGuestData();
    toast('Undone', 'It is as before.');
  } catch (error) {
    toast('Not undone', errorMessage(error), 'destructive');
  }
}
