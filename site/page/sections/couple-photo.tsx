import { type CSSProperties, useState } from 'react';
import type { PrivateEdition } from '../../edition.tsx';
import { useEdition, useMessages } from '../../edition.tsx';
import { EnlargeablePicture, useLightbox } from '../enlarge.tsx';
import { PictureSources, toPlaceholder, useBuiltPicture } from '../picture.tsx';
import styles from './couple-photo.module.css';

/** As in couple-photo.module.css. */
const WIDE = '(min-width: 62em)';
const NARROW = '(max-width: 61.99em)';

/** A picture of at most this ratio of width to height does not fill a wide screen. */
const MAX_PORTRAIT_RATIO = 1.25;

/** The picture below the names, from edge to edge. Its upper edge melts into the paper. */
export function CouplePhoto() {
  const { couplePhoto } = useEdition().wedding;
  if (!couplePhoto) return null;
  return <FullWidthPhoto photo={couplePhoto} />;
}

function FullWidthPhoto({
  photo,
}: {
  photo: NonNullable<PrivateEdition['wedding']['couplePhoto']>;
}) {
  const { landscape } = photo;
  const [isWide, setWide] = useState(false);
  const lightbox = useLightbox(useMessages().wedding.photos, [
    isWide ? { ...photo, ...landscape } : photo,
  ]);
  const wide = landscape ?? photo;
  const built = useBuiltPicture(wide.file);
  const { width, height } = built;
  const isPortrait = width / height < MAX_PORTRAIT_RATIO;
  return (
    <figure
      className={styles.figure}
      data-shape={isPortrait ? 'portrait' : undefined}
      style={
        {
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
  const landscape = couplePhoto?.landscape;
  const find = (file: string | undefined, media: string) => {
    const built = file && pictures[file];
    if (!built) return [];
    const [best] = PictureSources({ built, sizes: SIZES, media });
    return best ? [best.props] : [];
  };
  if (!landscape) return find(couplePhoto?.file, '');
  return [...find(couplePhoto.file, NARROW), ...find(landscape.file, WIDE)];
}
