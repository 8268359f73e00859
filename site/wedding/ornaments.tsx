import pictures from 'virtual:pictures';
import wedding from '#content/wedding.ts';
import styles from './ornaments.module.css';

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
  const built = pictures[wedding.ornament];
  if (!built) throw new Error(`The picture ${wedding.ornament} was not built.`);
  return (
    <picture>
      {built.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64em) 17rem, 7rem" />
      ))}
      <img
        className={styles.corner}
        src={built.src}
        width={built.width}
        height={built.height}
        alt=""
        fetchPriority="low"
        decoding="async"
        // Without its drawing a corner is bare paper, not a broken picture.
        onError={(event) => {
          event.currentTarget.style.visibility = 'hidden';
        }}
      />
    </picture>
  );
}
