import { Fragment, useId } from 'react';
import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { listFurtherGuests } from '../../domain/replies/rsvp-questions.ts';
import { FieldError, TextArea, TextField } from '../../ui/field.tsx';
import styles from '../components/form.module.css';
import { useGuestData } from '../guest-data/guest-data.ts';
import type { ReplyInput } from './reply-schema.ts';

type Props = {
  register: UseFormRegister<ReplyInput>;
  errors: FieldErrors<ReplyInput>;
  /** Whether the household was not asked about an event, so that the couple can leave it so. */
  isNotAsked: (event: string) => boolean;
  maxGuests: number;
  guestsCount: number;
};

export function ReplyFields({ register, errors, isNotAsked, maxGuests, guestsCount }: Props) {
  const { events } = useGuestData().wedding;
  const registerText = (name: Exclude<keyof ReplyInput, 'events' | 'guests'>) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  const registerGuest = (number: number, part: 'first' | 'last') => ({
    ...register(`guests.${number - 3}.${part}`),
    error: errors.guests?.[number - 3]?.[part]?.message,
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <TextField label="First name" required {...registerText('guestOneFirst')} />
      <TextField label="Last name" required {...registerText('guestOneLast')} />
      {events.map(({ id, title }) => (
        <RadioGroup
          key={id}
          legend={title}
          options={isNotAsked(id) ? [...ATTENDANCE_OPTIONS, NOT_ASKED] : ATTENDANCE_OPTIONS}
          field={register(`events.${id}`)}
          error={errors.events?.[id] && 'Please choose an answer'}
        />
      ))}
      <div className={styles.wide}>
        <RadioGroup
          legend="Guests"
          options={COUNT_OPTIONS.slice(0, maxGuests)}
          field={register('guestsCount')}
          error={errors.guestsCount?.message}
        />
      </div>
      <TextField label="Guest two: first name (optional)" {...registerText('guestTwoFirst')} />
      <TextField label="Guest two: last name (optional)" {...registerText('guestTwoLast')} />
      {listFurtherGuests(guestsCount).map((number) => (
        <Fragment key={number}>
          <TextField
            label={`Guest ${number}: first name (optional)`}
            {...registerGuest(number, 'first')}
          />
          <TextField
            label={`Guest ${number}: last name (optional)`}
            {...registerGuest(number, 'last')}
          />
        </Fragment>
      ))}
      <div className={styles.wide}>
        <TextField
          label="Email (optional)"
          type="email"
          inputMode="email"
          {...registerText('email')}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label="Dietary notes (optional)"
          rows={3}
          {...registerText('dietaryRestrictions')}
        />
      </div>
    </div>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

const ATTENDANCE_OPTIONS: Options = [
  ['attending', 'Attending'],
  ['not-attending', 'Declined'],
];
const NOT_ASKED = ['not-asked', 'Not asked'] as const;
const COUNT_LABELS = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];
const COUNT_OPTIONS: Options = COUNT_LABELS.map((label, index) => [String(index + 1), label]);

type RadioGroupProps = {
  legend: string;
  options: Options;
  field: UseFormRegisterReturn;
  error: string | undefined;
};

function RadioGroup({ legend, options, field, error }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.radioGroup} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input type="radio" value={value} {...field} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
