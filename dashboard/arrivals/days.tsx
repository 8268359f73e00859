import type { ReactNode } from 'react';
import { createTimeFormats } from '../../domain/arrivals/format-times.ts';
import type { Direction } from '../../domain/arrivals/transfers.ts';
import type { TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { HouseholdBox } from '../plans/guest-row.tsx';
import type { Selection } from '../plans/selection.ts';
import styles from './arrivals.module.css';

/** After every time. */
const LAST = '9999';

type Props = {
  guests: readonly TravelGuest[];
  direction: Direction;
  selection: Selection;
  /** Of the days, below the heading before them. */
  heading: 'h2' | 'h3';
  children: (guest: TravelGuest) => ReactNode;
};

/** Guests by day and hour, household by household; those without a time are the last. */
export function Days({ guests, direction, selection, heading: Heading, children }: Props) {
  const { formatDay, formatTime } = createTimeFormats(useGuestData().wedding.locale);
  const texts = getMessages('arrivals');
  const getTime = (guest: TravelGuest) => guest[direction] ?? LAST;
  const sorted = guests.toSorted((a, b) => getTime(a).localeCompare(getTime(b)));
  const days = Map.groupBy(sorted, (guest) => guest[direction]?.slice(0, 10) ?? null);
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <Heading className="caps">
        {day === null ? texts.noTime : formatDay(`${day}T00:00`)}{' '}
        <span className="soft">({formatNumber(ofDay.length)})</span>
      </Heading>
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
