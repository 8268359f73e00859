import { type CSSProperties, useRef, useState } from 'react';
import type { AddedSectionOf } from '../../../domain/wedding/localize-added-sections.ts';
import type { Edition } from '../../edition.tsx';
import { Picture } from '../picture.tsx';
import registry from '../sections/registry.module.css';
import travel from '../sections/travel.module.css';
import styles from './video.module.css';

type Props = { video: AddedSectionOf<'video'>; edition: Edition };

/** With its own poster, Chromium would paint a dark box over the picture behind it. */
const TRANSPARENT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** A video of the couple in the browser's own player. Nothing of it loads before a guest plays it. */
export function Video({ video, edition }: Props) {
  const { below, captions, heading, height, poster, src, width } = video;
  const { language, messages } = edition;
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [problem, setProblem] = useState<'notLoaded' | 'notPlayable' | null>(null);
  // A preview has none, because guests alone can load the video.
  const texts = messages.video;

  async function explain() {
    const isThere = await fetch(src, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setProblem(isThere ? 'notPlayable' : 'notLoaded');
  }

  function tryAgain() {
    setProblem(null);
    player.current?.load();
    void player.current?.play().catch(() => {});
  }

  return (
    <figure className={styles.video} style={{ '--ratio': width / height } as CSSProperties}>
      <div
        className={`${travel.picture} ${styles.screen}`}
        data-playing={isPlaying || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {poster && (
          <Picture
            picture={poster}
            sizes="(min-width: 64em) 56rem, 92vw"
            className={styles.poster}
          />
        )}
        {!(poster && texts) && <span className={styles.mark} />}
        {texts && (
          <video
            ref={player}
            className={styles.player}
            controls
            playsInline
            preload="none"
            poster={TRANSPARENT}
            src={src}
            width={width}
            height={height}
            aria-label={heading}
            onPlaying={() => setIsPlaying(true)}
            onError={explain}
          >
            {captions.map((one) => (
              <track
                key={one.language}
                kind="captions"
                src={one.src}
                srcLang={one.language}
                label={one.name}
                default={one.language === language}
              />
            ))}
          </video>
        )}
      </div>
      <div role="status">
        {texts && problem && (
          <p className={styles.problem}>
            {texts[problem]}{' '}
            {problem === 'notLoaded' ? (
              <button type="button" className={registry.link} onClick={tryAgain}>
                {texts.tryAgain}
              </button>
            ) : (
              <a href={src} download={`${heading}.mp4`} className={registry.link}>
                {texts.save}
              </a>
            )}
          </p>
        )}
      </div>
      {below && <figcaption className={styles.below}>{below}</figcaption>}
    </figure>
  );
}
