import type { EntryStatus } from '../../domain/guest-list.ts';
import { getHouseholdName } from '../../domain/household-names.ts';
import { Section } from '../components/page-section.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { answerLine } from '../household/format-reply.ts';
import { openHousehold } from '../household/opened-household.ts';
import styles from './guest-row.module.css';
import { Person } from './guest-row.tsx';
import { decide } from './suggestion.tsx';

/** One of the invited whose party is known. */
export type Answered = EntryStatus & { household: string };

const MATCHED_BY = { couple: 'by your word', email: 'by address', name: 'by name' };

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
          {replied.map(({ entry, household: key, matchedBy }) => {
            const household = byKey.get(key);
            if (!household) return null;
            return (
              <Person
                key={entry.id}
                entry={entry}
                matched={matchedBy === 'couple' ? key : null}
                detail={
                  <>
                    <PlainButton className={styles.household} onClick={() => openHousehold(key)}>
                      {getHouseholdName(household)}
                    </PlainButton>{' '}
                    {answerLine(household.current, wedding.events)} ·{' '}
                    {matchedBy && MATCHED_BY[matchedBy]}{' '}
                    <PlainButton
                      aria-label={`${entry.name} is not ${getHouseholdName(household)}`}
                      onClick={() =>
                        void decide(
                          entry,
                          key,
                          false,
                          `${entry.name} is not ${getHouseholdName(household)}.`,
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
