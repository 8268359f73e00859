import calendar from 'virtual:calendar';
import { type FormEvent, useEffect, useRef } from 'react';
import * as words from '#messages/rsvp.ts';
import type { RsvpFormValues } from '../../domain/rsvp.ts';
import { RSVP_DEFAULTS } from '../../domain/rsvp-defaults.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { AttendanceField } from './attendance.tsx';
import styles from './rsvp-form.module.css';
import { useReply } from './use-reply.ts';

/** The reply to the invitation; `thanks` is said when it is stored. */
export function RsvpForm({ thanks }: { thanks: string }) {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { faults, sending, stored, change, submit } = useReply(form, thanks);
  const wasBusy = useRef(false);

  useEffect(() => {
    // Drawn disabled while busy, the button lost the keyboard's focus: give it back.
    if (sending) wasBusy.current = true;
    else if (wasBusy.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [sending]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  // The fields hold what is typed by themselves, so that nothing is lost when the script comes late.
  const text = (name: keyof RsvpFormValues) => ({
    name,
    defaultValue: RSVP_DEFAULTS[name],
    error: faults[name],
  });

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={change}
      noValidate
      data-draft
      aria-label="RSVP"
    >
      <TextField
        label={words.first}
        autoComplete="given-name"
        required
        {...text('guestOneFirst')}
      />
      <TextField label={words.last} autoComplete="family-name" required {...text('guestOneLast')} />
      <TextField label={words.secondFirst} autoComplete="off" {...text('guestTwoFirst')} />
      <TextField label={words.secondLast} autoComplete="off" {...text('guestTwoLast')} />
      <div className={styles.wide}>
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...text('email')}
        />
      </div>
      <AttendanceField event={words.welcomeParty} name="welcomeParty" error={faults.welcomeParty} />
      <AttendanceField event={words.wedding} name="wedding" error={faults.wedding} />
      <div className={styles.wide}>
        <TextField
          label={words.guests}
          type="number"
          inputMode="numeric"
          min={1}
          max={2}
          {...text('guestsCount')}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={words.dietary}
          rows={4}
          hint={words.dietaryHint}
          {...text('dietaryRestrictions')}
        />
      </div>
      <Button ref={submitButton} type="submit" className={styles.submit} disabled={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
      {stored && (
        <p className={styles.stored}>
          <a href={calendar.both}>{words.addBoth}</a>
        </p>
      )}
    </form>
  );
}
