import { useEffect, useId, useRef } from 'react';
import type { Attendance, RsvpFormValues } from '../../domain/rsvp.ts';
import {
  getRsvpQuestions,
  listFurtherGuests,
  RSVP_DEFAULTS,
  toEventField,
} from '../../domain/rsvp-questions.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextArea, TextField } from '../../ui/field.tsx';
import { useEdition, useMessages } from '../edition.tsx';
import { formatMessage } from '../messages/format.ts';
import styles from './rsvp-form.module.css';
import { useRsvp } from './use-rsvp.ts';

/**
 * The RSVP form. Its fields are uncontrolled: guests can type into the prerendered page before React
 * hydrates it, and nothing they typed is lost.
 */
export function RsvpForm() {
  const { calendar, language, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.rsvp;
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { errors, guestsCount, isSubmitting, isStored, onInput, onSubmit } = useRsvp(form);
  const { events, maxGuests } = getRsvpQuestions(wedding);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    // A disabled button loses the keyboard focus, so it gets it back afterwards.
    if (isSubmitting) wasSubmitting.current = true;
    else if (wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
  }, [isSubmitting]);

  const field = (name: keyof RsvpFormValues) => ({
    name,
    defaultValue: RSVP_DEFAULTS[name],
    error: errors[name],
  });
  const guestName = (part: 'First' | 'Last', number: number) => (
    <TextField
      label={formatMessage(messages[`guest${part}Name`], { number }, language)}
      autoComplete="off"
      {...field(`guest${number}${part}`)}
    />
  );

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
      {maxGuests > 1 && (
        <>
          <TextField
            label={messages.guestTwoFirstName}
            autoComplete="off"
            {...field('guestTwoFirst')}
          />
          <TextField
            label={messages.guestTwoLastName}
            autoComplete="off"
            {...field('guestTwoLast')}
          />
        </>
      )}
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
      {events.map(({ id, title }) => (
        <AttendanceField
          key={id}
          event={title}
          name={toEventField(id)}
          error={errors[toEventField(id)]}
        />
      ))}
      {maxGuests > 1 && (
        <div className={styles.wide}>
          <TextField
            label={messages.guestsCount}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxGuests}
            {...field('guestsCount')}
          />
        </div>
      )}
      {listFurtherGuests(maxGuests).map((number) => (
        <fieldset
          key={number}
          className={styles.guest}
          disabled={number > guestsCount}
          hidden={number > guestsCount}
        >
          {guestName('First', number)}
          {guestName('Last', number)}
        </fieldset>
      ))}
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
            {messages.addToCalendar[Math.min(wedding.celebrate.events.length, 3) - 1]}
          </a>
        </p>
      )}
    </form>
  );
}

type AttendanceProps = {
  event: string;
  name: ReturnType<typeof toEventField>;
  error: string | undefined;
};

function AttendanceField({ event, name, error }: AttendanceProps) {
  const messages = useMessages().rsvp;
  const labels: Record<Attendance, string> = {
    attending: messages.attending,
    'not-attending': messages.notAttending,
  };
  const errorId = useId();
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{event}</legend>
      <div className={styles.choices}>
        {Object.entries(labels).map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'attending'} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
