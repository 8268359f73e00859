import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Picture as PictureContent } from '../../domain/wedding/wedding.ts';
import { Arrows, type Direction, RoundButton } from './arrows.tsx';
import styles from './lightbox.module.css';
import { PictureSources, useBuiltPicture } from './picture.tsx';

type Props = {
  label: string;
  pictures: readonly PictureContent[];
  /** The picture that the guest opened. */
  first: number;
  onClose: () => void;
};

/** Shows pictures large: a row that a guest swipes, or moves with the arrows. */
export function LightboxDialog({ label, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const captionId = useId();
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const unlockPage = lockPage();
    dialog.current?.showModal();
    scrollToPicture(row.current, first, 'instant');
    return unlockPage;
  }, [first]);
  useEffect(() => closeWithBackButton(() => dialog.current?.close()), []);
  useEffect(() => (row.current ? watchRow(row.current, setIndex) : undefined), []);

  function onClosed() {
    if (history.state?.lightbox) history.back();
    onClose();
  }

  function move(direction: Direction) {
    const next = (index + (direction === 'next' ? 1 : count - 1)) % count;
    setIndex(next);
    scrollToPicture(row.current, next, Math.abs(next - index) > 1 ? 'instant' : 'auto');
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ({ ArrowLeft: 'previous', ArrowRight: 'next' } as const)[event.key];
    if (!direction) return;
    event.preventDefault();
    move(direction);
  }

  function onClick({ target }: MouseEvent) {
    if (!(target as Element).closest('button, img, p')) close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      aria-describedby={captionId}
      onClick={onClick}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <RoundButton symbol="close" className={styles.close} onClick={close} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <ul ref={row} className={styles.row} tabIndex={0}>
        {pictures.map((picture, at) => (
          // The next pictures load, not all of them.
          <li key={picture.file}>
            {Math.abs(at - index) < 2 && <LargePicture picture={picture} />}
          </li>
        ))}
      </ul>
      <p id={captionId} className={styles.caption} aria-live="polite">
        {pictures[index]?.alt}
      </p>
      {count > 1 && <Arrows index={index} count={count} onMove={move} />}
    </dialog>
  );
}

/** The whole picture, as large as fits. Until it has loaded, the small one from the page is in its place. */
function LargePicture({ picture: { alt, file } }: { picture: PictureContent }) {
  const built = useBuiltPicture(file);
  const ratio = built.width / built.height;
  const small = [...document.images].find(({ currentSrc }) => currentSrc.includes(built.prefix));
  const backgroundImage = `${small ? `url(${small.currentSrc}),` : ''}${built.placeholder}`;
  return (
    <picture style={{ backgroundImage, '--ratio': ratio } as CSSProperties}>
      <PictureSources built={built} sizes={`min(100vw, ${ratio * 100}vh)`} />
      <img src={built.src} width={built.width} height={built.height} alt={alt} draggable={false} />
    </picture>
  );
}

/** The history has an entry of its own while the dialog is open. */
function closeWithBackButton(close: () => void): () => void {
  history.pushState({ ...history.state, lightbox: true }, '');
  addEventListener('popstate', close);
  return () => removeEventListener('popstate', close);
}

/** The page does not scroll behind the dialog. Where its scrollbar takes space, the space stays. */
function lockPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}

function scrollToPicture(row: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: index * row.clientWidth, behavior });
}

/** Calls `onShow` with the index of the picture that the guest has scrolled to. */
function watchRow(row: HTMLElement, onShow: (index: number) => void): () => void {
  const slides = [...row.children];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio > 0.5) onShow(slides.indexOf(target));
      }
    },
    { root: row, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  // Zoomed in, a finger moves the view and not the row.
  const onZoom = () => {
    row.style.overflowX = visualViewport && visualViewport.scale > 1 ? 'hidden' : '';
  };
  visualViewport?.addEventListener('resize', onZoom);
  return () => {
    observer.disconnect();
    visualViewport?.removeEventListener('resize', onZoom);
  };
}
