import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';
import type { useRsvp } from './use-rsvp.ts';

type Props = Pick<ReturnType<typeof useRsvp>, 'isSubmitting' | 'onInput' | 'onSubmit'> & {
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields. */
  children: ReactNode;
};

/** An RSVP form with its button. */
export function FormFrame({ formRef, isSubmitting, onInput, onSubmit, children }: Props) {
  const messages = useMessages().rsvp;
  const submitButton = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    // A disabled button loses the keyboard focus, so it gets it back afterwards.
    if (isSubmitting) wasSubmitting.current = true;
    else if (wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [isSubmitting]);

  return (
    <form
      ref={formRef}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      data-draft
      aria-busy={isSubmitting}
      aria-label="RSVP"
    >
      {children}
      <Button ref={submitButton} type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}
