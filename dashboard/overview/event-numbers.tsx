import { useId } from 'react';
import type { EventCount, EventName } from '../../domain/headcount.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './event-numbers.module.css';

type Props = {
  event: EventName;
  counted: EventCount;
  /** Of the invited; null while none are known. */
  awaiting: number | null;
};

/** How many come to one event. */
export function EventNumbers({ event, counted, awaiting }: Props) {
  const { events } = useGuestData().wedding;
  const id = useId();
  const households = [
    ['Households attending', counted.householdsAttending],
    ['Declined', counted.householdsDeclined],
    ...(awaiting === null ? [] : [['Awaiting', awaiting] as const]),
  ] as const;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {events[event]}
      </h2>
      <p className={styles.guestsAttending}>
        <span className={styles.number}>{counted.guestsAttending}</span>{' '}
        {counted.guestsAttending === 1 ? 'chair' : 'chairs'}
      </p>
      <dl className={styles.households}>
        {households.map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
