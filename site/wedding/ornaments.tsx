import wedding from '#content/wedding.ts';
import { builtPicture } from './built-picture.ts';
import styles from './ornaments.module.css';
import { PictureSources } from './picture-sources.tsx';

/** The two decorative corners of the page; one drawing, mirrored. */
export function Ornaments() {
  return (
    <div className={styles.ornaments} aria-hidden="true">
      <Corner />
      <Corner />
    </div>
  );
}

function Corner() {
  const built = builtPicture(wedding.ornament);
  return (
    <picture>
      <PictureSources built={built} sizes="(min-width: 64em) 17rem, 7rem" />
      <img
        className={styles.corner}
        src={built.src}
        width={built.width}
        height={built.height}
        alt=""
        fetchPriority="low"
        decoding="async"
        ref={hideBroken}
      />
    </picture>
  );
}

/** Without its drawing a corner is bare paper, not a broken picture; also when it failed before this script. */
function hideBroken(image: HTMLImageElement | null): void {
  image?.decode().catch(() => {
    // A window that grows asks for a larger one, and ends the decoding of the other.
    if (!image.naturalWidth) image.style.visibility = 'hidden';
  });
}
