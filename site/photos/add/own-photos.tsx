import { useCallback, useEffect, useId, useState } from 'react';
import { formatMessage } from '../../../domain/messages/format.ts';
import { isVideo } from '../../../domain/photos/check-file.ts';
import {
  type GuestPhoto,
  getPhotoAddress,
  PHOTO_LIMITS,
} from '../../../domain/photos/photos-api.ts';
import { loadPhotos } from '../load-photos.ts';
import { usePhotosEdition } from '../photos-edition.ts';
import { takeBackPhoto } from '../take-back-photo.ts';
import styles from './add-photos.module.css';
import type { QueuedPhoto, QueueState, UploadQueue } from './upload-queue.ts';

type Props = { uploads: QueueState; queue: Promise<UploadQueue> };

/** The photographs of this device: those that are being sent, then those that it has sent before. */
export function OwnPhotos({ uploads, queue }: Props) {
  const { photos: texts } = usePhotosEdition().messages;
  const headingId = useId();
  const [sentBefore, setSentBefore] = useState<readonly GuestPhoto[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have sent one since.
  useEffect(() => {
    loadPhotos({ isOwn: true, onPage: setSentBefore }).catch(() => {});
  }, [uploads.takenByOthers]);

  const takeBack = useCallback(async (id: string) => {
    const isGone = await takeBackPhoto(id);
    if (isGone) setSentBefore((photos) => photos.filter((photo) => photo.id !== id));
    return isGone;
  }, []);

  const queued = uploads.photos.toReversed();
  const others = sentBefore.filter(({ id }) => !queued.some(({ photoId }) => photoId === id));
  if (queued.length + others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.own}>
      <h2 id={headingId} className={styles.heading}>
        {texts.yours}
      </h2>
      <ul className={styles.tiles}>
        {queued.map((photo) => (
          <QueuedTile key={photo.id} photo={photo} queue={queue} takeBack={takeBack} />
        ))}
        {others.map((photo) => (
          <li key={photo.id} className={styles.tile}>
            <Picture photoId={photo.id} isVideo={photo.kind === 'video'} thumbnail={null} />
            <TakeBack onConfirm={() => takeBack(photo.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type QueuedTileProps = {
  photo: QueuedPhoto;
  queue: Promise<UploadQueue>;
  takeBack: (id: string) => Promise<boolean>;
};

function QueuedTile({ photo, queue, takeBack }: QueuedTileProps) {
  const { language, messages } = usePhotosEdition();
  const texts = messages.photos;
  const { file, id, photoId, progress, rejection, step, thumbnail } = photo;
  const remove = () => void queue.then((one) => one.remove(id));
  const limit = isVideo(file) ? PHOTO_LIMITS.videoBytes : PHOTO_LIMITS.pictureBytes;
  return (
    <li className={styles.tile} data-step={step}>
      <Picture photoId={photoId} isVideo={isVideo(file)} thumbnail={thumbnail} name={file.name} />
      {step === 'sent' && photoId && (
        <TakeBack
          onConfirm={async () => {
            const isGone = await takeBack(photoId);
            if (isGone) remove();
            return isGone;
          }}
        />
      )}
      {(step === 'waiting' || step === 'sending') && (
        <>
          <progress className={styles.bar} value={progress} max={100} aria-label={file.name} />
          <TileButton label={texts.remove} onClick={remove} />
        </>
      )}
      {step === 'rejected' && rejection && (
        <div className={styles.rejected}>
          <p>
            <span className={styles.name}>{file.name}</span>
            {formatMessage(texts.rejections[rejection], { limit: limit / 1_000_000 }, language)}
          </p>
          {['closed', 'damaged', 'failed', 'full', 'no-access'].includes(rejection) && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => queue.then((one) => one.retry(id))}
            >
              {messages.site.tryAgain}
            </button>
          )}
          <TileButton label={texts.remove} onClick={remove} />
        </div>
      )}
    </li>
  );
}

const SIZES_RETRY_MS = 5_000;
const SIZES_RETRIES = 12;

type PictureProps = {
  photoId: string | null;
  isVideo: boolean;
  thumbnail: string | null;
  name?: string;
};

/** The device's thumbnail, else the server's when it is made, else a quiet place. */
function Picture({ photoId, isVideo, thumbnail, name = '' }: PictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const src = thumbnail ?? (photoId && !isVideo ? getPhotoAddress(photoId, 400) : null);

  useEffect(() => {
    if (!isMissing || attempt >= SIZES_RETRIES) return;
    const timer = setTimeout(() => {
      setMissing(false);
      setAttempt(attempt + 1);
    }, SIZES_RETRY_MS);
    return () => clearTimeout(timer);
  }, [isMissing, attempt]);

  if (!src || isMissing) {
    return (
      <span className={styles.placeholder}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {isVideo ? (
            <path d="M18 15v18l16-9z" />
          ) : (
            <path d="M8 12h32v24H8zM8 32l9-9 7 7 5-5 11 10M31 19.5a2 2 0 1 0 .1 0" />
          )}
        </svg>
        <span>{name}</span>
      </span>
    );
  }
  return (
    <img
      key={attempt}
      src={src}
      alt={name}
      className={styles.picture}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}

/** Asks once more at the photograph. */
function TakeBack({ onConfirm }: { onConfirm: () => Promise<boolean> }) {
  const { photos: texts, site } = usePhotosEdition().messages;
  const [step, setStep] = useState<'idle' | 'asking' | 'taking' | 'failed' | 'kept'>('idle');

  async function confirm() {
    setStep('taking');
    if (!(await onConfirm())) setStep('failed');
  }

  if (step === 'idle' || step === 'kept') {
    const ask = () => setStep('asking');
    return <TileButton label={texts.takeBack} onClick={ask} hasFocus={step === 'kept'} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={texts.takeBackQuestion} className={styles.question}>
      <p>{step === 'failed' ? site.networkErrors.offline[0] : texts.takeBackQuestion}</p>
      <button
        type="button"
        className={styles.quiet}
        // biome-ignore lint/a11y/noAutofocus: the question has replaced the button with the focus.
        autoFocus
        disabled={step === 'taking'}
        onClick={confirm}
      >
        {texts.takeBack}
      </button>
      <button type="button" className={styles.quiet} onClick={() => setStep('kept')}>
        {texts.keep}
      </button>
    </div>
  );
}

type TileButtonProps = { label: string; onClick: () => void; hasFocus?: boolean };

function TileButton({ label, onClick, hasFocus = false }: TileButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      title={label}
      onClick={onClick}
      // biome-ignore lint/a11y/noAutofocus: it comes back in the place of the question with the focus.
      autoFocus={hasFocus}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
    </button>
  );
}
