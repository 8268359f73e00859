import { EVENTS } from '../../domain/headcount.ts';
import type { Party } from '../../domain/party.ts';
import { secondName } from '../../domain/party-names.ts';
import { dateWords } from '../book/dates.ts';
import { useBook } from '../book/use-book.ts';
import { Answer } from '../replies/answer.tsx';
import styles from './current-reply.module.css';

/** What holds at the moment. */
export function CurrentReply({ party }: { party: Party }) {
  const { events, locale } = useBook().wedding;
  const { current, withdrawn } = party;
  const { moment } = dateWords(locale);
  const said = party.history.findLast(({ act }) => act === 'reply');
  const named = secondName(current);
  return (
    <>
      <p className={styles.when} data-withdrawn={withdrawn || undefined}>
        {withdrawn ? 'Withdrawn' : said?.by === 'host' ? 'Entered by hand' : 'Replied'}{' '}
        {moment(withdrawn ? party.lastAt : (said?.at ?? party.lastAt))}
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
