import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import styles from './drop-zone.module.css';

type Props = {
  label: string;
  /** The formats and their limits. */
  hint: string;
  /** The types for the picker. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files that are chosen, dropped or pasted. */
export function DropZone({ label, hint, accept, multiple = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length > 0) onFiles([...event.clipboardData.files]);
  }

  return (
    <>
      <button
        type="button"
        className={styles.zone}
        data-over={isOver || undefined}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <span className={styles.label}>{label}</span>
        <span id={hintId} className="soft small">
          {hint}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
