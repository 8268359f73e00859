import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMessage } from '../../domain/messages/format.ts';
import { joinName } from '../../domain/replies/names.ts';
import { isComing } from '../../domain/replies/reply.ts';
import {
  countPeople,
  createOpenForm,
  type FormAnswers,
  listAsked,
  type NamePart,
  RSVP_DEFAULTS,
  readAttendance,
  toAttendanceField,
  toNameField,
} from '../../domain/replies/reply-form.ts';
import { TextField } from '../../ui/field.tsx';
import { useEdition } from '../edition.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { EmailField, FormFrame, NoteField, PlainButton } from './form-frame.tsx';
import { GuestsCountField } from './guests-count-field.tsx';
import { createRsvpLoader, getQuestionFields } from './load-chunks.ts';
import { ReplyCard } from './reply-card.tsx';
import { COUNT_SOURCE } from './reply-draft.ts';
import type { ReplySummary } from './reply-summary.ts';
import styles from './rsvp-form.module.css';
import { useRsvp } from './use-rsvp.ts';

/**
 * The form for everybody: that of a household whose people are blank. Its fields are uncontrolled: guests can type
 * into the prerendered page before React hydrates it, and nothing they typed is lost.
 */
export function RsvpForm() {
  const edition = useEdition();
  const { language, wedding } = edition;
  const messages = edition.messages.rsvp;
  const { dietaryPerPerson, maxGuests, noDefaultAttendance = false } = wedding.rsvp;
  const [{ form, ...options }] = useState(() => {
    const form = createOpenForm(wedding);
    const attendance = form.events.map(({ id }) => {
      return [toAttendanceField(form, 0, id), noDefaultAttendance ? '' : 'attending'];
    });
    const start: FormAnswers = { ...RSVP_DEFAULTS, ...Object.fromEntries(attendance) };
    return { form, start, loadClient: createRsvpLoader(edition, form) };
  });
  /** The page was made earlier: until it is hydrated, it has the questions that are closed since. */
  const [openedAt, setOpenedAt] = useState(0);
  useEffect(() => setOpenedAt(Date.now()), []);
  const [replies, setReplies] = useState<{ answers: FormAnswers; summary: ReplySummary }[]>([]);
  /** The form is for a new reply, folded after one was sent, or for a change of that one. */
  const [mode, setMode] = useState<'new' | 'sent' | 'change'>('new');
  const rsvp = useRsvp({
    ...options,
    onSent(reply, answers, client) {
      setReplies((sent) => [...sent, { answers, summary: client.summarize(reply) }]);
      setMode('sent');
    },
  });

  /** Shows the form with these answers, or empty. */
  function showForm(next: 'new' | 'change', shown: FormAnswers) {
    if (rsvp.isSubmitting) return;
    flushSync(() => setMode(next));
    rsvp.showReply(shown);
  }

  function keepReply() {
    rsvp.showReply({});
    flushSync(() => setMode('sent'));
    document.querySelector<HTMLElement>('#rsvp article h3')?.focus();
  }
  const { answers, field } = rsvp;
  const sent = replies.at(-1);
  const count = countPeople(form, answers);
  const asked = listAsked(form, answers, openedAt);
  const comes = isComing({ attendance: readAttendance(form, answers, 0) });
  const QuestionFields = getQuestionFields(edition);
  const everybody = Array.from({ length: maxGuests }, (_, person) => person);
  const asksPeople = dietaryPerPerson || form.questions.some(({ perPerson }) => perPerson);

  const toLegend = (person: number) =>
    [messages.you, messages.yourGuest][person] ??
    formatMessage(messages.guest, { number: person + 1 }, language);
  const readName = (person: number) => {
    const read = (part: NamePart) => String(answers[toNameField(form, person, part)] ?? '').trim();
    return joinName({ first: read('first'), last: read('last') });
  };
  const nameField = (part: NamePart, person: number) => {
    const name = field(toNameField(form, person, part));
    const isFirst = part === 'first';
    if (person === 0) {
      const autoComplete = isFirst ? 'given-name' : 'family-name';
      return (
        <TextField label={messages[`${part}Name`]} autoComplete={autoComplete} required {...name} />
      );
    }
    const label = isFirst ? 'FirstName' : 'LastName';
    const fullLabel = messages[`${person === 1 ? 'guestTwo' : 'guest'}${label}`];
    return (
      <TextField
        // The legend says whose name it is. Screen readers read the whole label.
        label={messages[`optional${label}`]}
        aria-label={formatMessage(fullLabel, { number: person + 1 }, language)}
        autoComplete="off"
        {...name}
      />
    );
  };
  const nameFields = (person: number) => {
    // Those of the second guest are always there. Those of a guest who is not counted are disabled.
    const isAbsent = person > 1 && person >= count;
    return (
      <fieldset key={person} className={styles.guest} disabled={isAbsent} hidden={isAbsent}>
        <legend className={styles.capitals}>{toLegend(person)}</legend>
        {nameField('first', person)}
        {nameField('last', person)}
      </fieldset>
    );
  };

  return (
    <>
      {sent && (
        <ReplyCard
          key={replies.length}
          reply={sent.summary}
          onChange={() => showForm('change', { ...sent.answers, [COUNT_SOURCE]: 'guest' })}
        />
      )}
      {mode === 'sent' && (
        <PlainButton onClick={() => showForm('new', {})}>{messages.replyForOther}</PlainButton>
      )}
      <div hidden={mode === 'sent'}>
        {mode === 'change' && <h3 className={styles.changing}>{messages.changing}</h3>}
        <FormFrame {...rsvp}>
          {everybody.slice(0, 2).map(nameFields)}
          <EmailField field={field} />
          {form.events.map((event) => (
            <ChoiceCards
              key={event.id}
              title={event.title}
              date={event.date}
              required={noDefaultAttendance}
              {...field(toAttendanceField(form, 0, event.id))}
            />
          ))}
          {maxGuests > 1 && <GuestsCountField rsvp={rsvp} max={maxGuests} />}
          {everybody.slice(2).map(nameFields)}
          {QuestionFields &&
            (asksPeople ? everybody : []).map((person) => {
              const questions = asked.people[person] ?? [];
              const isAsked = person < count && comes && (dietaryPerPerson || questions[0]);
              return (
                <fieldset
                  key={person}
                  className={styles.person}
                  hidden={!isAsked}
                  disabled={!isAsked}
                >
                  <legend>{readName(person) || toLegend(person)}</legend>
                  <QuestionFields {...{ answers, edition, field, person }} asked={questions} />
                </fieldset>
              );
            })}
          {QuestionFields && (
            <QuestionFields {...{ answers, edition, field }} asked={asked.household} />
          )}
          {!dietaryPerPerson && <NoteField field={field} rows={4} />}
        </FormFrame>
        {mode === 'change' && <PlainButton onClick={keepReply}>{messages.keepReply}</PlainButton>}
      </div>
    </>
  );
}
