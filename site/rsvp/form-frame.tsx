import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';
import type { ToField, useRsvp } from './use-rsvp.ts';

type Props = Pick<
  ReturnType<typeof useRsvp>,
  'formRef' | 'isSubmitting' | 'onInput' | 'onSubmit'
> & {
  /** The fields. */
  children: ReactNode;
  label?: string;
  submit?: string;
};

/** A form with its button; the RSVP by default. */
export function FormFrame({ label = 'RSVP', submit, children, ...form }: Props) {
  const { formRef, isSubmitting, onInput, onSubmit } = form;
  const messages = useMessages().rsvp;
  const submitButton = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    // A disabled button and inert fields lose the keyboard focus, so the button gets it afterwards.
    if (isSubmitting) wasSubmitting.current = true;
    else if (wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [isSubmitting]);

  return (
    <>
      <form
        ref={formRef}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
        data-draft
        aria-busy={isSubmitting}
        aria-label={label}
      >
        {/* Text that is typed while the reply is on its way would be lost when the form is reset. */}
        <div className={styles.fields} inert={isSubmitting}>
          {children}
        </div>
        <Button ref={submitButton} type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.submitting : (submit ?? messages.submit)}
        </Button>
      </form>
      {/* Outside the form, because screen readers announce nothing in a busy element. */}
      <output className={styles.announced}>{isSubmitting && messages.submitting}</output>
    </>
  );
}

export function EmailField({ field }: { field: ToField }) {
  return (
    <TextField
      label={useMessages().rsvp.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      {...field('email')}
    />
  );
}

/** The dietary notes of all together. */
export function NoteField({ field, rows }: { field: ToField; rows: number }) {
  const { dietaryHint, dietaryRestrictions } = useMessages().rsvp;
  return (
    <TextArea
      label={dietaryRestrictions}
      rows={rows}
      hint={dietaryHint}
      {...field('dietaryRestrictions')}
    />
  );
}

type PlainButtonProps = { onClick: () => void; children: string };

/** Looks like a link. */
export function PlainButton(props: PlainButtonProps) {
  return <button type="button" className={styles.plain} {...props} />;
}
