import type { EventName } from '../../domain/headcount.ts';
import type { HouseholdReply } from '../../domain/household.ts';
import styles from './cells.module.css';

/** Whether a household attends an event. */
export function Attendance({ reply, event }: { reply: HouseholdReply; event: EventName }) {
  const isAttending = reply[event] === 'attending';
  return (
    <span className={isAttending ? styles.attending : styles.declined}>
      {isAttending ? 'Attending' : 'Declined'}
    </span>
  );
}
