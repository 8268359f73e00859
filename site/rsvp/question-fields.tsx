// A chunk of its own, loaded only with a wedding that asks questions of its own. Importing from the entry would load the
// entry's stylesheet a second time.
import type { MouseEvent } from 'react';
import {
  FIELD_TYPES,
  OTHER_PLACE,
  toDietaryField,
  toPlaceField,
  toQuestionField,
} from '../../domain/replies/questions.ts';
import type { FormAnswers } from '../../domain/replies/reply-form.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import { Field, TextArea, TextField } from '../../ui/field.tsx';
import type { Edition } from '../edition.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './rsvp-form.module.css';
import type { ToField } from './use-rsvp.ts';

export { LaterQuestions } from './later-questions.tsx';

type Props = {
  edition: Edition;
  answers: FormAnswers;
  field: ToField;
  /** The questions that are asked now. The fields of the others are kept, hidden and disabled. */
  asked: readonly RsvpQuestion[];
  /** From 0; absent for the questions to the household. */
  person?: number;
};

/** The couple's questions to a person, with the dietary needs, or those to the household. */
export function QuestionFields({ edition, answers, field, asked, person }: Props) {
  const { messages, wedding } = edition;
  const { dietaryPerPerson, questions = [] } = wedding.rsvp;
  const { questions: texts } = messages;
  const isPerson = person !== undefined;
  return (
    <>
      {texts &&
        questions
          .filter(({ perPerson }) => perPerson === isPerson)
          .map((question) => (
            <fieldset
              key={question.id}
              // It has no name: only its state is needed.
              role="presentation"
              hidden={!asked.includes(question)}
              disabled={!asked.includes(question)}
            >
              <QuestionField
                {...{ answers, question, texts, toField: field }}
                {...field(toQuestionField(question.id, person))}
              />
            </fieldset>
          ))}
      {isPerson && dietaryPerPerson && (
        <TextField
          label={messages.rsvp.dietaryRestrictions}
          autoComplete="off"
          {...field(toDietaryField(person))}
        />
      )}
    </>
  );
}

type FieldProps = ReturnType<ToField> & {
  answers: FormAnswers;
  question: RsvpQuestion;
  texts: NonNullable<Edition['messages']['questions']>;
  toField: ToField;
};

function QuestionField({ answers, question, texts, toField, ...props }: FieldProps) {
  const { choices, closesOn, hint: explanation, isLater, kind, label } = question;
  const required = question.required && !isLater;
  const isOptional = !question.required && !isLater;
  const words = isOptional ? texts.optional.replace('{question}', () => label) : label;
  const isTime = kind === 'time' || kind === 'date-time';
  const until = closesOn && texts.until.replace('{date}', () => closesOn);
  const hint = [explanation, isTime && texts.localTime, until].filter(Boolean).join(' · ');
  const field = { ...props, required };
  const text = { ...field, label: words, hint: hint || undefined, autoComplete: 'off' };
  switch (kind) {
    case 'text':
      return <TextArea rows={2} {...text} />;
    case 'number':
      return <TextField type="number" inputMode="numeric" min={0} {...text} />;
    case 'date':
    case 'time':
    case 'date-time':
    case 'phone':
      return <TextField type={FIELD_TYPES[kind]} {...text} />;
    case 'stay': {
      if (choices.length === 0) return <TextField {...text} />;
      const { defaultValue, error, name } = props;
      const isOther = answers[name] === OTHER_PLACE;
      return (
        <div className={styles.fields}>
          <Field label={words} hint={text.hint} error={error}>
            {(control) => (
              <select {...control} {...{ name, defaultValue, required }}>
                <option value="" />
                {choices.map(({ id, label: hotel }) => (
                  <option key={id} value={id}>
                    {hotel}
                  </option>
                ))}
                <option value={OTHER_PLACE}>{texts.otherPlace}</option>
              </select>
            )}
          </Field>
          <fieldset role="presentation" hidden={!isOther} disabled={!isOther}>
            <TextField
              label={texts.whichPlace}
              autoComplete="off"
              required
              {...toField(toPlaceField(name))}
            />
          </fieldset>
        </div>
      );
    }
    case 'choices':
    case 'choice':
    case 'yes-no': {
      const labels =
        kind !== 'yes-no'
          ? Object.fromEntries(choices.map((choice) => [choice.id, choice.label]))
          : { true: texts.yes, false: texts.no };
      return (
        <ChoiceCards
          {...field}
          title={words}
          date={hint}
          labels={labels}
          isMany={kind === 'choices'}
        >
          {!required && kind !== 'choices' && (
            <button type="button" onClick={clearChoice}>
              {texts.clear}
            </button>
          )}
        </ChoiceCards>
      );
    }
  }
}

/** The button disappears, so the first choice gets its focus. */
function clearChoice({ currentTarget }: MouseEvent): void {
  const radios = currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
  for (const radio of radios) radio.checked = false;
  radios[0]?.focus();
  radios[0]?.dispatchEvent(new Event('input', { bubbles: true }));
}
