import type { Household } from '../../domain/household.ts';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { answerLine, fieldName, stepWords, valueWords } from './format-reply.ts';
import styles from './reply-history.module.css';

/** Every step that led to the current reply, the newest first. */
export function History({ household: { history } }: { household: Household }) {
  const { events, locale } = useGuestData().wedding;
  const dates = dateWords(locale);
  const steps = history.map((step, index) => ({
    ...stepWords(step, history[index - 1]),
    step,
    number: index + 1,
  }));
  return (
    <section aria-label="History" className={styles.history}>
      <h3 className={styles.title}>History</h3>
      <ol reversed className={styles.steps}>
        {steps.toReversed().map(({ changes, number, step, title }) => (
          <li key={number} className={styles.step} data-by={step.by}>
            <p className={styles.head}>
              {title} <time dateTime={step.at}>{dates.moment(step.at)}</time>
            </p>
            {number === 1 && <p className={styles.said}>{answerLine(step.reply, events)}</p>}
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map(({ after, before, field }) => (
                  <li key={field}>
                    {fieldName(field, events)}: <del>{valueWords(before)}</del>{' '}
                    <ins>{valueWords(after)}</ins>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
