import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { usePageState } from '../../shell/page-state.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './import.module.css';

const EXAMPLE = 'Name, Email, Household size, Note\nZoë Álvarez, zoe@example.com, 2, from school';

type Props = { isReading: boolean; error: Error | null; onRead: (file: Blob) => void };

/** Takes the list as pasted text or as a file. */
export function ImportForm({ isReading, error, onRead }: Props) {
  const { pastedList, setPastedList } = usePageState();
  const { handleSubmit, register } = useForm({ defaultValues: { list: pastedList } });
  const fileInput = useRef<HTMLInputElement>(null);

  return (
    <form
      className="form"
      onSubmit={handleSubmit(({ list }) =>
        onRead(new Blob([list], { type: 'text/csv;charset=utf-8' })),
      )}
      aria-busy={isReading}
    >
      <p className="soft">
        Copy the cells of your spreadsheet with their headings and paste them here, or choose a CSV
        or Excel file. A plain list of names is enough. Email addresses, plus ones, children, tags
        and more are recognised too. You can check everything before it is added.
      </p>
      <TextArea
        label="Guest list"
        rows={10}
        placeholder={EXAMPLE}
        spellCheck={false}
        error={error ? toErrorMessage(error) : undefined}
        {...register('list', { onChange: ({ target }) => setPastedList(target.value) })}
      />
      <div className="actions">
        <Button
          type="submit"
          disabled={isReading || pastedList.trim() === ''}
          className={styles.preview}
        >
          {isReading ? 'Reading…' : 'Preview'}
        </Button>
        <TextButton onClick={() => fileInput.current?.click()}>Choose a file</TextButton>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label="CSV or Excel file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onRead(file);
            target.value = '';
          }}
        />
      </div>
    </form>
  );
}
