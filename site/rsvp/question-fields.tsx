// A chunk of its own, loaded only with a wedding that asks questions of its own. Importing from the entry would load the
// entry's stylesheet a second time.
import type { MouseEvent } from 'react';
import { toDietaryField, toQuestionField } from '../../domain/replies/questions.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import type { Edition } from '../edition.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import type { ToField } from './use-rsvp.ts';

type Props = {
  edition: Edition;
  field: ToField;
  /** The questions that are asked now. The fields of the others are kept, hidden and disabled. */
  asked: readonly RsvpQuestion[];
  /** From 0; absent for the questions to the household. */
  person?: number;
};

/** The couple's questions to a person, with the dietary needs, or those to the household. */
export function QuestionFields({ edition, field, asked, person }: Props) {
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
                question={question}
                texts={texts}
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
  question: RsvpQuestion;
  texts: NonNullable<Edition['messages']['questions']>;
};

function QuestionField({ question, texts, ...props }: FieldProps) {
  const { choices, hint, kind, label, required } = question;
  const words = required ? label : texts.optional.replace('{question}', () => label);
  const field = { ...props, required };
  const text = { ...field, label: words, hint: hint || undefined, autoComplete: 'off' };
  switch (kind) {
    case 'text':
      return <TextArea rows={2} {...text} />;
    case 'number':
      return <TextField type="number" inputMode="numeric" min={0} {...text} />;
    case 'choice':
    case 'yes-no': {
      const labels =
        kind === 'choice'
          ? Object.fromEntries(choices.map((choice) => [choice.id, choice.label]))
          : { true: texts.yes, false: texts.no };
      return (
        <ChoiceCards {...field} title={words} date={hint} labels={labels}>
          {!required && (
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
