import { partyName } from '../../domain/party-names.ts';
import { useBook } from '../book/use-book.ts';
import { openParty } from '../party/opened-party.ts';
import { answerLine } from '../party/reply-words.ts';
import { Part } from '../stationery/part.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './people.module.css';

/** Parties that replied and are on no list. */
export function Unexpected({ keys }: { keys: string[] }) {
  const { parties, wedding } = useBook();
  const wanted = new Set(keys);
  const unexpected = parties.filter(({ key }) => wanted.has(key));
  return (
    <Part id="unexpected" title="Unexpected">
      {unexpected.length === 0 ? (
        <p className={styles.none}>Nobody has answered who was not invited.</p>
      ) : (
        <ul className={styles.people}>
          {unexpected.map((party) => (
            <li key={party.key} className={styles.person}>
              <p className={styles.name}>{partyName(party)}</p>
              <div className={styles.detail}>
                {answerLine(party.current, wedding.events)}
                {party.current.email && ` · ${party.current.email}`}
              </div>
              <p className={styles.end}>
                <PlainButton
                  aria-label={`Open the reply of ${partyName(party)}`}
                  onClick={() => openParty(party.key)}
                >
                  Open
                </PlainButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
