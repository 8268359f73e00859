import { useEffect, useId, useRef } from 'react';
import type { Attendance, RsvpFormValues } from '../../domain/rsvp.ts';
import { RSVP_DEFAULTS } from '../../domain/rsvp-defaults.ts';
import type { WeddingEvent } from '../../domain/wedding.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextArea, TextField } from '../../ui/field.tsx';
import { useEdition, useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';
import { useRsvp } from './use-rsvp.ts';

/**
 * The RSVP form. Its fields are uncontrolled: guests can type into the prerendered page before React
 * hydrates it, and nothing they typed is lost.
 */
export function RsvpForm() {
  const { calendar, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.rsvp;
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { errors, isSubmitting, isStored, onInput, onSubmit } = useRsvp(form);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    // A disabled button loses the keyboard focus, so it gets it back afterwards.
    if (isSubmitting) wasSubmitting.current = true;
    else if (wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [isSubmitting]);

  const findAsked = (eventId: string) =>
    wedding.celebrate.events.find(({ id }) => id === eventId && wedding.rsvp.events.includes(id));

  const field = (name: keyof RsvpFormValues) => ({
    name,
    defaultValue: RSVP_DEFAULTS[name],
    error: errors[name],
  });

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      data-draft
      aria-label="RSVP"
    >
      <TextField
        label={messages.firstName}
        autoComplete="given-name"
        required
        {...field('guestOneFirst')}
      />
      <TextField
        label={messages.lastName}
        autoComplete="family-name"
        required
        {...field('guestOneLast')}
      />
      <TextField
        label={messages.guestTwoFirstName}
        autoComplete="off"
        {...field('guestTwoFirst')}
      />
      <TextField label={messages.guestTwoLastName} autoComplete="off" {...field('guestTwoLast')} />
      <div className={styles.wide}>
        <TextField
          label={messages.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
      </div>
      <AttendanceField
        event={findAsked('welcome_party')}
        name="welcomeParty"
        error={errors.welcomeParty}
      />
      <AttendanceField event={findAsked('wedding')} name="wedding" error={errors.wedding} />
      <div className={styles.wide}>
        <TextField
          label={messages.guestsCount}
          type="number"
          inputMode="numeric"
          min={1}
          max={2}
          {...field('guestsCount')}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={messages.dietaryRestrictions}
          rows={4}
          hint={messages.dietaryHint}
          {...field('dietaryRestrictions')}
        />
      </div>
      <Button ref={submitButton} type="submit" className={styles.submit} disabled={isSubmitting}>
        {isSubmitting ? messages.submitting : messages.submit}
      </Button>
      {isStored && (
        <p className={styles.stored}>
          <a href={calendar.all}>
            {/* "Add both events" is for two. */}
            {calendar.events.length === 2
              ? messages.addToCalendar
              : allMessages.wedding.addToCalendar}
          </a>
        </p>
      )}
    </form>
  );
}

type AttendanceProps = {
  /** Without it the form does not ask, and the guest does not attend. */
  event: WeddingEvent | undefined;
  name: 'welcomeParty' | 'wedding';
  error: string | undefined;
};

function AttendanceField({ event, name, error }: AttendanceProps) {
  const messages = useMessages().rsvp;
  const labels: Record<Attendance, string> = {
    attending: messages.attending,
    'not-attending': messages.notAttending,
  };
  const errorId = useId();
  if (!event) return <input type="hidden" name={name} defaultValue="not-attending" />;
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{event.title}</legend>
      <div className={styles.choices}>
        {Object.entries(labels).map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === RSVP_DEFAULTS[name]}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
