import { useId, useRef } from 'react';
import { type UseFormRegisterReturn, useFieldArray, useWatch } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { listOptions } from '../../../domain/replies/answer-counts.ts';
import { FIELD_TYPES } from '../../../domain/replies/questions.ts';
import { MAX_PEOPLE } from '../../../domain/replies/rsvp.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { Option, SelectField } from '../../ui/fields.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { ReplyFormReturn } from './reply-fields.tsx';
import styles from './reply-people-fields.module.css';
import { toPersonInput } from './reply-values.ts';

/** Everybody in a reply whose people attend events of their own. */
export function PeopleFields({ form }: { form: ReplyFormReturn }) {
  const { wedding } = useGuestData();
  const { control, formState, register } = form;
  const { append, fields, remove } = useFieldArray({ control, name: 'people' });
  const addButton = useRef<HTMLButtonElement>(null);
  const { attendance, fields: labels, form: texts } = getMessages('replies');

  function removePerson(index: number) {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <div className="wide">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={`fields ${styles.person}`}>
          <legend className="subheading">
            <PersonName form={form} index={index} />
          </legend>
          {(['first', 'last'] as const).map((part) => (
            <TextField
              key={part}
              label={labels[part]}
              autoComplete="off"
              error={formState.errors.people?.[index]?.[part]?.message}
              {...register(`people.${index}.${part}`)}
            />
          ))}
          {wedding.events.map((event) => (
            <SelectField
              key={event.id}
              label={event.title}
              {...register(`people.${index}.events.${event.id}`)}
            >
              <option value="attending">{attendance.attending}</option>
              <option value="not-attending">{attendance['not-attending']}</option>
              <option value="not-asked">{attendance['not-asked']}</option>
            </SelectField>
          ))}
          <PersonAnswers form={form} index={index} />
          {fields.length > 1 && (
            <TextButton
              destructive
              className="edge"
              aria-label={texts.removeWho(index + 1)}
              onClick={() => removePerson(index)}
            >
              {texts.removePerson}
            </TextButton>
          )}
        </fieldset>
      ))}
      <TextButton
        ref={addButton}
        className="edge"
        aria-disabled={fields.length >= MAX_PEOPLE}
        onClick={() => fields.length < MAX_PEOPLE && append(toPersonInput(null, null, wedding))}
      >
        {texts.addPerson}
      </TextButton>
    </div>
  );
}

function PersonName({ form: { control }, index }: { form: ReplyFormReturn; index: number }) {
  const [first, last] = useWatch({
    control,
    name: [`people.${index}.first`, `people.${index}.last`],
  });
  return [first, last].filter(Boolean).join(' ') || getMessages('replies').form.person(index + 1);
}

type GuestAnswersProps = { form: ReplyFormReturn; guestsCount: number };

/** The answers of each guest of a household whose people attend the same events. */
export function GuestAnswers({ form, guestsCount }: GuestAnswersProps) {
  const { dietaryPerPerson, questions = [] } = useGuestData().wedding;
  const people = useWatch({ control: form.control, name: 'people' });
  const isAsked =
    dietaryPerPerson ||
    questions.some(({ perPerson }) => perPerson) ||
    people.some(({ dietary }) => dietary !== '');
  if (!isAsked) return null;
  const { answersOf, answersOfGuest } = getMessages('replies').form;
  return (
    <div className="wide">
      {people.slice(0, guestsCount).map(({ first }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests are numbered.
        <fieldset key={index} className={`fields ${styles.person}`}>
          <legend className="subheading">
            {first ? answersOf(first) : answersOfGuest(index + 1)}
          </legend>
          <PersonAnswers form={form} index={index} />
        </fieldset>
      ))}
    </div>
  );
}

/** The answers of one person to the couple's questions. */
function PersonAnswers({ form, index }: { form: ReplyFormReturn; index: number }) {
  const { questions = [] } = useGuestData().wedding;
  const { formState, getValues, register } = form;
  const errors = formState.errors.people?.[index];
  return (
    <>
      {questions
        .filter(({ perPerson }) => perPerson)
        .map((question) => {
          const name = `people.${index}.questions.${question.id}` as const;
          return (
            <AnswerField
              key={question.id}
              question={question}
              field={register(name)}
              value={getValues(name)}
              error={errors?.questions?.[question.id]?.message}
            />
          );
        })}
      <TextField
        label={getMessages('replies').form.dietary}
        autoComplete="off"
        error={errors?.dietary?.message}
        {...register(`people.${index}.dietary`)}
      />
    </>
  );
}

type AnswerFieldProps = {
  question: RsvpQuestion;
  field: UseFormRegisterReturn;
  /** At first: a choice that was removed stays possible. */
  value: string | string[] | undefined;
  error: string | undefined;
};

export function AnswerField({ question, field, value = '', error }: AnswerFieldProps) {
  const id = useId();
  const { kind, label } = question;
  const options = listOptions(question);
  if (options.length === 0 || kind === 'stay') {
    return (
      <>
        <TextField
          label={label}
          type={FIELD_TYPES[kind]}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          error={error}
          list={kind === 'stay' ? id : undefined}
          {...field}
        />
        {kind === 'stay' && (
          <datalist id={id}>
            {question.choices.map((hotel) => (
              <option key={hotel.id} value={hotel.id} />
            ))}
          </datalist>
        )}
      </>
    );
  }
  const removed = [value]
    .flat()
    .filter((one) => one && options.every((option) => option.id !== one));
  const all = [...options, ...removed.map((one) => ({ id: one, label: one }))];
  if (kind === 'choices') {
    return (
      <fieldset>
        <legend className="subheading">{label}</legend>
        <div className="row">
          {all.map((option) => (
            <Option key={option.id} value={option.id} {...field}>
              {option.label}
            </Option>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div>
      <SelectField label={label} {...field}>
        <option value="">{getMessages('replies').noAnswer}</option>
        {all.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <FieldError id={`${field.name}-error`}>{error}</FieldError>
    </div>
  );
}
