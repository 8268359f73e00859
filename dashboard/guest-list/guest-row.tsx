import type { ReactNode } from 'react';
import type { GuestListEntry } from '../../domain/guest-list/guest-list.ts';
import { getHouseholdName } from '../../domain/replies/household-names.ts';
import { TextButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { useMatchDecision } from './guest-list-mutations.ts';
import styles from './guest-row.module.css';

type GuestRowProps = {
  entry: GuestListEntry;
  detail: ReactNode;
  onOpen: (entry: GuestListEntry) => void;
  children?: ReactNode;
};

/** A row of the guest list. */
export function GuestRow({ entry, detail, onOpen, children }: GuestRowProps) {
  const { name, maxGuests } = entry;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {name}
        {maxGuests !== null && maxGuests > 1 && <small>household of {maxGuests}</small>}
      </p>
      <div className={styles.detail}>{detail}</div>
      <p className={styles.action}>
        <TextButton aria-label={`Edit ${name}`} onClick={() => onOpen(entry)}>
          Edit
        </TextButton>
      </p>
      {children}
    </li>
  );
}

type MatchSuggestionProps = { entry: GuestListEntry; householdKey: string };

/** Asks the couple whether a household is the one on the guest list. */
export function MatchSuggestion({ entry, householdKey }: MatchSuggestionProps) {
  const household = useGuestData().households.find(({ key }) => key === householdKey);
  const { isPending, mutate } = useMatchDecision();
  if (!household) return null;
  const name = getHouseholdName(household);
  const decide = (isMatch: boolean) =>
    mutate({
      entryId: entry.id,
      household: householdKey,
      isMatch,
      entryName: entry.name,
      householdName: name,
    });

  return (
    <div className={styles.suggestion}>
      <p>
        Is this <b>{name}</b>, who replied
        {household.current.email && ` from ${household.current.email}`}?
      </p>
      <TextButton
        disabled={isPending}
        aria-label={`Yes, ${entry.name} is ${name}`}
        onClick={() => decide(true)}
      >
        Yes
      </TextButton>
      <TextButton
        disabled={isPending}
        aria-label={`No, ${entry.name} is not ${name}`}
        onClick={() => decide(false)}
      >
        No
      </TextButton>
    </div>
  );
}
