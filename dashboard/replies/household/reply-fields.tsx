import { Fragment, useId } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { Reply } from '../../../domain/replies/reply.ts';
import { FieldError, TextArea, TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { AnswerField, GuestAnswers, PeopleFields } from './reply-people-fields.tsx';
import type { ReplyInput } from './reply-values.ts';

export type ReplyFormReturn = UseFormReturn<ReplyInput, unknown, Reply>;

type Props = {
  form: ReplyFormReturn;
  /** Whether the household was not asked about an event, so that the couple can leave it so. */
  isNotAsked: (event: string) => boolean;
  maxGuests: number;
};

export function ReplyFields({ form, isNotAsked, maxGuests }: Props) {
  const isPerPerson = useWatch({ control: form.control, name: 'isPerPerson' });
  return (
    <div className="fields">
      {isPerPerson ? (
        <PeopleFields form={form} />
      ) : (
        <HouseholdFields form={form} isNotAsked={isNotAsked} maxGuests={maxGuests} />
      )}
      <SharedFields form={form} />
    </div>
  );
}

/** A component of its own: an invalid form focuses the fields in the order in which they are registered. */
function SharedFields({ form }: Pick<Props, 'form'>) {
  const { questions = [] } = useGuestData().wedding;
  const { formState, getValues, register } = form;
  const texts = getMessages('replies').form;
  const registerText = (name: 'email' | 'note') => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <>
      {questions
        .filter(({ perPerson }) => !perPerson)
        .map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            field={register(`questions.${question.id}`)}
            value={getValues(`questions.${question.id}`)}
            error={formState.errors.questions?.[question.id]?.message}
          />
        ))}
      <div className="wide">
        <TextField label={texts.email} type="email" inputMode="email" {...registerText('email')} />
      </div>
      <div className="wide">
        <TextArea label={texts.notes} rows={3} {...registerText('note')} />
      </div>
    </>
  );
}

/** The answers of a household whose people attend the same events. */
function HouseholdFields({ form, isNotAsked, maxGuests }: Props) {
  const { events } = useGuestData().wedding;
  const { control, formState, register } = form;
  const { errors } = formState;
  const { attendance, errors: problems, fields, form: texts } = getMessages('replies');
  const options: Options = [
    ['attending', attendance.attending],
    ['not-attending', attendance['not-attending']],
  ];
  const guestsCount = Number(useWatch({ control, name: 'guestsCount' }));
  const registerName = (guest: number, part: 'first' | 'last') => ({
    ...register(`people.${guest}.${part}`),
    error: errors.people?.[guest]?.[part]?.message,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField label={fields.first} required {...registerName(0, 'first')} />
      <TextField label={fields.last} required {...registerName(0, 'last')} />
      {events.map(({ id, title }) => (
        <RadioGroup
          key={id}
          legend={title}
          options={isNotAsked(id) ? [...options, ['not-asked', attendance['not-asked']]] : options}
          field={register(`events.${id}`)}
          error={errors.events?.[id] && problems.attendance}
        />
      ))}
      <div className="wide">
        <RadioGroup
          legend={fields.guests}
          options={texts.counts
            .slice(0, maxGuests)
            .map((label, index) => [String(index + 1), label])}
          field={register('guestsCount')}
          error={errors.guestsCount?.message}
        />
      </div>
      <TextField label={texts.guestTwoFirst} {...registerName(1, 'first')} />
      <TextField label={texts.guestTwoLast} {...registerName(1, 'last')} />
      {listFurtherGuests(guestsCount).map((number) => (
        <Fragment key={number}>
          <TextField label={texts.guestFirst(number)} {...registerName(number - 1, 'first')} />
          <TextField label={texts.guestLast(number)} {...registerName(number - 1, 'last')} />
        </Fragment>
      ))}
      {guestsCount > 1 && (
        <div className="wide">
          <TextButton className="edge" onClick={() => askEachPerson(form)}>
            {texts.askEachPerson}
          </TextButton>
        </div>
      )}
      <GuestAnswers form={form} guestsCount={guestsCount} />
    </>
  );
}

/** The numbers of the guests after the second one. */
function listFurtherGuests(count: number): number[] {
  return Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 3);
}

/** From now on each guest of the form attends events of their own, at first those of the household. */
async function askEachPerson({ getValues, setValue, trigger }: ReplyFormReturn): Promise<void> {
  const names = [0, 1].flatMap(
    (guest) => [`people.${guest}.first`, `people.${guest}.last`] as const,
  );
  if (!(await trigger([...names, 'events']))) return;
  const { events, guestsCount, people } = getValues();
  const guests = people.slice(0, Number(guestsCount)).map((person) => ({ ...person, events }));
  setValue('people', guests);
  setValue('isPerPerson', true, { shouldDirty: true });
}

type Options = readonly (readonly [value: string, label: string])[];

type RadioGroupProps = {
  legend: string;
  options: Options;
  field: UseFormRegisterReturn;
  error: string | undefined;
};

function RadioGroup({ legend, options, field, error }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="subheading">{legend}</legend>
      <div className="row">
        {options.map(([value, label]) => (
          <label key={value} className="option">
            <input type="radio" value={value} {...field} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
