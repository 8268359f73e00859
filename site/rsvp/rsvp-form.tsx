import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Attendance, RsvpFormValues } from '../../domain/replies/rsvp.ts';
import {
  listFurtherGuests,
  listRsvpEvents,
  RSVP_DEFAULTS,
  toEventField,
} from '../../domain/replies/rsvp-questions.ts';
import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextArea, TextField } from '../../ui/field.tsx';
import { useEdition, useMessages } from '../edition.tsx';
import { formatMessage } from '../messages/format.ts';
import { GuestsCountField } from './guests-count-field.tsx';
import { ReplyCard } from './reply-card.tsx';
import styles from './rsvp-form.module.css';
import { useRsvp } from './use-rsvp.ts';

/**
 * The RSVP form. Its fields are uncontrolled: guests can type into the prerendered page before React
 * hydrates it, and nothing they typed is lost.
 */
export function RsvpForm() {
  const edition = useEdition();
  const { language, wedding } = edition;
  const messages = edition.messages.rsvp;
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { changeReply, errors, guestsCount, isSubmitting, onInput, onSubmit, reply } =
    useRsvp(form);
  const { maxGuests } = wedding.rsvp;
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
  const guestName = (part: 'First' | 'Last', number: number) => {
    const message = number === 2 ? messages[`guestTwo${part}Name`] : messages[`guest${part}Name`];
    return (
      <TextField
        // The legend says whose name it is. Screen readers read the whole label.
        label={messages[`optional${part}Name`]}
        aria-label={formatMessage(message, { number }, language)}
        autoComplete="off"
        {...field(number === 2 ? `guestTwo${part}` : `guest${number}${part}`)}
      />
    );
  };

  return (
    <>
      {reply && <ReplyCard key={reply.id} answers={reply.answers} onChange={changeReply} />}
      <form
        ref={form}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
        data-draft
        aria-busy={isSubmitting}
        aria-label="RSVP"
      >
        <Group legend={messages.you}>
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
        </Group>
        {maxGuests > 1 && (
          <Group legend={messages.yourGuest}>
            {guestName('First', 2)}
            {guestName('Last', 2)}
          </Group>
        )}
        <TextField
          label={messages.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        {listRsvpEvents(wedding).map((event) => (
          <AttendanceField key={event.id} event={event} error={errors[toEventField(event.id)]} />
        ))}
        {maxGuests > 1 && (
          <GuestsCountField count={guestsCount} max={maxGuests} {...field('guestsCount')} />
        )}
        {listFurtherGuests(maxGuests).map((number) => (
          <Group
            key={number}
            legend={formatMessage(messages.guest, { number }, language)}
            isAbsent={number > guestsCount}
          >
            {guestName('First', number)}
            {guestName('Last', number)}
          </Group>
        ))}
        <TextArea
          label={messages.dietaryRestrictions}
          rows={4}
          hint={messages.dietaryHint}
          {...field('dietaryRestrictions')}
        />
        <Button ref={submitButton} type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.submitting : messages.submit}
        </Button>
      </form>
    </>
  );
}

type GroupProps = { legend: string; isAbsent?: boolean; children: ReactNode };

/** The fields of one guest. Those of a guest who is not counted are disabled. */
function Group({ legend, isAbsent = false, children }: GroupProps) {
  return (
    <fieldset className={styles.guest} disabled={isAbsent} hidden={isAbsent}>
      <legend className={styles.capitals}>{legend}</legend>
      {children}
    </fieldset>
  );
}

type AttendanceProps = { event: WeddingEvent; error: string | undefined };

/** Two cards, one of which is chosen. Each card is a native radio button with its label on it. */
function AttendanceField({ event, error }: AttendanceProps) {
  const messages = useMessages().rsvp;
  const labels: Record<Attendance, string> = {
    attending: messages.attending,
    'not-attending': messages.notAttending,
  };
  const errorId = useId();
  return (
    <fieldset className={styles.event} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>
        {event.title} <span className={styles.date}>{event.date}</span>
      </legend>
      <div className={styles.choices}>
        {Object.entries(labels).map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={toEventField(event.id)}
              value={value}
              defaultChecked={value === 'attending'}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
