import { useId } from 'react';
import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { FieldError, TextArea, TextField } from '../../ui/field.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import styles from './reply-form.module.css';
import type { ReplyInput } from './reply-schema.ts';

type Props = { register: UseFormRegister<ReplyInput>; errors: FieldErrors<ReplyInput> };

export function ReplyFields({ register, errors }: Props) {
  const { welcome_party, wedding } = useGuestData().wedding.events;
  const registerText = (name: keyof ReplyInput) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <TextField label="First name" required {...registerText('guestOneFirst')} />
      <TextField label="Last name" required {...registerText('guestOneLast')} />
      <RadioGroup
        legend={welcome_party}
        options={ATTENDANCE_OPTIONS}
        field={register('welcomeParty')}
        error={errors.welcomeParty && 'Please choose an answer'}
      />
      <RadioGroup
        legend={wedding}
        options={ATTENDANCE_OPTIONS}
        field={register('wedding')}
        error={errors.wedding && 'Please choose an answer'}
      />
      <RadioGroup
        legend="Guests"
        options={COUNT_OPTIONS}
        field={register('guestsCount')}
        error={errors.guestsCount?.message}
      />
      <TextField label="Guest two: first name (optional)" {...registerText('guestTwoFirst')} />
      <TextField label="Guest two: last name (optional)" {...registerText('guestTwoLast')} />
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
const COUNT_OPTIONS: Options = [
  ['1', 'One'],
  ['2', 'Two'],
];

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
