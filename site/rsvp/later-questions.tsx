// In the chunk of the couple's questions. Parts of other chunks are parameters: importing them would split those.
import { useEffect, useState } from 'react';
import type { PersonalReply } from '../../domain/invitations/invitation.ts';
import {
  type LaterQuestions as Asked,
  hasLaterQuestions,
  listLaterQuestions,
} from '../../domain/invitations/later-questions.ts';
import type { readAnswers } from '../../domain/replies/read-reply.ts';
import type { Answers, Person } from '../../domain/replies/reply.ts';
import type { FieldErrors, FormAnswers } from '../../domain/replies/reply-form.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import type { ApiResponse } from '../request.ts';
import type { FormFrame, PlainButton } from './form-frame.tsx';
import type { QuestionFields } from './question-fields.tsx';
import formStyles from './rsvp-form.module.css';
import type { createErrorToast, FormClient, requireStored, Tools } from './submit-rsvp.ts';
import type { useRsvp } from './use-rsvp.ts';

type Props = {
  edition: Edition;
  texts: NonNullable<Edition['messages']['questions']>;
  reply: PersonalReply;
  areRepliesClosed: boolean;
  /** The answers of the reply. */
  start: FormAnswers;
  post: (reply: PersonalReply) => Promise<ApiResponse>;
  tools: Tools;
  parts: {
    createErrorToast: typeof createErrorToast;
    FormFrame: typeof FormFrame;
    PlainButton: typeof PlainButton;
    QuestionFields: typeof QuestionFields;
    readAnswers: typeof readAnswers;
    requireStored: typeof requireStored;
    useRsvp: typeof useRsvp;
  };
  draftKey: string;
  toName: (person: Person) => string;
  onSent: (reply: PersonalReply) => void;
  className: string | undefined;
};

/** The questions that the household can answer after its reply, which stays as it is otherwise. */
export function LaterQuestions(props: Props) {
  const { areRepliesClosed, edition, parts, reply, texts } = props;
  const { PlainButton } = parts;
  const { questions = [] } = edition.wedding.rsvp;
  const [isChanging, setChanging] = useState(false);
  const list = (withAnswered: boolean) =>
    listLaterQuestions(reply, questions, { areRepliesClosed, withAnswered });
  const asked = list(isChanging);
  if (hasLaterQuestions(asked)) {
    return (
      <LaterForm
        {...props}
        asked={asked}
        key={`${JSON.stringify(reply)} ${isChanging}`}
        takesFocus={isChanging}
        onSent={(sent) => {
          setChanging(false);
          props.onSent(sent);
        }}
      />
    );
  }
  // Before, they are changed with the reply.
  if (!areRepliesClosed || !hasLaterQuestions(list(true))) return null;
  return <PlainButton onClick={() => setChanging(true)}>{texts.later.change}</PlainButton>;
}

type FormProps = Props & { asked: Asked; takesFocus: boolean };

function LaterForm(props: FormProps) {
  const { className, draftKey, onSent, parts, reply, start, texts } = props;
  const { FormFrame, QuestionFields, useRsvp } = parts;
  const { takesFocus, toName } = props;
  const [{ asked, edition, loadClient }] = useState(() => {
    const client = createLaterClient(props);
    return { asked: props.asked, edition: limitQuestions(props), loadClient: async () => client };
  });
  const rsvp = useRsvp({ start, loadClient, draftKey, onSent });
  const { answers, field, formRef } = rsvp;

  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [formRef, takesFocus]);

  return (
    <section className={className} aria-labelledby="later">
      <h3 id="later" className={formStyles.changing}>
        {texts.later.heading}
      </h3>
      <FormFrame {...rsvp} label={texts.later.heading} submit={texts.later.send}>
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
                edition={edition}
                asked={questions}
                person={index}
              />
            </fieldset>
          );
        })}
        <QuestionFields {...{ answers, field }} edition={edition} asked={asked.household} />
      </FormFrame>
    </section>
  );
}

/** The page's data with the questions of this form only. */
function limitQuestions({ asked, edition }: FormProps) {
  const { wedding } = edition;
  const { dietaryPerPerson: _, ...rsvp } = wedding.rsvp;
  const questions = [...new Set([...asked.people.flat(), ...asked.household])];
  return { ...edition, wedding: { ...wedding, rsvp: { ...rsvp, questions } } };
}

function createLaterClient(props: FormProps): FormClient<PersonalReply> {
  const { asked, edition, parts, post, reply, texts, tools } = props;
  return {
    read(fields) {
      const errors: FieldErrors = {};
      const read = (questions: readonly RsvpQuestion[], before: Answers, person?: number) => {
        const others = Object.entries(before).filter(([id]) =>
          questions.every((question) => question.id !== id),
        );
        const given = parts.readAnswers(questions, fields, {
          errors,
          texts: texts.errors,
          person,
        });
        return { ...Object.fromEntries(others), ...given };
      };
      const people = reply.people.map((person, index) => ({
        ...person,
        answers: read(asked.people[index] ?? [], person.answers, index),
      }));
      return { reply: { ...reply, people, answers: read(asked.household, reply.answers) }, errors };
    },
    async submit(sent) {
      parts.requireStored(await post(sent), edition, edition.messages.rsvp.replyMayNotBeSent);
    },
    toThanksToast: () => texts.later.sent,
    toErrorToast: parts.createErrorToast(edition, tools),
  };
}
