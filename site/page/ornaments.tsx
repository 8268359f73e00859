import { useEffect, useState } from 'react';
import { useEdition } from '../edition.tsx';
import styles from './ornaments.module.css';
import { PictureSources, useBuiltPicture } from './picture.tsx';

/** The two decorative corners: one drawing, mirrored by CSS. */
export function Ornaments() {
  const isFaded = useFaded();
  if (!useEdition().wedding.ornament) return null;
  return (
    <div className={styles.ornaments} data-faded={isFaded} aria-hidden="true">
      <Corner />
      <Corner />
    </div>
  );
}

/** Whether the names are out of view. CSS alone fades the corners where it knows scroll timelines. */
function useFaded(): boolean {
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    const names = document.querySelector('h1');
    if (!names || CSS.supports('animation-timeline: scroll()')) return;
    const observer = new IntersectionObserver((entries) =>
      setFaded(!entries.at(-1)?.isIntersecting),
    );
    observer.observe(names);
    return () => observer.disconnect();
  }, []);
  return isFaded;
}

function Corner() {
  const built = useBuiltPicture(useEdition().wedding.ornament);
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
      />
    </picture>
  );
}
