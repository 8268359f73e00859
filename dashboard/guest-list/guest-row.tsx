import type { ReactNode } from 'react';
import type { GuestListEntry } from '../../domain/guest-list.ts';
import { PlainButton } from '../components/text-button.tsx';
import { remove } from './guest-list-mutations.ts';
import styles from './guest-row.module.css';

type Props = {
  entry: GuestListEntry;
  matched?: string | null;
  detail: ReactNode;
  children?: ReactNode;
};

/** One line of the list of the invited. */
export function Person({ entry, matched = null, detail, children }: Props) {
  const { name, note, party_size } = entry;
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        {name}
        {party_size !== null && party_size > 1 && <small>household of {party_size}</small>}
      </p>
      <div className={styles.detail}>
        {detail}
        {note && <> · {note}</>}
      </div>
      <p className={styles.end}>
        <PlainButton aria-label={`Remove ${name}`} onClick={() => void remove(entry, matched)}>
          Remove
        </PlainButton>
      </p>
      {children}
    </li>
  );
}
