import { useId } from 'react';
import * as words from '#messages/rsvp.ts';
import type { Attendance } from '../../domain/rsvp.ts';
import { RSVP_DEFAULTS } from '../../domain/rsvp-defaults.ts';
import { FieldError } from '../../ui/field.tsx';
import styles from './attendance.module.css';

const LABELS: Record<Attendance, string> = {
  attending: words.attending,
  'not-attending': words.notAttending,
};

type Props = { event: string; name: 'welcomeParty' | 'wedding'; error: string | undefined };

/** The two answers to one event. */
export function AttendanceField({ event, name, error }: Props) {
  const errorId = useId();
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{event}</legend>
      <div className={styles.choices}>
        {Object.entries(LABELS).map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === RSVP_DEFAULTS[name]}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
