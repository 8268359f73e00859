import { useEffect, useId, useRef, useState } from 'react';
import { ACCEPTED_TYPES } from '../../../domain/photos/check-file.ts';
import { PHOTO_LIMITS, type PhotosState } from '../../../domain/photos/photos-api.ts';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { TextField } from '../../../ui/field.tsx';
import { usePhotosEdition } from '../photos-edition.ts';
import styles from './add-photos.module.css';
import { OwnPhotos } from './own-photos.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useUploads } from './use-uploads.ts';

const NAME_KEY = 'photographs-name';

/** Where guests choose photographs, see them being sent, and take them back. */
export function AddPhotos({ state, onRejected }: { state: PhotosState; onRejected: () => void }) {
  const { photos: messages } = usePhotosEdition().messages;
  const { queue, uploads } = useUploads();
  const [guest, setGuest] = useState('');
  /** The name of an earlier visit, until the guest changes it. */
  const [knownName, setKnownName] = useState('');
  const [event, setEvent] = useState('');
  const isDragged = useDrop((files) => choose(files));
  const isOpen = state.adding === 'open';

  useEffect(() => {
    setGuest(readGuestName());
    setKnownName(readGuestName());
  }, []);

  // Without access, or when the album is full, the page has to say so.
  const needsState = uploads.photos.some(({ rejection }) =>
    ['closed', 'full', 'no-access'].includes(rejection ?? ''),
  );
  useEffect(() => {
    if (needsState) onRejected();
  }, [needsState, onRejected]);

  function choose(files: readonly File[]) {
    if (!isOpen || files.length === 0) return;
    const name = guest.trim();
    rememberGuestName(name);
    setKnownName(name);
    queue.then((started) => started.add(files, { guest: name, event }));
  }

  return (
    <>
      {isOpen && (
        <section className={styles.add} data-dragged={isDragged || undefined}>
          <div className={styles.fields}>
            {knownName ? (
              <p className={styles.known}>
                {messages.addingAs.replace('{name}', knownName)}{' '}
                <button type="button" className={styles.quiet} onClick={() => setKnownName('')}>
                  {messages.changeName}
                </button>
              </p>
            ) : (
              <TextField
                label={messages.name}
                value={guest}
                onChange={({ currentTarget }) => setGuest(currentTarget.value)}
                maxLength={PHOTO_LIMITS.name}
                autoComplete="name"
              />
            )}
            {state.events.length > 0 && (
              <EventField events={state.events} value={event} onChange={setEvent} />
            )}
          </div>
          <Chooser onChoose={choose} />
          <p className={styles.hint}>
            {messages.originals} {messages.modes[state.mode]}
          </p>
        </section>
      )}
      <UploadStatus uploads={uploads} queue={queue} />
      <OwnPhotos uploads={uploads} queue={queue} />
    </>
  );
}

function Chooser({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { photos: messages } = usePhotosEdition().messages;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const createInput = (ref: typeof picker, label: string, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={isCamera ? 'image/*' : ACCEPTED_TYPES}
      multiple={!isCamera}
      capture={isCamera ? 'environment' : undefined}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // The same file can be chosen again after it was removed.
        currentTarget.value = '';
      }}
    />
  );

  return (
    <div className={styles.choose}>
      {createInput(picker, messages.choose, false)}
      {createInput(camera, messages.takeOne, true)}
      <Button onClick={() => picker.current?.click()}>{messages.choose}</Button>
      <button type="button" className={styles.camera} onClick={() => camera.current?.click()}>
        {messages.takeOne}
      </button>
      <p className={styles.drop}>{messages.drop}</p>
    </div>
  );
}

type EventFieldProps = {
  events: PhotosState['events'];
  value: string;
  onChange: (id: string) => void;
};

function EventField({ events, value, onChange }: EventFieldProps) {
  const { photos: messages } = usePhotosEdition().messages;
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {messages.event}
      </label>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{messages.noEvent}</option>
        {events.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Receives files that are dropped anywhere on the page. Returns whether some are being dragged over it. */
function useDrop(onDrop: (files: File[]) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const receive = useRef(onDrop);
  receive.current = onDrop;

  useEffect(() => {
    const follow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setDragged(event.type === 'dragover');
      if (event.type === 'drop') receive.current([...event.dataTransfer.files]);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) addEventListener(type, follow);
    return () => {
      for (const type of types) removeEventListener(type, follow);
    };
  }, []);

  return isDragged;
}

/** The name that this guest has entered before; empty without one. */
function readGuestName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}

function rememberGuestName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Without storage, the name lasts until the guest leaves the page.
  }
}
