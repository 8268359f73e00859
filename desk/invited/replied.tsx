import type { InvitedStatus } from '../../domain/party.ts';
import { partyName } from '../../domain/party-names.ts';
import { useBook } from '../book/use-book.ts';
import { openParty } from '../party/opened-party.ts';
import { answerLine } from '../party/reply-words.ts';
import { Part } from '../stationery/part.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './people.module.css';
import { Person } from './person.tsx';
import { decide } from './suggestion.tsx';

/** One of the invited whose party is known. */
export type Answered = InvitedStatus & { party: string };

const HOW = { host: 'by your word', address: 'by address', name: 'by name' };

/** The invited who have answered, and by whose reply. */
export function Replied({ replied }: { replied: Answered[] }) {
  const { parties, wedding } = useBook();
  const byKey = new Map(parties.map((party) => [party.key, party]));
  return (
    <Part id="replied" title="Replied">
      {replied.length === 0 ? (
        <p className={styles.none}>Nobody on the list has answered yet.</p>
      ) : (
        <ul className={styles.people}>
          {replied.map(({ invited, party: key, how }) => {
            const party = byKey.get(key);
            if (!party) return null;
            return (
              <Person
                key={invited.id}
                invited={invited}
                matched={how === 'host' ? key : null}
                detail={
                  <>
                    <PlainButton className={styles.party} onClick={() => openParty(key)}>
                      {partyName(party)}
                    </PlainButton>{' '}
                    {answerLine(party.current, wedding.events)} · {how && HOW[how]}{' '}
                    <PlainButton
                      aria-label={`${invited.name} is not ${partyName(party)}`}
                      onClick={() =>
                        void decide(
                          invited,
                          key,
                          false,
                          `${invited.name} is not ${partyName(party)}.`,
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
    </Part>
  );
}
