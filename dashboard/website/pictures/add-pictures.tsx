import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './add-pictures.module.css';
import { PictureLibrary } from './picture-library.tsx';
import { ACCEPTED_PICTURES, type Upload, useUploads } from './upload-picture.ts';

type Props = {
  label: string;
  /** How many more there may be. */
  maxCount: number;
  onAdd: (file: string) => void;
};

/** Takes pictures that are dropped, pasted or chosen, and those that were uploaded before. */
export function AddPictures({ label, maxCount, onAdd }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { uploads, dismiss, retry, upload } = useUploads(({ file }) => onAdd(file));
  if (maxCount <= 0 && uploads.length === 0) return null;

  const add = (files: Iterable<File>) => upload([...files].slice(0, maxCount));

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length > 0) add(event.clipboardData.files);
  }

  return (
    <div className={styles.add}>
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
        <span id={hintId} className={styles.hint}>
          Choose, drop or paste · JPEG, PNG, WebP, AVIF or HEIC up to 30 MB
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxCount > 1}
        aria-label={label}
        accept={ACCEPTED_PICTURES}
        onChange={({ target }) => {
          add(target.files ?? []);
          target.value = '';
        }}
      />
      <TextButton className={styles.choose} onClick={() => setIsChoosing(true)}>
        Choose from your pictures
      </TextButton>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {uploads.map((one) => (
            <UploadRow key={one.id} upload={one} onRetry={retry} onDismiss={dismiss} />
          ))}
        </ul>
      )}
      <PictureLibrary
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(file) => {
          setIsChoosing(false);
          onAdd(file);
        }}
      />
    </div>
  );
}

type UploadRowProps = {
  upload: Upload;
  onRetry: (upload: Upload) => void;
  onDismiss: (id: number) => void;
};

function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { id, name, progress, error } = upload;
  return (
    <li className={styles.upload}>
      <span className={styles.name}>{name}</span>
      {error ? (
        <>
          <span role="alert" className={styles.error}>
            {error}
          </span>
          <span className={styles.actions}>
            <TextButton onClick={() => onRetry(upload)} aria-label={`Try again: ${name}`}>
              Try again
            </TextButton>
            <TextButton onClick={() => onDismiss(id)} aria-label={`Leave out: ${name}`}>
              Leave out
            </TextButton>
          </span>
        </>
      ) : (
        <>
          <progress value={progress} aria-label={`Uploading ${name}`} />
          {progress === 1 && <span className={styles.hint}>Preparing…</span>}
        </>
      )}
    </li>
  );
}
