import type { Household } from '../../domain/replies/household.ts';
import { joinAnswer } from '../../domain/replies/questions.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { describeStep, formatAttendance, formatValue, getFieldLabel } from './format-reply.ts';
import styles from './reply-history.module.css';

/** Every change of the reply, newest first. */
export function ReplyHistory({ household: { history } }: { household: Household }) {
  const { wedding } = useGuestData();
  const { events, locale } = wedding;
  const { formatMoment } = createDateFormats(locale);
  const steps = history.map((step, index) => ({
    ...describeStep(step, history[index - 1]),
    step,
    number: index + 1,
  }));
  return (
    <section aria-label="History" className={styles.history}>
      <h3 className={styles.title}>History</h3>
      <ol reversed className={styles.steps}>
        {steps.toReversed().map(({ changes, number, step, title }) => (
          <li key={number} className={styles.step} data-by={step.by}>
            <p className={styles.header}>
              {title} <time dateTime={step.at}>{formatMoment(step.at)}</time>
            </p>
            {number === 1 && (
              <p className={styles.attendance}>{formatAttendance(step.reply, events)}</p>
            )}
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map(({ after, before, field }) => (
                  <li key={field}>
                    {joinAnswer(getFieldLabel(field, wedding, step.reply), '')}
                    <del>{formatValue(field, before, wedding)}</del>{' '}
                    <ins>{formatValue(field, after, wedding)}</ins>
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
