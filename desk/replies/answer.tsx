import type { EventName } from '../../domain/headcount.ts';
import type { HostReply } from '../../domain/party.ts';
import styles from './cells.module.css';

/** What a party answered for one event. */
export function Answer({ reply, event }: { reply: HostReply; event: EventName }) {
  const comes = reply[event] === 'attending';
  return <span className={comes ? styles.yes : styles.no}>{comes ? 'Attending' : 'Declined'}</span>;
}
