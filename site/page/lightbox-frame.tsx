import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { usePublicEdition } from '../edition.tsx';
import { Arrows, type Direction, RoundButton } from './arrows.tsx';
import styles from './lightbox.module.css';

type Props = {
  label: string;
  count: number;
  /** The picture that the guest opened. */
  first: number;
  renderPicture: (index: number, isShown: boolean) => ReactNode;
  renderCaption: (index: number) => ReactNode;
  /** Buttons beside the one that closes. */
  renderTools?: (index: number) => ReactNode;
  /** Called with the picture that was shown last. */
  onClose: (index: number) => void;
};

/** Shows pictures large: a row that a guest swipes, or moves with the arrows. */
export function LightboxFrame({ label, count, first, onClose, ...props }: Props) {
  const { close: closeLabel } = usePublicEdition().messages.site.pictures;
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const captionId = useId();
  const [shown, setShown] = useState(first);
  // The last picture may have been deleted.
  const index = Math.min(shown, count - 1);
  const watchSlide = useSlideWatcher(setShown);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const unlockPage = lockPage();
    dialog.current?.showModal();
    scrollToPicture(row.current, first, 'instant');
    return unlockPage;
  }, [first]);
  useEffect(() => closeWithBackButton(() => dialog.current?.close()), []);
  useEffect(() => (row.current ? holdRowWhileZoomed(row.current) : undefined), []);

  function onClosed() {
    if (history.state?.lightbox) history.back();
    onClose(index);
  }

  function move(direction: Direction) {
    const next = (index + (direction === 'next' ? 1 : count - 1)) % count;
    // Its place has to be in the row before the row scrolls there.
    flushSync(() => setShown(next));
    scrollToPicture(row.current, next, Math.abs(next - index) > 1 ? 'instant' : 'auto');
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ({ ArrowLeft: 'previous', ArrowRight: 'next' } as const)[event.key];
    // The arrows move a video in time.
    if (!direction || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    move(direction);
  }

  function onClick({ target }: MouseEvent) {
    if (!(target as Element).closest('button, img, p, video')) close();
  }

  // Only those near the shown one: there may be thousands.
  const near = [-2, -1, 0, 1, 2]
    .map((offset) => index + offset)
    .filter((at) => at >= 0 && at < count);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--count': count } as CSSProperties}
      aria-label={label}
      aria-describedby={captionId}
      onClick={onClick}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div className={styles.tools}>
        <RoundButton symbol="close" label={closeLabel} onClick={close} />
        {props.renderTools?.(index)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <ul ref={row} className={styles.row} tabIndex={0}>
        {near.map((at) => (
          <li key={at} ref={watchSlide} data-index={at} style={{ gridColumn: at + 1 }}>
            {Math.abs(at - index) < 2 && props.renderPicture(at, at === index)}
          </li>
        ))}
      </ul>
      <div id={captionId} className={styles.caption} aria-live="polite">
        {props.renderCaption(index)}
      </div>
      {count > 1 && <Arrows index={index} count={count} onMove={move} />}
    </dialog>
  );
}

/** Calls `onShow` with the index of the picture that the guest has scrolled to. Returns the ref of each slide. */
function useSlideWatcher(onShow: (index: number) => void) {
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, target } of entries) {
            if (intersectionRatio > 0.5) onShow(Number((target as HTMLElement).dataset.index));
          }
        },
        { threshold: 0.6 },
      ),
  );
  return useCallback(
    (slide: HTMLLIElement) => {
      observer.observe(slide);
      return () => observer.unobserve(slide);
    },
    [observer],
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

/** Zoomed in, a finger moves the view and not the row. */
function holdRowWhileZoomed(row: HTMLElement): () => void {
  const onZoom = () => {
    row.style.overflowX = visualViewport && visualViewport.scale > 1 ? 'hidden' : '';
  };
  visualViewport?.addEventListener('resize', onZoom);
  return () => visualViewport?.removeEventListener('resize', onZoom);
}
