import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { joinAnswer } from '../../../domain/replies/questions.ts';
import type { Reply } from '../../../domain/replies/reply.ts';
import { type Change, toFieldKey } from '../../../domain/replies/reply-changes.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import {
  describeStep,
  formatAttendance,
  formatValue,
  getFieldLabel,
  getPresenceChange,
} from './format-reply.ts';
import styles from './household-details.module.css';

/** Every change of the reply, newest first. */
export function ReplyHistory({ household: { history } }: { household: Household }) {
  const { wedding } = useGuestData();
  const { events, locale } = wedding;
  const { formatMoment } = createDateFormats(locale);
  const texts = getMessages('replies');
  const steps = history.map((step, index) => ({
    ...describeStep(step, history[index - 1]),
    step,
    number: index + 1,
  }));
  return (
    <section aria-label={texts.history} className={styles.data}>
      <h3 className={styles.title}>{texts.history}</h3>
      <ol reversed>
        {steps.toReversed().map(({ changes, number, step, title }) => (
          <li key={number} className={styles.step} data-by={step.by}>
            <p>
              {title}{' '}
              <time className="soft small" dateTime={step.at}>
                {formatMoment(step.at)}
              </time>
            </p>
            {number === 1 && <p className="soft">{formatAttendance(step.reply, events)}</p>}
            {changes.length > 0 && (
              <ul className={`soft ${styles.changes}`}>
                {changes.map((change) => (
                  <li key={toFieldKey(change.field)}>
                    <ChangeText change={change} reply={step.reply} />
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

function ChangeText({ change, reply }: { change: Change; reply: Reply }) {
  const { wedding } = useGuestData();
  const { after, before, field } = change;
  const presence = getPresenceChange(change);
  if (presence)
    return getMessages('replies')[presence](formatValue(field, before ?? after, wedding));
  return (
    <>
      {joinAnswer(getFieldLabel(field, wedding, reply), '')}
      <del>{formatValue(field, before, wedding)}</del>{' '}
      <ins>{formatValue(field, after, wedding)}</ins>
    </>
  );
}
