import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { createStore } from '../store.ts';
import styles from './import.module.css';

/** What was pasted, until it is on the list. */
export const pastedList = createStore<string>('');

const EXAMPLE = 'Name, Email, Household size, Note\nZoë Álvarez, zoe@example.com, 2, from school';

type Props = { busy: boolean; fault: string | undefined; onRead: (file: Blob) => void };

/** Takes the list as a text or a file. */
export function ImportForm({ busy, fault, onRead }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const text = pastedList.use();

  function readText(event: FormEvent) {
    event.preventDefault();
    onRead(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <form className={styles.form} onSubmit={readText} aria-busy={busy}>
      <p className={styles.words}>
        Copy the cells of your spreadsheet with their headings and paste them here, or choose a CSV
        file. A column with names is enough; e-mail, household size and a note are recognised too.
        Nothing is added before you have seen it.
      </p>
      <TextArea
        label="The list"
        rows={10}
        placeholder={EXAMPLE}
        spellCheck={false}
        value={text}
        onChange={({ target }) => pastedList.set(target.value)}
        error={fault}
      />
      <div className={styles.acts}>
        <Button type="submit" disabled={busy || text.trim() === ''} className={styles.read}>
          {busy ? 'Reading…' : 'Look at it'}
        </Button>
        <PlainButton onClick={() => file.current?.click()}>Choose a file</PlainButton>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onRead(chosen);
            target.value = '';
          }}
        />
      </div>
    </form>
  );
}
