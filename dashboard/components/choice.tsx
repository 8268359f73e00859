import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../ui/field.tsx';
import styles from './choice.module.css';

type Props = {
  legend: string;
  choices: readonly (readonly [value: string, label: string])[];
  field: UseFormRegisterReturn;
  error: string | undefined;
};

/** One of a few answers, side by side. */
export function Choice({ legend, choices, field, error }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.answers}>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.answer}>
            <input type="radio" value={value} {...field} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
