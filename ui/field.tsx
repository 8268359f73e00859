import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Labelled = { label: string; error?: string | undefined; hint?: string | undefined };

/** An input with a label. Screen readers also announce its hint and its error. */
export function TextField({ label, error, hint, ...input }: Labelled & ComponentProps<'input'>) {
  const ids = useFieldIds(error, hint);
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <input {...input} {...ids.control} className={styles.input} />
    </Field>
  );
}

/** A TextField of several lines. */
export function TextArea({ label, error, hint, ...area }: Labelled & ComponentProps<'textarea'>) {
  const ids = useFieldIds(error, hint);
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <textarea {...area} {...ids.control} className={styles.input} />
    </Field>
  );
}

/** The message below a control. The control refers to `id` in its `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className={styles.error}>
      {children}
    </p>
  ) : null;
}

type FieldProps = Labelled & { ids: FieldIds; children: ReactNode };

function Field({ label, error, hint, ids, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control.id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;

function useFieldIds(error: string | undefined, hint: string | undefined) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    hint: `${id}-hint`,
    error: `${id}-error`,
    control: {
      id,
      'aria-invalid': Boolean(error),
      'aria-describedby': described || undefined,
    },
  };
}
