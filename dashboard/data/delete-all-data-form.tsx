import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DELETE_CONFIRMATION } from '../../domain/dashboard/dashboard-api.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { refreshGuestData, useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatCount } from '../ui/format-count.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './delete-all-data-form.module.css';

/** Deletes everything after two confirmations: a typed word and a dialog. */
export function DeleteAllDataForm() {
  const client = useQueryClient();
  const { guestList, households } = useGuestData();
  const [isConfirming, setIsConfirming] = useState(false);
  const { formState, handleSubmit, register, reset, setError } = useForm({
    defaultValues: { confirmation: '' },
  });
  const deletion = useMutation({
    mutationFn: () =>
      request('POST /delete-all-data', { body: { confirmation: DELETE_CONFIRMATION } }),
    onSuccess: async () => {
      reset();
      toast('All data deleted', 'No data about your guests is left on this server.');
      await refreshGuestData(client);
    },
    onError: (error) => setError('confirmation', { message: toErrorMessage(error) }),
  });
  const replies = formatCount(households.length, 'reply', 'replies');
  const invited = formatCount(guestList.length, 'household', 'households');
  const everything = `${replies} with their history and ${invited} on your guest list`;

  return (
    <form className={styles.form} onSubmit={handleSubmit(() => setIsConfirming(true))}>
      <p className={styles.text}>
        After the wedding, you can remove your guests’ names, addresses and notes from this server.
        This deletes {everything}, with their personal links, and the backups in the site’s data
        folder. Files that you downloaded are not affected, and the website’s own content stays. You
        cannot undo this.
      </p>
      <TextField
        label={`Type ${DELETE_CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.confirmation?.message}
        {...register('confirmation', {
          validate: (text) =>
            text.trim() === DELETE_CONFIRMATION ||
            `Please type ${DELETE_CONFIRMATION} in capital letters`,
        })}
      />
      <TextButton type="submit" destructive className={styles.submit}>
        Delete all data
      </TextButton>
      <ConfirmDialog
        open={isConfirming}
        title="Delete all data?"
        confirmLabel="Yes, delete everything"
        cancelLabel="Keep my data"
        onConfirm={() => {
          setIsConfirming(false);
          deletion.mutate();
        }}
        onCancel={() => setIsConfirming(false)}
      >
        You will permanently delete {everything}.
      </ConfirmDialog>
    </form>
  );
}
