import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type GuestPhoto, getPhotoAddress } from '../../../domain/photos/photos-api.ts';
import { RoundButton } from '../../page/arrows.tsx';
import { LightboxFrame } from '../../page/lightbox-frame.tsx';
import { usePhotosEdition } from '../photos-edition.ts';
import { takeBackPhoto } from '../take-back-photo.ts';
import type { Describer } from './gallery.tsx';
import styles from './photo-viewer.module.css';

const JPEG_QUALITY = 0.92;

type Props = {
  photos: readonly GuestPhoto[];
  /** The photograph that the guest opened. */
  first: number;
  describe: Describer;
  onTakeBack: (id: string) => void;
  onClose: (index: number) => void;
};

/** Shows photographs large, one after the other, also to download, and to take back those of this device. */
export function PhotoViewer({ photos, first, describe, onTakeBack, onClose }: Props) {
  const { gallery, photos: texts } = usePhotosEdition().messages;
  const [question, setQuestion] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(keepScrollPosition, []);

  /** Shows a failure until the guest does something else. */
  async function attempt(work: () => Promise<void>) {
    setQuestion(null);
    setFailed(false);
    await work().catch(() => setFailed(true));
  }

  const takeBack = (id: string) =>
    attempt(async () => {
      if (await takeBackPhoto(id)) onTakeBack(id);
      else setFailed(true);
    });

  return (
    <LightboxFrame
      label={texts.title}
      count={photos.length}
      first={first}
      onClose={onClose}
      renderPicture={(index, isShown) => {
        const photo = photos[index] as GuestPhoto;
        const label = describe.photo(photo, index);
        return photo.kind === 'video' ? (
          <Video key={photo.id} photo={photo} label={label} isShown={isShown} />
        ) : (
          <Picture key={photo.id} photo={photo} label={label} />
        );
      }}
      renderTools={(index) => {
        const photo = photos[index] as GuestPhoto;
        const { id, isOwn, kind, width } = photo;
        return (
          <>
            {(width || kind === 'video') && (
              <RoundButton
                symbol="download"
                label={gallery.download}
                onClick={() => attempt(() => download(photo))}
              />
            )}
            {isOwn && (
              <RoundButton symbol="delete" label={texts.takeBack} onClick={() => setQuestion(id)} />
            )}
          </>
        );
      }}
      renderCaption={(index) => {
        const photo = photos[index] as GuestPhoto;
        if (question !== photo.id) {
          return (
            <p className={styles.caption}>
              {hasFailed ? gallery.notDone : describe.caption(photo)}
            </p>
          );
        }
        return (
          <div className={styles.question}>
            <p className={styles.caption}>{texts.takeBackQuestion}</p>
            <button type="button" className={styles.takeBack} onClick={() => takeBack(photo.id)}>
              {texts.takeBack}
            </button>
            <button type="button" onClick={() => setQuestion(null)}>
              {texts.keep}
            </button>
          </div>
        );
      }}
    />
  );
}

/** As large as fits. Until it has loaded, the small one from the page is in its place. */
function Picture({ photo: { height, id, width }, label }: { photo: GuestPhoto; label: string }) {
  const { gallery } = usePhotosEdition().messages;
  const [isMissing, setMissing] = useState(!width);
  const ratio = width && height ? width / height : 1;
  if (isMissing) return <p className={styles.missing}>{gallery.notReady}</p>;
  return (
    <picture
      style={
        { backgroundImage: `url(${getPhotoAddress(id, 400)})`, '--ratio': ratio } as CSSProperties
      }
    >
      <img
        src={getPhotoAddress(id, 1600)}
        width={width ?? 1}
        height={height ?? 1}
        alt={label}
        draggable={false}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

type VideoProps = { photo: GuestPhoto; label: string; isShown: boolean };

function Video({ photo: { id }, label, isShown }: VideoProps) {
  const { gallery } = usePhotosEdition().messages;
  const [cannotPlay, setCannotPlay] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isShown) video.current?.pause();
  }, [isShown]);
  if (cannotPlay) return <p className={styles.missing}>{gallery.cannotPlay}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: guests' videos have none.
    <video
      ref={video}
      className={styles.video}
      src={getPhotoAddress(id, 'video')}
      aria-label={label}
      controls
      playsInline
      preload={isShown ? 'metadata' : 'none'}
      onError={() => setCannotPlay(true)}
    />
  );
}

/** Saves a picture as JPEG, which every program opens, or a video as it is. */
async function download({ id, kind, takenAt }: GuestPhoto): Promise<void> {
  const link = document.createElement('a');
  // The server names the type of a video.
  link.download = `${takenAt.replace('T', ' ').replace(':', '.')}${kind === 'video' ? '' : '.jpg'}`;
  link.href = kind === 'video' ? getPhotoAddress(id, 'video') : await loadAsJpeg(id);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function loadAsJpeg(id: string): Promise<string> {
  const response = await fetch(getPhotoAddress(id, 1600));
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`);
  const picture = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!jpeg) throw new Error('The picture could not be written.');
  return URL.createObjectURL(jpeg);
}

/** The gallery scrolls to the photograph that was shown last; the entry of the history would scroll back. */
function keepScrollPosition(): () => void {
  history.scrollRestoration = 'manual';
  return () => {
    history.scrollRestoration = 'auto';
  };
}
