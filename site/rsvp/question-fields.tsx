// For the forms with and without a personal link. Components and messages of the page are parameters, because
// importing them would load the entry's stylesheet a second time.
import type { MouseEvent } from 'react';
import { toQuestionField } from '../../domain/replies/questions.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import type { TextArea, TextField } from '../../ui/field.tsx';
import type { ChoiceCards } from './choice-cards.tsx';
import type { FieldErrors, FormAnswers, QuestionTexts } from './form-answers.ts';

export type QuestionTools = {
  ChoiceCards: typeof ChoiceCards;
  TextArea: typeof TextArea;
  TextField: typeof TextField;
};

type Props = {
  questions: readonly RsvpQuestion[];
  /** The questions that are asked now. The fields of the others are kept, hidden and disabled. */
  asked: readonly RsvpQuestion[];
  /** From 0; absent for the household. */
  person?: number;
  /** The values at first, by field name. */
  start?: FormAnswers;
  errors: FieldErrors;
  texts: QuestionTexts;
  tools: QuestionTools;
};

/** The native fields of questions. */
export function QuestionFields({ asked, questions, ...props }: Props) {
  return questions.map((question) => (
    <fieldset
      key={question.id}
      // It has no name: only its state is needed.
      role="presentation"
      hidden={!asked.includes(question)}
      disabled={!asked.includes(question)}
    >
      <QuestionField question={question} {...props} />
    </fieldset>
  ));
}

type FieldProps = Omit<Props, 'asked' | 'questions'> & { question: RsvpQuestion };

function QuestionField({ question, person, start, errors, texts, tools }: FieldProps) {
  const { choices, hint, id, kind, label, required } = question;
  const name = toQuestionField(id, person);
  const words = required ? label : texts.optional.replace('{question}', () => label);
  const value = start?.[name];
  const field = { name, defaultValue: value, error: errors[name], required };
  switch (kind) {
    case 'text':
      return (
        <tools.TextArea
          label={words}
          hint={hint || undefined}
          rows={2}
          autoComplete="off"
          {...field}
        />
      );
    case 'number':
      return (
        <tools.TextField
          label={words}
          hint={hint || undefined}
          type="number"
          inputMode="numeric"
          min={0}
          autoComplete="off"
          {...field}
        />
      );
    case 'choice':
    case 'yes-no': {
      const labels =
        kind === 'choice'
          ? Object.fromEntries(choices.map((choice) => [choice.id, choice.label]))
          : { true: texts.yes, false: texts.no };
      return (
        <tools.ChoiceCards
          {...field}
          title={words}
          date={hint}
          labels={labels}
          defaultValue={value === undefined ? undefined : String(value)}
        >
          {!required && (
            <button type="button" onClick={clearChoice}>
              {texts.clear}
            </button>
          )}
        </tools.ChoiceCards>
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
