import { EVENTS } from '../../domain/headcount.ts';
import type { Household } from '../../domain/household.ts';
import { getGivenGuestTwoName } from '../../domain/household-names.ts';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { Answer } from '../replies/attendance.tsx';
import styles from './household-details.module.css';

/** What holds at the moment. */
export function CurrentReply({ household }: { household: Household }) {
  const { events, locale } = useGuestData().wedding;
  const { current, withdrawn } = household;
  const { moment } = dateWords(locale);
  const said = household.history.findLast(({ action }) => action === 'reply');
  const named = getGivenGuestTwoName(current);
  return (
    <>
      <p className={styles.when} data-withdrawn={withdrawn || undefined}>
        {withdrawn ? 'Withdrawn' : said?.by === 'couple' ? 'Entered by hand' : 'Replied'}{' '}
        {moment(withdrawn ? household.lastAt : (said?.at ?? household.lastAt))}
      </p>
      <dl className={styles.facts}>
        {EVENTS.map((event) => (
          <div key={event}>
            <dt>{events[event]}</dt>
            <dd>
              <Answer reply={current} event={event} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Guests</dt>
          <dd>
            {current.guests_count}
            {named && current.guests_count < 2 && (
              <span className={styles.odd}>
                A second guest is named ({named}), but one is counted.
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            {current.email ? (
              <a href={`mailto:${current.email}`}>{current.email}</a>
            ) : (
              <span className={styles.none}>None; the reply came another way</span>
            )}
          </dd>
        </div>
        <div>
          <dt>Dietary notes</dt>
          <dd className={styles.notes}>
            {current.dietary_restrictions ?? <span className={styles.none}>None</span>}
          </dd>
        </div>
      </dl>
    </>
  );
}
