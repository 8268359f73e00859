import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Labelled = { label: string; error?: string | undefined; hint?: string | undefined };

type TextFieldProps = Labelled &
  ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode };

/**
 * An input with a label, and with buttons `before` and `after` it. Screen readers also announce its
 * hint and its error.
 */
export function TextField({ label, error, hint, before, after, ...input }: TextFieldProps) {
  const ids = useFieldIds(error, hint);
  const control = <input {...input} {...ids.control} className={styles.input} />;
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      {before ? (
        <div className={styles.row}>
          {before}
          {control}
          {after}
        </div>
      ) : (
        control
      )}
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
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1M8 4v5m0 2v1" />
      </svg>
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
