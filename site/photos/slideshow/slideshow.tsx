import { create } from 'qrcode';
import { type CSSProperties, useEffect, useState } from 'react';
import { getPhotosPath, type PhotosState } from '../../../domain/photos/photos-api.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordForm } from '../password-form.tsx';
import { usePhotosEdition } from '../photos-edition.ts';
import { usePhotosState } from '../photos-state.ts';
import { useWakeLock } from '../wake-lock.ts';
import { computeRatio } from './slide-queue.ts';
import styles from './slideshow.module.css';
import { type Slide, useSlides } from './use-slides.ts';

const CONTROLS_MS = 3_000;

/** The photographs on a screen at the party. */
export default function Slideshow() {
  const [state, reload] = usePhotosState();
  if (typeof state !== 'object') return null;
  if (state.access === 'none') return <PasswordForm onEnter={reload} />;
  return <Show state={state} reload={reload} />;
}

function Show({ state, reload }: { state: PhotosState; reload: () => void }) {
  const { messages } = usePhotosEdition();
  const [isPlaying, setPlaying] = useState(true);
  const slides = useSlides(isPlaying, reload);
  const isEmpty = slides?.length === 0;
  const isIdle = useIdle();
  useWakeLock(true);
  return (
    <main className={styles.show} data-idle={isIdle || undefined}>
      <h1 className={styles.title} data-hidden={slides?.length ? '' : undefined}>
        {state.couple?.join(' & ') ?? messages.photos.title}
      </h1>
      {slides?.map((slide, at) => (
        <SlideView key={slide.number} slide={slide} isFormer={at < slides.length - 1} />
      ))}
      {isEmpty && <p className={styles.waiting}>{messages.gallery.waiting}</p>}
      {slides && state.tableLink && <TableLink path={state.tableLink} isAlone={isEmpty} />}
      <Controls isPlaying={isPlaying} setPlaying={setPlaying} />
    </main>
  );
}

function SlideView({ slide: { pictures }, isFormer }: { slide: Slide; isFormer: boolean }) {
  const { messages } = usePhotosEdition();
  const ratios = pictures.map(({ photo }) => computeRatio(photo));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const names = [...new Set(pictures.flatMap(({ photo }) => photo.name ?? []))];
  const size = {
    '--count': ratios.length,
    '--widths': sum(ratios),
    '--heights': sum(ratios.map((ratio) => 1 / ratio)),
  } as CSSProperties;
  return (
    <div className={styles.slide} aria-hidden={isFormer}>
      <div className={styles.pictures} style={size}>
        {pictures.map(({ address, photo }, at) => (
          <img
            key={photo.id}
            src={address}
            alt={
              photo.name ? messages.gallery.by.replace('{name}', photo.name) : messages.photos.title
            }
            style={{ '--ratio': ratios[at] } as CSSProperties}
          />
        ))}
      </div>
      {names.length > 0 && <p className={styles.names}>{names.join(' · ')}</p>}
    </div>
  );
}

/** The QR code with which guests add photographs. */
function TableLink({ path, isAlone }: { path: string; isAlone: boolean }) {
  const { link } = usePhotosEdition().messages.photos;
  const { data, size } = create(location.origin + path, { errorCorrectionLevel: 'M' }).modules;
  const squares = [...data].map((isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return (
    <figure className={styles.link} data-alone={isAlone || undefined}>
      <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={link}>
        <path d={squares.join('')} />
      </svg>
      <figcaption aria-hidden="true">{link}</figcaption>
    </figure>
  );
}

type ControlsProps = { isPlaying: boolean; setPlaying: (isPlaying: boolean) => void };

/** They are seen while somebody moves the mouse or uses the keyboard. */
function Controls({ isPlaying, setPlaying }: ControlsProps) {
  const { home, messages } = usePhotosEdition();
  const { gallery, photos } = messages;
  return (
    <div className={styles.controls}>
      <a href={getPhotosPath(home)}>{photos.title}</a>
      <Button onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? photos.pause : photos.resume}
      </Button>
      {document.fullscreenEnabled && (
        <Button onClick={toggleFullScreen}>{gallery.fullScreen}</Button>
      )}
    </div>
  );
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen();
  // The browser may refuse it; then the window stays as it is.
  else document.documentElement.requestFullscreen().catch(() => {});
}

/** Whether nobody has used the mouse or the keyboard for a few seconds. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), CONTROLS_MS);
    };
    const events = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const name of events) addEventListener(name, wake);
    wake();
    return () => {
      for (const name of events) removeEventListener(name, wake);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
