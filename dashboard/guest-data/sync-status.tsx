import { guestDataState } from './guest-data.ts';
import styles from './sync-status.module.css';

/** Whether what is on show is how things stand. */
export function Freshness() {
  const { fault } = guestDataState.use();
  return (
    <p className={styles.freshness} data-stale={fault !== null} role="status">
      {fault
        ? `${fault.offline ? 'Offline' : 'Not up to date'} since ${clock(fault.since)}`
        : 'Updated just now'}
    </p>
  );
}

function clock(time: number): string {
  return new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
