import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Choice } from '../components/choice.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './reply-fields.module.css';
import type { ReplyInput } from './reply-schema.ts';

const ANSWERS = [
  ['attending', 'Attending'],
  ['not-attending', 'Declined'],
] as const;
const COUNTS = [
  ['1', 'One'],
  ['2', 'Two'],
] as const;

type Props = { register: UseFormRegister<ReplyInput>; errors: FieldErrors<ReplyInput> };

/** The fields of a reply, as a host fills them in. */
export function ReplyFields({ register, errors }: Props) {
  const { welcome_party, wedding } = useGuestData().wedding.events;
  const text = (name: keyof ReplyInput) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <TextField label="First name" required {...text('guestOneFirst')} />
      <TextField label="Last name" required {...text('guestOneLast')} />
      <Choice
        legend={welcome_party}
        choices={ANSWERS}
        field={register('welcomeParty')}
        error={errors.welcomeParty && 'Please choose an answer'}
      />
      <Choice
        legend={wedding}
        choices={ANSWERS}
        field={register('wedding')}
        error={errors.wedding && 'Please choose an answer'}
      />
      <Choice
        legend="Guests"
        choices={COUNTS}
        field={register('guestsCount')}
        error={errors.guestsCount?.message}
      />
      <TextField label="Guest two: first name (optional)" {...text('guestTwoFirst')} />
      <TextField label="Guest two: last name (optional)" {...text('guestTwoLast')} />
      <div className={styles.wide}>
        <TextField label="E-mail (optional)" type="email" inputMode="email" {...text('email')} />
      </div>
      <div className={styles.wide}>
        <TextArea label="Dietary notes (optional)" rows={3} {...text('dietaryRestrictions')} />
      </div>
    </div>
  );
}
