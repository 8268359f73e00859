import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { AddedSectionOf } from '../../../domain/wedding/localize-added-sections.ts';
import type { Edition } from '../../edition.tsx';
import { Picture } from '../picture.tsx';
import registry from '../sections/registry.module.css';
import travel from '../sections/travel.module.css';
import styles from './video.module.css';

type Props = { video: AddedSectionOf<'video'>; edition: Edition };

/** Without it, Chromium paints a dark box over the picture while the video loads. */
const TRANSPARENT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** A video of the couple: a picture with a button, and then the browser's own player. Nothing loads before. */
export function Video({ video, edition }: Props) {
  const { below, captions, heading, height, poster, src, width } = video;
  const { language, messages } = edition;
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'still' | 'loading' | 'playing'>('still');
  const [problem, setProblem] = useState<'notLoaded' | 'notPlayable' | null>(null);
  // A preview has none, because only guests can load the video.
  const texts = messages.video;

  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'loading') player.current?.focus({ preventScroll: true });
  }, [state]);

  function play() {
    setState('loading');
    setProblem(null);
    if (player.current?.error) player.current.load();
    // A failure is an error of the element.
    player.current?.play().catch(() => {});
  }

  async function explain() {
    setState('still');
    const isThere = await fetch(src, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setProblem(isThere ? 'notPlayable' : 'notLoaded');
  }

  return (
    <figure className={styles.video} style={{ '--ratio': width / height } as CSSProperties}>
      <div
        className={`${travel.picture} ${styles.screen}`}
        data-state={state}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {poster && (
          <Picture
            picture={poster}
            sizes="(min-width: 64em) 56rem, 92vw"
            className={styles.poster}
          />
        )}
        {texts ? (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: the couple adds captions, or has none. */}
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
              onPlaying={() => setState('playing')}
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
            <button
              type="button"
              className={styles.play}
              aria-label={`${texts.play}: ${heading}`}
              onClick={play}
            />
          </>
        ) : (
          <span className={styles.play} />
        )}
      </div>
      <div role="status">
        {texts && problem && (
          <p className={styles.problem}>
            {texts[problem]}
            {problem === 'notPlayable' && (
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
