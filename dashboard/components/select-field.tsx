import { type ComponentProps, useId } from 'react';
import styles from './select-field.module.css';

/** A labelled choice of one among a few, as quiet as a line of text. */
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
