import { useId } from 'react';
import type { Attendance } from '../../domain/replies/rsvp.ts';
import { FieldError } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';

type Props = {
  title: string;
  date?: string;
  name: string;
  /** Those of the open form by default. */
  labels?: Record<Attendance, string>;
  /** Without it, none is chosen. */
  defaultValue?: Attendance | undefined;
  error?: string | undefined;
};

/** Two cards, one of which is chosen. Each card is a native radio button with its label on it. */
export function AttendanceField({ title, date, name, labels, defaultValue, error }: Props) {
  const { attending, notAttending } = useMessages().rsvp;
  const errorId = useId();
  return (
    <fieldset className={styles.event} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>
        {title} {date && <span className={styles.date}>{date}</span>}
      </legend>
      <div className={styles.choices}>
        {Object.entries(labels ?? { attending, 'not-attending': notAttending }).map(
          ([value, label]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
              />
              <span>{label}</span>
            </label>
          ),
        )}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
