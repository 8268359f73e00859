import { type FormEvent, useState } from 'react';
import { DELETE_CONFIRMATION } from '../../domain/dashboard-api.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { deleteAllData } from '../api/delete-all-data.ts';
import { errorMessage } from '../api/request.ts';
import { Confirm } from '../components/confirm-dialog.tsx';
import { count } from '../components/count.ts';
import { PlainButton } from '../components/text-button.tsx';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './delete-all-data.module.css';

/** The end of it all, after the wedding: the word typed, and then asked once more. */
export function DeleteAllData() {
  const { guestList, households } = useGuestData();
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  const going = `${count(households.length, 'party', 'households')} with their history and ${count(guestList.length, 'invitation', 'invitations')}`;

  function check(event: FormEvent) {
    event.preventDefault();
    if (word.trim() === DELETE_CONFIRMATION) setAsking(true);
    else setFault(`Please type the word ${DELETE_CONFIRMATION} in capitals`);
  }

  async function erase() {
    setAsking(false);
    try {
      await deleteAllData(word.trim());
      setWord('');
      toast('Deleted', 'Nothing of your guests is left on this server.');
      await refreshGuestData();
    } catch (error) {
      setFault(errorMessage(error));
    }
  }

  return (
    <form className={styles.erase} onSubmit={check}>
      <p className={styles.words}>
        After the wedding your guests’ names, addresses and notes need not stay on a server. This
        removes {going}, and the backups in the site’s data folder. Files you downloaded stay yours.
        It cannot be undone.
      </p>
      <TextField
        label={`Type ${DELETE_CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
          setFault(undefined);
        }}
        error={fault}
      />
      <PlainButton type="submit" destructive className={styles.submit}>
        Delete all data
      </PlainButton>
      <Confirm
        open={asking}
        title="Delete all data?"
        yes="Yes, delete it"
        no="Keep it"
        onYes={() => void erase()}
        onNo={() => setAsking(false)}
      >
        {going} will be gone for good.
      </Confirm>
    </form>
  );
}
