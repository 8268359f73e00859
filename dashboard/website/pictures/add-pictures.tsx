import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { PICTURE_LIMITS } from '../../../domain/website/picture-limits.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { findPictures } from '../../../domain/wedding/checks/wedding-checks.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Sheet } from '../../ui/sheets.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useEditor } from '../form/editor-context.tsx';
import { useWebsiteDraft } from '../website-draft.tsx';
import { toPictureAddress } from './picture-address.ts';
import styles from './pictures.module.css';
import {
  ACCEPTED_PICTURES,
  type PlacePicture,
  picturesQuery,
  refreshPictures,
  type Upload,
  useUploads,
} from './upload-picture.ts';

type Props = {
  label: string;
  /** Of the picture, or of the list that they are added to. */
  path: ContentPath;
  /** How many more there may be. */
  maxCount: number;
  onAdd: PlacePicture;
};

/** Takes pictures that are dropped, pasted or chosen, and those that were uploaded before. */
export function AddPictures({ label, path, maxCount, onAdd }: Props) {
  const { read } = useEditor();
  const texts = getMessages('website').pictures;
  const [isChoosing, setIsChoosing] = useState(false);
  const { uploads, dismiss, retry, upload } = useUploads(path, onAdd);
  if (maxCount <= 0 && uploads.length === 0) return null;

  return (
    <div className="stack gap-1">
      <DropZone
        label={label}
        hint={texts.formats(toMegabytes(PICTURE_LIMITS.bytes))}
        accept={ACCEPTED_PICTURES}
        multiple={maxCount > 1}
        onFiles={(files) => upload(files.slice(0, maxCount))}
      />
      <TextButton className="edge" onClick={() => setIsChoosing(true)}>
        {texts.choose}
      </TextButton>
      {uploads.length > 0 && (
        <ul className="rows" aria-label={texts.uploads}>
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
          onAdd(file, { path, before: read(path) });
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
  const { leaveOut, preparing, uploading } = getMessages('website').pictures;
  const { tryAgain } = getMessages('signIn');
  return (
    <li className={styles.upload}>
      <span>{name}</span>
      {error ? (
        <>
          <span role="alert" className="error small wide">
            {error}
          </span>
          <span>
            <TextButton onClick={() => onRetry(upload)} aria-label={`${tryAgain}: ${name}`}>
              {tryAgain}
            </TextButton>
            <TextButton onClick={() => onDismiss(id)} aria-label={`${leaveOut}: ${name}`}>
              {leaveOut}
            </TextButton>
          </span>
        </>
      ) : (
        <>
          <progress value={progress} aria-label={uploading(name)} />
          {progress === 1 && <span className="soft small">{preparing}</span>}
        </>
      )}
    </li>
  );
}

type LibraryProps = { open: boolean; onClose: () => void; onChoose: (file: string) => void };

/** The pictures that the website has. */
function PictureLibrary({ open, onClose, onChoose }: LibraryProps) {
  return (
    <Sheet open={open} title={getMessages('website').pictures.library} onClose={onClose}>
      {open && <Library onChoose={onChoose} />}
    </Sheet>
  );
}

function Library({ onChoose }: Pick<LibraryProps, 'onChoose'>) {
  const { document } = useWebsiteDraft();
  const texts = getMessages('website').pictures;
  const { data, error } = useQuery(picturesQuery);
  const remove = useMutation({
    mutationFn: (id: string) => request(api.pictures[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshPictures, failed: texts.notDeleted },
  });
  if (!data) {
    return <p className="soft">{error ? toErrorMessage(error) : getMessages('signIn').loading}</p>;
  }

  const uploaded = new Set(data.pictures.map(({ file }) => file));
  const inUse = [...findPictures(document)].map(({ file }) => file);
  const others = [...new Set(inUse)].filter((file) => file && !uploaded.has(file));
  return (
    <>
      <p className={`soft ${styles.quota}`}>
        {data.pictures.length > 0
          ? texts.quota(toMegabytes(data.totalBytes), toMegabytes(data.maxTotalBytes))
          : texts.noUploads}
      </p>
      <ul className={styles.pictures}>
        {data.pictures.map(({ id, file, isUsed }, index) => (
          <li key={id}>
            <PictureButton file={file} label={texts.number(index + 1)} onChoose={onChoose} />
            {!isUsed && (
              <TextButton
                destructive
                onClick={() => remove.mutate(id)}
                aria-label={texts.deleteNumber(index + 1)}
              >
                {texts.delete}
              </TextButton>
            )}
          </li>
        ))}
        {others.map((file) => (
          <li key={file}>
            <PictureButton file={file} label={file} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ButtonProps = { file: string; label: string; onChoose: (file: string) => void };

function PictureButton({ file, label, onChoose }: ButtonProps) {
  return (
    <button type="button" className={styles.picture} onClick={() => onChoose(file)}>
      <img src={toPictureAddress(file)} alt={label} loading="lazy" />
    </button>
  );
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
