import type { InvitedStatus } from '../../domain/party.ts';
import { toast } from '../../ui/toasts.ts';
import { count } from '../stationery/count.ts';
import { Part } from '../stationery/part.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './people.module.css';
import { Person } from './person.tsx';
import { Suggestion } from './suggestion.tsx';

/** Those who have not answered, with the parties that may be theirs. */
export function Awaiting({ awaiting }: { awaiting: InvitedStatus[] }) {
  const addresses = [...new Set(awaiting.flatMap(({ invited }) => invited.email ?? []))];
  return (
    <Part
      id="awaiting"
      title="Awaiting"
      note={
        addresses.length > 0 && (
          <PlainButton onClick={() => void copy(addresses, awaiting)}>
            Copy all addresses
          </PlainButton>
        )
      }
    >
      {awaiting.length === 0 ? (
        <p className={styles.none}>Everyone on the list has answered.</p>
      ) : (
        <ul className={styles.people}>
          {awaiting.map(({ invited, suggestions }) => (
            <Person key={invited.id} invited={invited} detail={invited.email ?? 'No address'}>
              {suggestions.map((party) => (
                <Suggestion key={party} invited={invited} party={party} />
              ))}
            </Person>
          ))}
        </ul>
      )}
    </Part>
  );
}

async function copy(addresses: string[], awaiting: InvitedStatus[]) {
  const without = awaiting.filter(({ invited }) => invited.email === null).length;
  try {
    await navigator.clipboard.writeText(addresses.join(', '));
    const rest = without ? ` ${count(without, 'has', 'have')} none on the list.` : '';
    toast(
      'Copied',
      `${count(addresses.length, 'address', 'addresses')}: paste them as blind copies (Bcc).${rest}`,
    );
  } catch {
    toast(
      'Not copied',
      'This browser does not let pages copy. Take the CSV of the awaiting from Data.',
      'destructive',
    );
  }
}
