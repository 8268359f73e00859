import { type FormEvent, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { refreshBook } from '../book/book.ts';
import { useBook } from '../book/use-book.ts';
import { wordsOf } from '../calls/ask.ts';
import { ERASE_WORD, eraseEverything } from '../calls/erase.ts';
import { Confirm } from '../stationery/confirm.tsx';
import { count } from '../stationery/count.ts';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './erase.module.css';

/** The end of it all, after the wedding: the word typed, and then asked once more. */
export function Erase() {
  const { invited, parties } = useBook();
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  const going = `${count(parties.length, 'party', 'parties')} with their history and ${count(invited.length, 'invitation', 'invitations')}`;

  function check(event: FormEvent) {
    event.preventDefault();
    if (word.trim() === ERASE_WORD) setAsking(true);
    else setFault(`Please type the word ${ERASE_WORD} in capitals`);
  }

  async function erase() {
    setAsking(false);
    try {
      await eraseEverything(word.trim());
      setWord('');
      toast('Erased', 'Nothing of your guests is left on this server.');
      await refreshBook();
    } catch (error) {
      setFault(wordsOf(error));
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
        label={`Type ${ERASE_WORD} to confirm`}
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
      <PlainButton type="submit" grave className={styles.submit}>
        Erase everything
      </PlainButton>
      <Confirm
        open={asking}
        title="Erase everything?"
        yes="Yes, erase it"
        no="Keep it"
        onYes={() => void erase()}
        onNo={() => setAsking(false)}
      >
        {going} will be gone for good.
      </Confirm>
    </form>
  );
}
