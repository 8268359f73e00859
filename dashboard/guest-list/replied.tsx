import type { GuestListEntry } from '../../domain/household.ts';
import { householdName } from '../../domain/household-names.ts';
import { Section } from '../components/page-section.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { answerLine } from '../household/format-reply.ts';
import { openHousehold } from '../household/opened-household.ts';
import styles from './guest-row.module.css';
import { Person } from './guest-row.tsx';
import { decide } from './suggestion.tsx';

/** One of the invited whose party is known. */
export type Answered = GuestListEntry & { household: string };

const HOW = { host: 'by your word', address: 'by address', name: 'by name' };

/** The invited who have answered, and by whose reply. */
export function Replied({ replied }: { replied: Answered[] }) {
  const { households, wedding } = useGuestData();
  const byKey = new Map(households.map((household) => [household.key, household]));
  return (
    <Section id="replied" title="Replied">
      {replied.length === 0 ? (
        <p className={styles.none}>Nobody on the list has answered yet.</p>
      ) : (
        <ul className={styles.people}>
          {replied.map(({ invited, household: key, how }) => {
            const household = byKey.get(key);
            if (!household) return null;
            return (
              <Person
                key={invited.id}
                invited={invited}
                matched={how === 'host' ? key : null}
                detail={
                  <>
                    <PlainButton className={styles.household} onClick={() => openHousehold(key)}>
                      {householdName(household)}
                    </PlainButton>{' '}
                    {answerLine(household.current, wedding.events)} · {how && HOW[how]}{' '}
                    <PlainButton
                      aria-label={`${invited.name} is not ${householdName(household)}`}
                      onClick={() =>
                        void decide(
                          invited,
                          key,
                          false,
                          `${invited.name} is not ${householdName(household)}.`,
                        )
                      }
                    >
                      Not them?
                    </PlainButton>
                  </>
                }
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}
