import { type CSSProperties, useState } from 'react';
import type { Frame } from '../../../domain/wedding/wedding.ts';
import type { BuiltPicture, PrivateEdition } from '../../edition.tsx';
import { useEdition, useMessages } from '../../edition.tsx';
import { EnlargeablePicture, useLightbox } from '../enlarge.tsx';
import { PictureSources, toPlaceholder, useBuiltPicture } from '../picture.tsx';
import styles from './couple-photo.module.css';

/** As in couple-photo.module.css. */
const WIDE = '(min-width: 62em)';
const NARROW = '(max-width: 61.99em)';

/** A picture of at most this ratio of width to height does not fill a wide screen. */
const MAX_PORTRAIT_RATIO = 1.25;

type Photo = NonNullable<PrivateEdition['wedding']['couplePhoto']>;

/** The picture below the names. Its upper edge melts into the paper, or it has a frame. */
export function CouplePhoto() {
  const { couplePhoto } = useEdition().wedding;
  if (!couplePhoto) return null;
  return <FramedPhoto photo={couplePhoto} />;
}

function FramedPhoto({ photo }: { photo: Photo }) {
  const frame = chooseFrame(photo, useEdition().pictures);
  const landscape = findLandscape(photo, frame);
  const [isWide, setWide] = useState(false);
  const lightbox = useLightbox(useMessages().wedding.photos, [
    isWide ? { ...photo, ...landscape } : photo,
  ]);
  const wide = landscape ?? photo;
  const built = useBuiltPicture(wide.file);
  const isPortrait = computeRatio(built) < MAX_PORTRAIT_RATIO;
  return (
    <figure
      className={styles.figure}
      data-frame={frame}
      data-shape={isPortrait ? 'portrait' : undefined}
      style={
        {
          '--ratio': computeRatio(useBuiltPicture(photo.file)),
          '--wide-ratio': computeRatio(built),
          '--focus-y': readY(photo.focus),
          '--wide-focus': wide.focus,
          '--wide-focus-y': readY(wide.focus),
          '--wide-placeholder': landscape && toPlaceholder(built, wide.focus),
        } as CSSProperties
      }
    >
      <EnlargeablePicture
        picture={photo}
        sizes={SIZES}
        className={styles.picture}
        eager
        onEnlarge={() => {
          setWide(matchMedia(WIDE).matches);
          lightbox.open(0);
        }}
      >
        {landscape && <LandscapeSources file={landscape.file} />}
      </EnlargeablePicture>
      {lightbox.dialog}
    </figure>
  );
}

/** The couple's choice. Otherwise a picture melts if its edges allow it on every screen. */
function chooseFrame({ file, frame, landscape }: Photo, pictures: PrivateEdition['pictures']) {
  if (frame) return frame;
  const canMelt = pictures[file]?.melts && (!landscape || pictures[landscape.file]?.melts);
  return canMelt ? 'melt' : 'mat';
}

/** An arch and an oval are upright on every screen. */
function findLandscape({ landscape }: Photo, frame: Frame) {
  return frame === 'arch' || frame === 'oval' ? undefined : landscape;
}

function computeRatio({ height, width }: BuiltPicture): number {
  return Number((width / height).toFixed(3));
}

/** With 100vw, a phone of 412 pixels would load 960 pixels instead of 720: 50% more bytes before it is painted. */
const SIZES = '99vw';

function LandscapeSources({ file }: { file: string }) {
  const built = useBuiltPicture(file);
  return (
    <>
      <PictureSources built={built} sizes={SIZES} media={WIDE} />
      <source srcSet={built.src} media={WIDE} />
    </>
  );
}

/** In percent of the picture's height. */
function readY(focus: string): number {
  return Number.parseFloat(focus.split(' ')[1] ?? '50');
}

/** The attributes of the links that preload the photo in its best format. */
export function listPhotoPreloads({ pictures, wedding }: PrivateEdition) {
  const { couplePhoto } = wedding;
  const landscape = couplePhoto && findLandscape(couplePhoto, chooseFrame(couplePhoto, pictures));
  const find = (file: string | undefined, media: string) => {
    const built = file && pictures[file];
    if (!built) return [];
    const [best] = PictureSources({ built, sizes: SIZES, media });
    return best ? [best.props] : [];
  };
  if (!landscape) return find(couplePhoto?.file, '');
  return [...find(couplePhoto.file, NARROW), ...find(landscape.file, WIDE)];
}
