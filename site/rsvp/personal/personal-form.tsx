import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type {
  Invitation,
  PersonalReply,
  PersonalReplyRequest,
  PersonalReplyResponse,
} from '../../../domain/invitations/invitation.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import { ChoiceCards } from '../choice-cards.tsx';
import { clearDraft, fillForm, readDraft, saveFields } from '../draft.ts';
import type { FormAnswers } from '../form-answers.ts';
import { FormFrame } from '../form-frame.tsx';
import { QuestionFields } from '../question-fields.tsx';
import { createReplyClient, NotSentError, type RsvpClient } from '../submit-rsvp.ts';
import { useRsvp } from '../use-rsvp.ts';
import {
  addGuests,
  GUEST_COUNT_FIELD,
  hasName,
  listAsked,
  listGuests,
  readGuestCount,
  readPersonalReply,
  toFormAnswers,
  toGuestField,
} from './guests.ts';
import type { Tools } from './names.ts';
import { PersonFields, QUESTION_TOOLS } from './person-fields.tsx';
import styles from './personal.module.css';
import { createValidation, type FormContext } from './validate.ts';

/** The name of the hidden field with the time of the reply that the form began with: the draft keeps it, too. */
const REPLIED_AT_FIELD = 'repliedAt';
/** The name of the answer for everybody, which is no part of the reply. */
const EVERYBODY_FIELD = 'everybody';

type Props = {
  edition: Edition;
  messages: PersonalMessages;
  invitation: Invitation;
  tools: Tools;
  draftKey: string;
  takesFocus: boolean;
  onSent: (reply: PersonalReply, repliedAt: string | null) => void;
  /** Shows the reply of the invitation in place of the form. */
  onLeave: (invitation: Invitation) => void;
};

/** The form of a household: an answer of each person for each event that they are invited to. */
export function PersonalForm(props: Props) {
  const { draftKey, edition, invitation, messages, takesFocus, tools } = props;
  const { formatMessage } = tools;
  const { language, wedding } = edition;
  const form = useRef<HTMLFormElement>(null);
  const storedAt = useRef<string | null>(null);
  const [newer, setNewer] = useState<Invitation | null>(null);
  const newerNotice = useRef<HTMLDivElement>(null);
  const [start] = useState(() => {
    const listed = listGuests(invitation);
    const toReply = (answers: FormAnswers) =>
      readPersonalReply(
        answers,
        addGuests(listed, readGuestCount(answers)),
        invitation,
        wedding.rsvp.questions,
      );
    const context = { edition, messages, invitation, tools, toReply };
    const client = createPersonalClient({ ...context, storedAt, onNewer: setNewer });
    const answers = toFormAnswers(listed, invitation);
    return { answers, listed, loadClient: async () => client, toReply };
  });
  const [answers, setAnswers] = useState<FormAnswers>(start.answers);
  const [guestCount, setGuestCount] = useState(() =>
    Math.max(start.listed.length, readGuestCount(readDraft(draftKey))),
  );
  const shownCount = useRef(guestCount);
  const rsvp = useRsvp(form, {
    draftKey,
    loadClient: start.loadClient,
    onAnswers: setAnswers,
    onSent: (sent) => props.onSent(start.toReply(sent), storedAt.current),
  });

  const guests = addGuests(start.listed, guestCount);
  const events = listRsvpEvents(wedding).filter(({ id }) => invitation.events.includes(id));
  const attendance = guests.flatMap((_, index) =>
    events.map(({ id }) => toGuestField(index, `event:${id}`)),
  );
  const { questions = [] } = wedding.rsvp;
  const texts = edition.messages.questions;
  const asked = listAsked(answers, guests.length, invitation.events, questions);
  const hasRoom = guests.length <= invitation.maxGuests;
  const everybody = attendance.every((name) => answers[name] === answers[attendance[0] ?? ''])
    ? answers[attendance[0] ?? '']
    : undefined;

  useEffect(() => {
    for (const radio of findRadios(form.current, [EVERYBODY_FIELD])) {
      radio.checked = radio.value === everybody;
    }
  }, [everybody]);

  useEffect(() => {
    const fields = form.current;
    if (!fields || guestCount === shownCount.current) return;
    // Saves the draft, too.
    fields.dispatchEvent(new Event('input', { bubbles: true }));
    // The button that was pressed is gone, or has moved down.
    const name = toGuestField(guestCount - 1, 'event:');
    const isAdded = guestCount > shownCount.current;
    const next = isAdded ? `[name^="${name}"]` : `.${styles.add}`;
    fields.querySelector<HTMLElement>(next)?.focus();
    shownCount.current = guestCount;
  }, [guestCount]);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (newer) newerNotice.current?.querySelector('button')?.focus();
  }, [newer]);

  function onInput(event: FormEvent) {
    const { name, value } = event.target as HTMLInputElement;
    if (name === EVERYBODY_FIELD) {
      for (const radio of findRadios(form.current, attendance)) {
        radio.checked = radio.value === value;
      }
    }
    return rsvp.onInput(event);
  }

  /** From now on the form knows the newer reply and can replace it. */
  function acceptNewer({ repliedAt }: Invitation) {
    if (!form.current) return;
    fillForm(form.current, { [REPLIED_AT_FIELD]: repliedAt });
    saveFields(form.current, draftKey);
    setNewer(null);
  }

  const count = { count: guests.length };
  return (
    <>
      <FormFrame formRef={form} {...rsvp} onInput={onInput}>
        <input type="hidden" name={GUEST_COUNT_FIELD} value={guests.length} readOnly />
        {hasRoom && attendance.length > 1 && (
          <ChoiceCards
            title={messages.willYouCome}
            name={EVERYBODY_FIELD}
            labels={{
              attending: formatMessage(messages.allCome, count, language),
              'not-attending': formatMessage(messages.noneCome, count, language),
            }}
          />
        )}
        {!hasRoom && (
          <p className={styles.room}>
            {formatMessage(messages.room, { count: invitation.maxGuests }, language)}
          </p>
        )}
        {guests.map((guest, index) => (
          <PersonFields
            key={toGuestField(index, 'first')}
            {...props}
            guest={guest}
            index={index}
            asked={asked.people[index]?.questions ?? []}
            number={guests.slice(0, index + 1).filter((one) => !hasName(one)).length}
            events={events}
            answers={answers}
            start={start.answers}
            errors={rsvp.errors}
            isAdded={index >= start.listed.length}
            onRemove={
              index >= start.listed.length && index === guests.length - 1
                ? () => setGuestCount(guests.length - 1)
                : undefined
            }
          />
        ))}
        {guests.length < invitation.maxGuests && (
          <button
            type="button"
            className={styles.add}
            onClick={() => setGuestCount(guests.length + 1)}
          >
            {messages.addGuest}
          </button>
        )}
        {texts && (
          <QuestionFields
            questions={questions.filter(({ perPerson }) => !perPerson)}
            asked={asked.household.questions}
            start={start.answers}
            errors={rsvp.errors}
            texts={texts}
            tools={QUESTION_TOOLS}
          />
        )}
        {(!wedding.rsvp.dietaryPerPerson || start.answers.dietaryRestrictions) && (
          <TextArea
            label={edition.messages.rsvp.dietaryRestrictions}
            rows={3}
            hint={edition.messages.rsvp.dietaryHint}
            name="dietaryRestrictions"
            defaultValue={start.answers.dietaryRestrictions}
            error={rsvp.errors.dietaryRestrictions}
          />
        )}
        <TextField
          label={edition.messages.rsvp.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          name="email"
          defaultValue={start.answers.email}
          error={rsvp.errors.email}
        />
        {/* React resets a field of the type hidden to its first value, so this one has the attribute. */}
        <input hidden name={REPLIED_AT_FIELD} defaultValue={invitation.repliedAt ?? ''} />
      </FormFrame>
      {newer ? (
        <div ref={newerNotice} className={styles.newer}>
          <p>{messages.notSentNewer}</p>
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              acceptNewer(newer);
              props.onLeave(newer);
            }}
          >
            {messages.showNewer}
          </button>
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              acceptNewer(newer);
              form.current?.requestSubmit();
            }}
          >
            {messages.sendMine}
          </button>
        </div>
      ) : (
        invitation.reply && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              clearDraft(draftKey);
              props.onLeave(invitation);
            }}
          >
            {messages.keepReply}
          </button>
        )
      )}
    </>
  );
}

function findRadios(form: HTMLFormElement | null, names: readonly string[]): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].filter(({ name }) =>
    names.includes(name),
  );
}

type ClientContext = FormContext & {
  /** Set when a reply is stored. */
  storedAt: RefObject<string | null>;
  onNewer: (invitation: Invitation) => void;
};

/** The client of the form of a household. */
function createPersonalClient(context: ClientContext): RsvpClient {
  const { edition, messages, onNewer, storedAt, toReply, tools } = context;
  return createReplyClient(edition, tools.formatMessage, {
    validate: createValidation(context),
    async post(answers) {
      const repliedAt = String(answers[REPLIED_AT_FIELD]) || null;
      const { id } = context.invitation;
      const reply: PersonalReplyRequest = { ...toReply(answers), id, repliedAt };
      const response = await tools.request('/invitation/reply', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(reply),
      });
      const { body, status } = response;
      if (status === 401) throw new NotSentError(messages.notSentRevoked);
      if (status === 412) throw new NotSentError(messages.notSentOther);
      if (status === 409) {
        onNewer(body as unknown as Invitation);
        throw new NotSentError(messages.notSentNewer);
      }
      if (status === 201) storedAt.current = (body as PersonalReplyResponse).created_at;
      return response;
    },
  });
}
