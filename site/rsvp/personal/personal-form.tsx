import { type RefObject, useEffect, useRef, useState } from 'react';
import { createHouseholdForm, toFormAnswers } from '../../../domain/invitations/household-form.ts';
import type {
  Invitation,
  PersonalReply,
  PersonalReplyRequest,
  PersonalReplyResponse,
} from '../../../domain/invitations/invitation.ts';
import { type Attendance, hasName } from '../../../domain/replies/reply.ts';
import {
  countPeople,
  type FormAnswers,
  listAsked,
  listPeople,
  PEOPLE_COUNT_FIELD,
  toAttendanceField,
  toNameField,
} from '../../../domain/replies/reply-form.ts';
import type { ApiResponse } from '../../request.ts';
import { EmailField, FormFrame, NoteField, PlainButton } from '../form-frame.tsx';
import { QuestionFields } from '../question-fields.tsx';
import { clearDraft, fillForm, readDraft, saveFields } from '../reply-draft.ts';
import { createRsvpClient, NotSentError, type Tools } from '../submit-rsvp.ts';
import { useRsvp } from '../use-rsvp.ts';
import { type Context, nameGuest } from './names.ts';
import { PersonFields } from './person-fields.tsx';
import styles from './personal.module.css';

/** The name of the hidden field with the time of the reply that the form began with: the draft keeps it, too. */
export const REPLIED_AT_FIELD = 'repliedAt';

type Props = Context & {
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
  const storedAt = useRef<string | null>(null);
  const [newer, setNewer] = useState<Invitation | null>(null);
  const newerNotice = useRef<HTMLDivElement>(null);
  const [{ form, start, loadClient }] = useState(() => {
    const form = createHouseholdForm(invitation, wedding);
    const start = toFormAnswers(form, invitation);
    const post = createPost(props, { storedAt, onNewer: setNewer });
    const client = createRsvpClient(edition, form, tools, { tooMany: messages.tooMany, post });
    return { form, start, loadClient: async () => client };
  });
  const [count, setCount] = useState(() => countPeople(form, readDraft(draftKey)));
  const shownCount = useRef(count);
  const rsvp = useRsvp({
    ...{ start, draftKey, loadClient },
    onSent: (reply) => props.onSent(reply, storedAt.current),
  });
  const { answers, field, formRef } = rsvp;

  const shown = { ...answers, [PEOPLE_COUNT_FIELD]: count };
  const people = listPeople(form, shown);
  const asked = listAsked(form, shown);
  const attendance = people.flatMap((_, index) =>
    form.events.map(({ id }) => toAttendanceField(form, index, id)),
  );
  const hosts = form.people.flatMap((person, index) => (hasName(person) ? [index] : []));
  const hasRoom = people.length <= form.maxGuests;

  useEffect(() => {
    const fields = formRef.current;
    if (!fields || count === shownCount.current) return;
    // Saves the draft, too.
    fields.dispatchEvent(new Event('input', { bubbles: true }));
    // The button that was pressed is gone, or has moved down.
    const name = toAttendanceField(form, count - 1, '');
    const isAdded = count > shownCount.current;
    const next = isAdded ? `[name^="${name}"]` : `.${styles.add}`;
    fields.querySelector<HTMLElement>(next)?.focus();
    shownCount.current = count;
  }, [count, form, formRef]);

  useEffect(() => {
    if (takesFocus)
      formRef.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [formRef, takesFocus]);

  useEffect(() => {
    if (newer) newerNotice.current?.querySelector('button')?.focus();
  }, [newer]);

  function answerForEverybody(answer: Attendance) {
    if (!formRef.current) return;
    fillForm(formRef.current, Object.fromEntries(attendance.map((name) => [name, answer])));
    formRef.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** From now on the form knows the newer reply and can replace it. */
  function acceptNewer({ repliedAt }: Invitation) {
    if (!formRef.current) return;
    fillForm(formRef.current, { [REPLIED_AT_FIELD]: repliedAt });
    saveFields(formRef.current, draftKey);
    setNewer(null);
  }

  return (
    <>
      <FormFrame {...rsvp}>
        <input type="hidden" name={PEOPLE_COUNT_FIELD} value={count} readOnly />
        {hasRoom && attendance.length > 1 && (
          <fieldset className={styles.everybody}>
            <legend>{messages.willYouCome}</legend>
            {(['attending', 'not-attending'] as const).map((answer) => (
              <button
                key={answer}
                type="button"
                aria-pressed={attendance.every((name) => answers[name] === answer)}
                onClick={() => answerForEverybody(answer)}
              >
                {formatMessage(
                  messages[answer === 'attending' ? 'allCome' : 'noneCome'],
                  { count },
                  language,
                )}
              </button>
            ))}
          </fieldset>
        )}
        {!hasRoom && (
          <p className={styles.room}>
            {formatMessage(messages.room, { count: form.maxGuests }, language)}
          </p>
        )}
        {people.map((person, index) => {
          const isNew = index >= form.people.length;
          const number = people.slice(0, index + 1).filter((one) => !hasName(one)).length;
          return (
            <PersonFields
              key={toNameField(form, index, 'first')}
              {...{ answers, edition, field, form, index, isNew, messages, person, tools }}
              hosts={hosts}
              unnamed={nameGuest(invitation, props, number)}
              asked={asked.people[index] ?? []}
              onRemove={isNew && index === count - 1 ? () => setCount(index) : undefined}
            />
          );
        })}
        {count < form.maxGuests && (
          <button type="button" className={styles.add} onClick={() => setCount(count + 1)}>
            {messages.addGuest}
          </button>
        )}
        <QuestionFields {...{ answers, edition, field }} asked={asked.household} />
        {(!wedding.rsvp.dietaryPerPerson || start.dietaryRestrictions) && (
          <NoteField field={field} rows={3} />
        )}
        <EmailField field={field} />
        {/* React resets a field of the type hidden to its first value, so this one has the attribute. */}
        <input hidden name={REPLIED_AT_FIELD} defaultValue={invitation.repliedAt ?? ''} />
      </FormFrame>
      {newer && (
        <div ref={newerNotice} className={styles.newer}>
          <p>{messages.notSentNewer}</p>
          <PlainButton
            onClick={() => {
              acceptNewer(newer);
              props.onLeave(newer);
            }}
          >
            {messages.showNewer}
          </PlainButton>
          <PlainButton
            onClick={() => {
              acceptNewer(newer);
              formRef.current?.requestSubmit();
            }}
          >
            {messages.sendMine}
          </PlainButton>
        </div>
      )}
      {!newer && invitation.reply && (
        <PlainButton
          onClick={() => {
            clearDraft(draftKey);
            props.onLeave(invitation);
          }}
        >
          {edition.messages.rsvp.keepReply}
        </PlainButton>
      )}
    </>
  );
}

type PostResult = {
  /** Set when a reply is stored. */
  storedAt: RefObject<string | null>;
  onNewer: (invitation: Invitation) => void;
};

/** Returns a function that sends the reply of the household. */
export function createPost(
  { invitation: { id }, messages, tools }: Pick<Props, 'invitation' | 'messages' | 'tools'>,
  { storedAt, onNewer }: PostResult,
) {
  return async (reply: PersonalReply, answers: FormAnswers): Promise<ApiResponse> => {
    const { people, email, note, answers: ofHousehold } = reply;
    const repliedAt = String(answers[REPLIED_AT_FIELD]) || null;
    const data: PersonalReplyRequest = {
      ...{ people, email, note, answers: ofHousehold },
      ...{ id, repliedAt },
    };
    const response = await tools.request('/invitation/reply', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
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
  };
}
