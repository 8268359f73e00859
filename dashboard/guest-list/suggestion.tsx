import { useState } from 'react';
import type { GuestListEntry } from '../../domain/guest-list.ts';
import { getHouseholdName } from '../../domain/household-names.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { confirmMatch, undoMatch } from '../api/guest-list.ts';
import { errorMessage } from '../api/request.ts';
import { PlainButton } from '../components/text-button.tsx';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './guest-row.module.css';

/** A party that may be an invited one's: a person says yes or no. */
export function Suggestion({
  entry,
  household: key,
}: {
  entry: GuestListEntry;
  household: string;
}) {
  const household = useGuestData().households.find((one) => one.key === key);
  const [busy, setBusy] = useState(false);
  if (!household) return null;
  const name = getHouseholdName(household);

  async function say(isMatch: boolean) {
    setBusy(true);
    await decide(entry, key, isMatch, `${entry.name} is ${isMatch ? '' : 'not '}${name}.`);
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
        aria-label={`Yes, ${entry.name} is ${name}`}
        onClick={() => void say(true)}
      >
        Yes
      </PlainButton>
      <PlainButton
        disabled={busy}
        aria-label={`No, ${entry.name} is not ${name}`}
        onClick={() => void say(false)}
      >
        No
      </PlainButton>
    </div>
  );
}

/** Keeps a host's word about who is who, and offers to take it back. */
export async function decide(
  entry: GuestListEntry,
  household: string,
  isMatch: boolean,
  words: string,
) {
  try {
    await confirmMatch({ entryId: entry.id, household, isMatch });
    await refreshGuestData();
    toastWithAction('Noted', words, {
      label: 'Undo',
      run: () => void takeBack(entry.id, household),
    });
  } catch (error) {
    toast('Not noted', errorMessage(error), 'destructive');
  }
}

async function takeBack(entryId: number, household: string) {
  try {
    await undoMatch(entryId, household);
    await refreshGuestData();
    toast('Undone', 'It is as before.');
  } catch (error) {
    toast('Not undone', errorMessage(error), 'destructive');
  }
}
