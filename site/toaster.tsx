import { useEffect, useRef } from 'react';
import { Toaster } from '../ui/toaster.tsx';
import { useToasts } from '../ui/toasts.ts';
import { usePublicEdition } from './edition.tsx';
import styles from './toaster.module.css';

const DURATIONS_MS = { default: 10_000, destructive: 20_000 };

/** The chunk that site/lazy-toaster.tsx loads. */
export default function GuestToaster() {
  const { toastLabels } = usePublicEdition().messages.site;
  const list = useRef<HTMLOListElement>(null);
  const toasts = useToasts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast changes the list's height.
  useEffect(() => {
    const place = () => list.current && placeToasts(list.current);
    const listening = new AbortController();
    place();
    // The last two tell of the on-screen keyboard.
    for (const [target, type] of [
      [window, 'focusin'],
      [window, 'scroll'],
      [visualViewport, 'resize'],
      [visualViewport, 'scroll'],
    ] as const) {
      target?.addEventListener(type, place, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [toasts]);

  return <Toaster labels={toastLabels} styles={styles} durationsMs={DURATIONS_MS} listRef={list} />;
}

const UNCOVERED =
  'input:focus, textarea:focus, h3:focus, [type=submit], footer summary, footer button';

/**
 * Places the toasts at the top of a phone's screen or at the bottom of a wide one, or at the other edge
 * if they would cover the focused field, the top of the card with the reply, a form's button or the end of the page, which cannot be scrolled away.
 */
function placeToasts(list: HTMLElement): void {
  if (!list.firstElementChild) return;
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const tops = [offsetTop, offsetTop + height - list.offsetHeight];
  if (matchMedia('(min-width: 40em)').matches) tops.reverse();

  const { left } = list.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(UNCOVERED)].map((control) =>
    control.getBoundingClientRect(),
  );
  const isCovering = (top: number) =>
    boxes.some((box) => box.right > left && box.bottom > top && box.top < top + list.offsetHeight);
  const [usual, other] = tops as [number, number];
  const top = isCovering(usual) && !isCovering(other) ? other : usual;
  // Not `top`, which would count as a layout shift.
  list.style.transform = `translateY(${top}px)`;
}
