import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import { formatNames } from '../../domain/replies/names.ts';
import {
  listFurtherGuests,
  listRsvpEvents,
  RSVP_DEFAULTS,
  toEventField,
} from '../../domain/replies/rsvp-questions.ts';
import type { RsvpFormValues } from '../../domain/replies/rsvp-rules.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { type Edition, useEdition } from '../edition.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { COUNT_SOURCE, fillForm } from './draft.ts';
import type { FormAnswers, ReplySummary } from './form-answers.ts';
import { FormFrame } from './form-frame.tsx';
import { GuestsCountField } from './guests-count-field.tsx';
import { getQuestions } from './load-questions.ts';
import { createRsvpLoader } from './load-submit-rsvp.ts';
import { ReplyCard } from './reply-card.tsx';
import styles from './rsvp-form.module.css';
import { followSecondGuest, isSecondGuestNamed } from './second-guest.ts';
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
  const [loadClient] = useState(() => createRsvpLoader(edition));
  const { dietaryPerPerson, maxGuests, noDefaultAttendance = false } = wedding.rsvp;
  const [answers, setAnswers] = useState<FormAnswers>({
    ...(RSVP_DEFAULTS as FormAnswers),
    ...(noDefaultAttendance && { welcomeParty: '', wedding: '' }),
  });
  const [replies, setReplies] = useState<FormAnswers[]>([]);
  const reply = replies.at(-1);
  const rsvp = useRsvp(form, {
    loadClient,
    onAnswers: setAnswers,
    onSent: (answers) => setReplies((sent) => [...sent, answers]),
  });
  const followed = useRef(answers);
  useEffect(() => {
    const changes = followSecondGuest(followed.current, answers);
    followed.current = answers;
    if (!changes || !form.current) return;
    fillForm(form.current, changes);
    // Saves the draft, too.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [answers]);
  const guestsCount = Number(answers.guestsCount);
  const Questions = getQuestions(edition)?.OpenQuestions;

  const field = (name: keyof RsvpFormValues) => ({
    name,
    defaultValue: RSVP_DEFAULTS[name],
    error: rsvp.errors[name],
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
      {reply && (
        <ReplyCard
          key={replies.length}
          reply={summarizeReply(reply, edition)}
          onChange={() => rsvp.changeReply({ ...reply, [COUNT_SOURCE]: 'guest' })}
        />
      )}
      <FormFrame formRef={form} {...rsvp}>
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
          <ChoiceCards
            key={event.id}
            title={event.title}
            date={event.date}
            name={toEventField(event.id)}
            defaultValue={noDefaultAttendance ? undefined : 'attending'}
            required={noDefaultAttendance}
            error={rsvp.errors[toEventField(event.id)]}
          />
        ))}
        {maxGuests > 1 && (
          <GuestsCountField
            count={guestsCount}
            max={maxGuests}
            isChanged={answers[COUNT_SOURCE] === 'names'}
            isOneTooFew={guestsCount === 1 && isOneTooFew(answers)}
            {...field('guestsCount')}
          />
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
        {Questions && (
          <Questions errors={rsvp.errors} {...{ answers, edition, formatMessage, tools: TOOLS }} />
        )}
        {!dietaryPerPerson && (
          <TextArea
            label={messages.dietaryRestrictions}
            rows={4}
            hint={messages.dietaryHint}
            {...field('dietaryRestrictions')}
          />
        )}
      </FormFrame>
    </>
  );
}

const TOOLS = { ChoiceCards, TextArea, TextField };

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

/** Whether a second guest is named, and somebody comes. The number follows a moment after the name. */
function isOneTooFew(answers: FormAnswers): boolean {
  const isChosen = answers[COUNT_SOURCE] === 'guest';
  return isChosen && isSecondGuestNamed(answers) && Object.values(answers).includes('attending');
}

/** Summarizes the answers of the open form. */
function summarizeReply(answers: FormAnswers, edition: Edition): ReplySummary {
  const { messages, wedding } = edition;
  const { attending, dietaryNotes, guestsCount, notAttending } = messages.rsvp;
  const events = listRsvpEvents(wedding).map((event) => {
    const isAttending = answers[toEventField(event.id)] === 'attending';
    return { event, isAttending, text: isAttending ? attending : notAttending };
  });
  const isComing = events.some(({ isAttending }) => isAttending);
  const details: (readonly [string, string])[] = [
    [guestsCount, isComing && wedding.rsvp.maxGuests > 1 ? String(answers.guestsCount) : ''],
    ...(getQuestions(edition)?.listAnswers(answers, edition) ?? []),
    [dietaryNotes, String(answers.dietaryRestrictions ?? '').trim()],
  ];
  return {
    names: formatNames(listNames(answers), wedding.locale),
    events,
    isComingToAll: events.every(({ isAttending }) => isAttending),
    details: details.filter(([, text]) => text),
  };
}

function listNames(answers: FormAnswers) {
  const further = listFurtherGuests(Number(answers.guestsCount));
  const read = (field: string) => String(answers[field] ?? '').trim();
  return ['One', 'Two', ...further].map((guest) => ({
    first: read(`guest${guest}First`),
    last: read(`guest${guest}Last`),
  }));
}
