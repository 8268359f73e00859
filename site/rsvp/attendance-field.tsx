import { useId } from 'react';
import type { Attendance } from '../../domain/replies/rsvp.ts';
import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import { FieldError } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';

type Props = {
  event: Pick<WeddingEvent, 'title' | 'date'>;
  name: string;
  /** Without it, none is chosen. */
  defaultValue?: Attendance | undefined;
  error: string | undefined;
};

/** Two cards, one of which is chosen. Each card is a native radio button with its label on it. */
export function AttendanceField({ event, name, defaultValue, error }: Props) {
  const messages = useMessages().rsvp;
  const labels: Record<Attendance, string> = {
    attending: messages.attending,
    'not-attending': messages.notAttending,
  };
  const errorId = useId();
  return (
    <fieldset className={styles.event} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>
        {event.title} <span className={styles.date}>{event.date}</span>
      </legend>
      <div className={styles.choices}>
        {Object.entries(labels).map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
