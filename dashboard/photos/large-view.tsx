import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { HostPhoto, HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import type { PhotoMode } from '../../domain/photos/photos-api.ts';
import { useReturnFocus } from '../ui/dialogs.tsx';
import { containToasts, useCloseOnBack } from '../ui/sheets.tsx';
import styles from './large-view.module.css';
import type { PhotoFormats } from './photo-formats.ts';
import { getPhotoAddress } from './photo-grid.tsx';
import { PhotoActions } from './selection-bar.tsx';

type Props = {
  photos: readonly HostPhoto[];
  /** The photograph that is shown; null while the view is closed. */
  id: string | null;
  isBin: boolean;
  mode: PhotoMode;
  events: HostPhotosResponse['events'];
  formats: PhotoFormats;
  onShow: (id: string | null) => void;
};

/** One photograph as large as the screen, with its actions. */
export function LargeView({ photos, id, isBin, mode, events, formats, onShow }: Props) {
  const texts = getMessages('photos');
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  const place = useRef(0);
  const found = photos.findIndex((photo) => photo.id === id);
  if (found >= 0) place.current = found;
  // One that leaves the list, because it was deleted or hidden, makes way for the next.
  const index = found >= 0 ? found : Math.min(place.current, photos.length - 1);
  const photo = id === null ? undefined : photos[index];
  const isOpen = photo !== undefined;
  const close = () => onShow(null);
  useCloseOnBack(isOpen, close);
  useEffect(() => {
    if (id !== null && photo?.id !== id) onShow(photo?.id ?? null);
  }, [id, photo?.id, onShow]);
  const go = (step: number) => {
    const next = photos[index + step];
    if (next) onShow(next.id);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={containToasts}
          className={styles.view}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={({ currentTarget, key, target }) => {
            // Without this, an open toast would catch the Escape key.
            if (key === 'Escape' && currentTarget.contains(target as Node)) close();
            if (target instanceof HTMLSelectElement || target instanceof HTMLVideoElement) return;
            if (key === 'ArrowLeft') go(-1);
            if (key === 'ArrowRight') go(1);
          }}
        >
          {photo && (
            <>
              <Dialog.Title className="visually-hidden">{formats.describe(photo)}</Dialog.Title>
              <Photograph key={photo.id} photo={photo} />
              <Neighbours photos={photos} index={index} />
              <button
                type="button"
                className={styles.previous}
                aria-label={texts.large.previous}
                disabled={index === 0}
                onClick={() => go(-1)}
              >
                <Arrow path="m14.5 5-7 7 7 7" />
              </button>
              <button
                type="button"
                className={styles.next}
                aria-label={texts.large.next}
                disabled={index === photos.length - 1}
                onClick={() => go(1)}
              >
                <Arrow path="m9.5 5 7 7-7 7" />
              </button>
              <div className={styles.footer}>
                <p className={styles.caption}>
                  <span className="name">{photo.name ?? formats.getTitle(photo.event)}</span>{' '}
                  <span className="soft">
                    {formats.moment(photo.takenAt)} ·{' '}
                    {texts.large.position(index + 1, photos.length)}
                  </span>
                </p>
                <PhotoActions photos={[photo]} isBin={isBin} mode={mode} events={events} />
                <a className="touch" href={getPhotoAddress(photo.id, 'original')} download>
                  {texts.large.original}
                </a>
              </div>
              <Dialog.Close className={styles.close} aria-label={getMessages('shell').close}>
                <Arrow path="m6 6 12 12M18 6 6 18" />
              </Dialog.Close>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Photograph({ photo }: { photo: HostPhoto }) {
  const { large } = getMessages('photos');
  const [isMissing, setIsMissing] = useState(false);
  const { height, id, kind, width } = photo;
  if (isMissing || (kind === 'picture' && width === null)) {
    return <p className={styles.missing}>{kind === 'video' ? large.cannotPlay : large.notShown}</p>;
  }
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: guests' videos have no captions.
      <video
        className={styles.picture}
        src={getPhotoAddress(id, 'video')}
        controls
        autoPlay
        playsInline
        onError={() => setIsMissing(true)}
      />
    );
  }
  return (
    <img
      className={styles.picture}
      src={getPhotoAddress(id, 1600)}
      width={width ?? undefined}
      height={height ?? undefined}
      alt=""
      onError={() => setIsMissing(true)}
    />
  );
}

/** Loads the photographs beside this one, so that an arrow shows them at once. */
function Neighbours({ photos, index }: { photos: readonly HostPhoto[]; index: number }) {
  return (
    <div hidden>
      {[photos[index - 1], photos[index + 1]].map(
        (photo) =>
          photo?.kind === 'picture' &&
          photo.width !== null && (
            <img key={photo.id} src={getPhotoAddress(photo.id, 1600)} alt="" />
          ),
      )}
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
