import { type ComponentProps, useId } from 'react';
import { LANGUAGE_DETAILS, LANGUAGES } from '../../domain/wedding/languages.ts';
import styles from './select-field.module.css';

/** A select with its label in front of it, on one line. */
export function SelectField({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...select} id={id} className={styles.select} />
    </div>
  );
}

/** Every language of the interface, for a select. */
export function LanguageOptions() {
  return LANGUAGES.map((code) => (
    <option key={code} value={code}>
      {LANGUAGE_DETAILS[code].name}
    </option>
  ));
}
