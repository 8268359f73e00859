import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  RSVP_DEFAULTS,
  type RsvpFormValues,
  rsvpFormSchema,
  toRsvpRecord,
} from '../../domain/rsvp.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { AttendanceField } from './attendance.tsx';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { failureMessage } from './failure-message.ts';
import styles from './rsvp-form.module.css';
import { sendRsvp } from './send-rsvp.ts';

/** The reply to the invitation; `thanks` is said when it is stored. */
export function RsvpForm({ thanks }: { thanks: string }) {
  const { formState, handleSubmit, register, reset, subscribe } = useForm<RsvpFormValues>({
    resolver: standardSchemaResolver(rsvpFormSchema),
    defaultValues: readDraft(),
  });
  const sending = useRef(false);
  const wasBusy = useRef(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { errors, isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );

  useEffect(() => {
    // Drawn disabled while busy, the button lost the keyboard's focus: give it back.
    if (isSubmitting) wasBusy.current = true;
    else if (wasBusy.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [isSubmitting]);

  async function send(values: RsvpFormValues) {
    try {
      await sendRsvp(toRsvpRecord(values));
      toast('RSVP Submitted!', thanks);
      reset(RSVP_DEFAULTS);
      clearDraft();
    } catch (error) {
      const { title, text } = failureMessage(error);
      toast(title, text, 'destructive');
    }
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    // Two clicks can come before the button is drawn disabled.
    if (sending.current) return;
    sending.current = true;
    try {
      await handleSubmit(send)(event);
    } finally {
      sending.current = false;
    }
  }

  const text = (name: keyof RsvpFormValues) => ({
    ...register(name),
    error: errors[name]?.message,
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="RSVP">
      <TextField label="First name" autoComplete="given-name" required {...text('guestOneFirst')} />
      <TextField label="Last name" autoComplete="family-name" required {...text('guestOneLast')} />
      <TextField
        label="Guest two: first name (optional)"
        autoComplete="off"
        {...text('guestTwoFirst')}
      />
      <TextField
        label="Guest two: last name (optional)"
        autoComplete="off"
        {...text('guestTwoLast')}
      />
      <div className={styles.wide}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...text('email')}
        />
      </div>
      <AttendanceField
        event="Welcome Party"
        field={register('welcomeParty')}
        error={errors.welcomeParty?.message}
      />
      <AttendanceField
        event="The Wedding"
        field={register('wedding')}
        error={errors.wedding?.message}
      />
      <div className={styles.wide}>
        <TextField
          label="Number of guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={2}
          {...register('guestsCount', { valueAsNumber: true })}
          error={errors.guestsCount?.message}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label="Dietary restrictions (optional)"
          rows={4}
          hint="Allergies and wishes, for each of you."
          {...text('dietaryRestrictions')}
        />
      </div>
      <Button ref={submitButton} type="submit" className={styles.submit} disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit RSVP'}
      </Button>
    </form>
  );
}
