import type { EntryStatus } from '../../domain/guest-list.ts';
import { toast } from '../../ui/toasts.ts';
import { count } from '../components/count.ts';
import { Section } from '../components/page-section.tsx';
import { PlainButton } from '../components/text-button.tsx';
import styles from './guest-row.module.css';
import { Person } from './guest-row.tsx';
import { Suggestion } from './suggestion.tsx';

/** Those who have not answered, with the parties that may be theirs. */
export function NoReply({ awaiting }: { awaiting: EntryStatus[] }) {
  const addresses = [...new Set(awaiting.flatMap(({ entry }) => entry.email ?? []))];
  return (
    <Section
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
          {awaiting.map(({ entry, suggestions }) => (
            <Person key={entry.id} entry={entry} detail={entry.email ?? 'No address'}>
              {suggestions.map((household) => (
                <Suggestion key={household} entry={entry} household={household} />
              ))}
            </Person>
          ))}
        </ul>
      )}
    </Section>
  );
}

async function copy(addresses: string[], awaiting: EntryStatus[]) {
  const without = awaiting.filter(({ entry }) => entry.email === null).length;
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
