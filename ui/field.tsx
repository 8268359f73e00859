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
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => {
        const control = <input {...input} {...ids} />;
        return before || after ? (
          <div className={styles.row}>
            {before}
            {control}
            {after}
          </div>
        ) : (
          control
        );
      }}
    </Field>
  );
}

/** A TextField of several lines. */
export function TextArea({ label, error, hint, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} describedBy={area['aria-describedby']}>
      {(ids) => <textarea {...area} {...ids} />}
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

type FieldProps = Labelled & {
  /** The id of an element that describes the control, besides its hint and its error. */
  describedBy?: string | undefined;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    className: string | undefined;
  }) => ReactNode;
};

/** A control with its label, hint and error. */
export function Field({ label, error, hint, describedBy, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
        className: styles.input,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
