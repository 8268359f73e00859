import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { ACCEPTED_TYPES } from '../../domain/photos/check-file.ts';
import type { HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import { PHOTO_LIMITS } from '../../domain/photos/photos-api.ts';
import { TextField } from '../../ui/field.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import {
  addFiles,
  isUploading,
  pauseUploads,
  resumeUploads,
  retryFailed,
  useUploadState,
} from './upload-queue.ts';

type Props = { open: boolean; data: HostPhotosResponse; onClose: () => void };

/** The couple's own files, and those of their photographer. */
export function UploadSheet({ open, data, onClose }: Props) {
  const { uploads: texts } = getMessages('photos');
  return (
    <Sheet open={open} title={texts.title} onClose={onClose}>
      {open && (
        <div className="form">
          <p>{texts.about}</p>
          <ChooseFiles events={data.events} />
          <UploadProgress hasDetails />
        </div>
      )}
    </Sheet>
  );
}

function ChooseFiles({ events }: Pick<HostPhotosResponse, 'events'>) {
  const { event, noEvent, uploads: texts } = getMessages('photos');
  const [labels, setLabels] = useState({ name: '', event: '' });
  return (
    <>
      <TextField
        label={texts.from}
        hint={texts.fromHint}
        autoComplete="off"
        maxLength={PHOTO_LIMITS.name}
        value={labels.name}
        onChange={({ target }) => setLabels({ ...labels, name: target.value })}
      />
      <SelectField
        label={event}
        value={labels.event}
        onChange={({ target }) => setLabels({ ...labels, event: target.value })}
      >
        <option value="">{noEvent}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <DropZone
        label={texts.choose}
        hint={texts.formats}
        accept={ACCEPTED_TYPES}
        multiple
        onFiles={(files) => addFiles(files, { ...labels, name: labels.name.trim() })}
      />
    </>
  );
}

/** How many files have arrived; without details, only while some are on their way. */
export function UploadProgress({ hasDetails = false }: { hasDetails?: boolean }) {
  const { uploads: texts } = getMessages('photos');
  const state = useUploadState();
  const { count, done, failed, isPaused } = state;
  if (count === 0 || !(hasDetails || isUploading(state))) return null;
  return (
    <div className="stack gap-2">
      <div className="row between">
        <p role="status">{texts.progress(done, count)}</p>
        {isUploading(state) && (
          <TextButton onClick={isPaused ? resumeUploads : pauseUploads}>
            {isPaused ? texts.resume : texts.pause}
          </TextButton>
        )}
      </div>
      <progress value={done + failed.length} max={count} aria-label={texts.title} />
      {hasDetails && failed.length > 0 && (
        <>
          <div className="row between">
            <p className="error">{texts.failed(failed.length)}</p>
            <TextButton onClick={retryFailed}>{texts.retry}</TextButton>
          </div>
          <ul className="rows scroll">
            {failed.map(({ file, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
              <li key={index} className="small">
                {file.name}: <span className="soft">{texts.reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
