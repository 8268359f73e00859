import type { ReactNode } from 'react';
import { createTimeFormats } from '../../domain/arrivals/format-times.ts';
import type { Direction } from '../../domain/arrivals/transfers.ts';
import type { TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { HouseholdBox } from '../plans/guest-row.tsx';
import type { Selection } from '../plans/selection.ts';
import styles from './arrivals.module.css';

type Props = {
  guests: readonly TravelGuest[];
  direction: Direction;
  selection: Selection;
  children: (guest: TravelGuest) => ReactNode;
};

/** Guests by day and hour, household by household; those without a time are the last. */
export function Days({ guests, direction, selection, children }: Props) {
  const { formatDay, formatTime } = createTimeFormats(useGuestData().wedding.locale);
  const texts = getMessages('arrivals');
  const sorted = guests.toSorted((a, b) =>
    // A text behind every time.
    (a[direction] ?? '~').localeCompare(b[direction] ?? '~'),
  );
  const days = Map.groupBy(sorted, (guest) => guest[direction]?.slice(0, 10) ?? null);
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h3 className="caps">
        {day === null ? texts.noTime : formatDay(`${day}T00:00`)}{' '}
        <span className="soft">{formatNumber(ofDay.length)}</span>
      </h3>
      {[...Map.groupBy(ofDay, (guest) => guest[direction]?.slice(0, 13) ?? '')].map(
        ([hour, ofHour]) => (
          <div key={hour} className={styles.hour}>
            {hour && <p className={styles.clock}>{formatTime(`${hour}:00`)}</p>}
            <ul>
              {[...Map.groupBy(ofHour, ({ household }) => household)].map(([key, people]) => (
                <li key={key}>
                  <HouseholdBox people={people} selection={selection} />
                  {people.map(children)}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  ));
}
