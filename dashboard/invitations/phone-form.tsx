import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  toHouseholdValues,
} from '../../domain/guest-list/guest-list.ts';
import { TextField } from '../../ui/field.tsx';
import { api, request, toErrorMessage } from '../api/request.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './message-sheet.module.css';

/** The households that need a telephone number first. */
export function WithoutPhone({ entries }: { entries: readonly GuestListHousehold[] }) {
  const { messages: texts } = getMessages('invitations');
  if (entries.length === 0) return null;
  return (
    <section className={`stack ${styles.withoutPhone}`} aria-labelledby="without-phone">
      <h3 id="without-phone" className="subheading">
        {texts.withoutPhone(entries.length)}
      </h3>
      {entries.map((entry) => (
        <PhoneForm key={entry.id} entry={entry} label={texts.phoneOf(entry.name)} />
      ))}
    </section>
  );
}

/** Adds or corrects a telephone number; the server writes it with the code of its country. */
export function PhoneForm({ entry, label }: { entry: GuestListHousehold; label: string }) {
  const { messages: texts } = getMessages('invitations');
  const { formState, handleSubmit, register, setError } = useForm({
    defaultValues: { phone: entry.phone ?? '' },
  });
  const save = useMutation({
    mutationFn: ({ phone }: { phone: string }) =>
      request(api['guest-list'][':id'].$put, {
        param: { id: entry.id },
        json: { version: entry.version, entry: { ...toHouseholdValues(entry), phone } },
      }),
    meta: { refresh: refreshGuestData },
    onError: (error) => setError('phone', { message: toErrorMessage(error) }),
  });
  return (
    <form
      className={styles.phone}
      noValidate
      aria-label={label}
      onSubmit={handleSubmit((input) => save.isPending || save.mutate(input))}
    >
      <TextField
        label={label}
        type="tel"
        autoComplete="off"
        maxLength={GUEST_LIST_LIMITS.phone}
        error={formState.errors.phone?.message}
        {...register('phone', {
          validate: (phone) => phone.trim() !== '' || texts.enterPhone,
        })}
      />
      <TextButton type="submit">{texts.save}</TextButton>
    </form>
  );
}
