import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { usePageState } from '../../shell/page-state.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './import.module.css';

type Props = { isReading: boolean; error: Error | null; onRead: (file: Blob) => void };

/** Takes the list as pasted text or as a file. */
export function ImportForm({ isReading, error, onRead }: Props) {
  const texts = getMessages('guestListImport');
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
      <p className="soft">{texts.about}</p>
      <TextArea
        label={texts.guestList}
        rows={10}
        placeholder={texts.example}
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
          {isReading ? texts.reading : texts.preview}
        </Button>
        <TextButton onClick={() => fileInput.current?.click()}>{texts.chooseFile}</TextButton>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={texts.fileKinds}
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
