import type { EventName } from '../../domain/headcount.ts';
import type { HouseholdReply } from '../../domain/household.ts';
import styles from './cells.module.css';

/** What a party answered for one event. */
export function Answer({ reply, event }: { reply: HouseholdReply; event: EventName }) {
  const isAttending = reply[event] === 'attending';
  return (
    <span className={isAttending ? styles.yes : styles.no}>
      {isAttending ? 'Attending' : 'Declined'}
    </span>
  );
}
