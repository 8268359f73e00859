import { type RefObject, useEffect, useRef, useState } from 'react';
import { createHouseholdForm, toFormAnswers } from '../../../domain/invitations/household-form.ts';
import type { Invitation, PersonalReply } from '../../../domain/invitations/invitation.ts';
import type { LaterQuestions } from '../../../domain/invitations/later-questions.ts';
import { readAnswers } from '../../../domain/replies/read-reply.ts';
import type { Answers, Person } from '../../../domain/replies/reply.ts';
import type { FieldErrors } from '../../../domain/replies/reply-form.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import { FormFrame } from '../form-frame.tsx';
import { QuestionFields } from '../question-fields.tsx';
import formStyles from '../rsvp-form.module.css';
import { createErrorToast, type FormClient, requireStored, type Tools } from '../submit-rsvp.ts';
import { useRsvp } from '../use-rsvp.ts';
import type { Context } from './names.ts';
import styles from './personal.module.css';
import { createPost, REPLIED_AT_FIELD } from './personal-form.tsx';

type Props = Context & {
  invitation: Invitation;
  reply: PersonalReply;
  asked: LaterQuestions;
  tools: Tools;
  draftKey: string;
  takesFocus: boolean;
  toName: (person: Person) => string;
  onSent: (invitation: Invitation) => void;
};

/** A form with a few questions only; everything else of the reply stays. */
export function LaterForm(props: Props) {
  const { draftKey, invitation, messages, reply, takesFocus, toName } = props;
  const storedAt = useRef<string | null>(null);
  const [{ asked, start, loadClient, shown }] = useState(() => {
    const client = createLaterClient(props, storedAt);
    return { ...createStart(props), loadClient: async () => client };
  });
  const rsvp = useRsvp({
    ...{ start, loadClient, draftKey },
    onSent: (sent) => props.onSent({ ...invitation, reply: sent, repliedAt: storedAt.current }),
  });
  const { answers, field, formRef } = rsvp;

  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [formRef, takesFocus]);

  return (
    <section className={styles.later} aria-labelledby="later">
      <h3 id="later">{messages.later.heading}</h3>
      <FormFrame {...rsvp} label={messages.later.heading} submit={messages.later.send}>
        {reply.people.map((person, index) => {
          const questions = asked.people[index] ?? [];
          if (questions.length === 0) return null;
          return (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: people of a reply have no other identity.
              key={index}
              className={formStyles.person}
            >
              <legend>{toName(person)}</legend>
              <QuestionFields
                {...{ answers, field }}
                edition={shown}
                asked={questions}
                person={index}
              />
            </fieldset>
          );
        })}
        <QuestionFields {...{ answers, field }} edition={shown} asked={asked.household} />
      </FormFrame>
    </section>
  );
}

/** The answers of the reply, and the page's data with the questions of this form only. */
function createStart({ asked, edition, invitation, reply }: Props) {
  const { wedding } = edition;
  const form = {
    ...createHouseholdForm(invitation, wedding),
    people: reply.people.map((person) => ({ first: '', last: '', reply: person })),
  };
  const { dietaryPerPerson: _, ...rsvp } = wedding.rsvp;
  const questions = [...new Set([...asked.people.flat(), ...asked.household])];
  return {
    asked,
    start: toFormAnswers(form, invitation),
    shown: { ...edition, wedding: { ...wedding, rsvp: { ...rsvp, questions } } },
  };
}

function createLaterClient(
  props: Props,
  storedAt: RefObject<string | null>,
): FormClient<PersonalReply> {
  const { asked, edition, invitation, messages, reply, tools } = props;
  const { questions: texts, rsvp } = edition.messages;
  const post = createPost(props, { storedAt, onNewer: props.onSent });
  return {
    read(fields) {
      const errors: FieldErrors = {};
      const read = (questions: readonly RsvpQuestion[], before: Answers, person?: number) => {
        const others = Object.entries(before).filter(([id]) =>
          questions.every((question) => question.id !== id),
        );
        const given = readAnswers(questions, fields, { errors, texts: texts?.errors, person });
        return { ...Object.fromEntries(others), ...given };
      };
      const people = reply.people.map((person, index) => ({
        ...person,
        answers: read(asked.people[index] ?? [], person.answers, index),
      }));
      return { reply: { ...reply, people, answers: read(asked.household, reply.answers) }, errors };
    },
    async submit(sent) {
      const fields = { [REPLIED_AT_FIELD]: invitation.repliedAt ?? '' };
      requireStored(await post(sent, fields), edition, rsvp.replyMayNotBeSent);
    },
    toThanksToast: () => messages.later.sent,
    toErrorToast: createErrorToast(edition, tools),
  };
}
