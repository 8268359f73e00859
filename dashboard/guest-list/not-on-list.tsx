import { getHouseholdName } from '../../domain/household-names.ts';
import { Section } from '../components/page-section.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { answerLine } from '../household/format-reply.ts';
import { openHousehold } from '../household/opened-household.ts';
import styles from './guest-row.module.css';

/** Parties that replied and are on no list. */
export function NotOnList({ keys }: { keys: string[] }) {
  const { households, wedding } = useGuestData();
  const wanted = new Set(keys);
  const unexpected = households.filter(({ key }) => wanted.has(key));
  return (
    <Section id="unexpected" title="Unexpected">
      {unexpected.length === 0 ? (
        <p className={styles.none}>Nobody has answered who was not invited.</p>
      ) : (
        <ul className={styles.people}>
          {unexpected.map((household) => (
            <li key={household.key} className={styles.person}>
              <p className={styles.name}>{getHouseholdName(household)}</p>
              <div className={styles.detail}>
                {answerLine(household.current, wedding.events)}
                {household.current.email && ` · ${household.current.email}`}
              </div>
              <p className={styles.end}>
                <PlainButton
                  aria-label={`Open the reply of ${getHouseholdName(household)}`}
                  onClick={() => openHousehold(household.key)}
                >
                  Open
                </PlainButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
