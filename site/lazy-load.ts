import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the script of a part of the page is wanted: once the part comes near, is touched or takes
 * the focus, and at the latest when the browser has nothing else to do.
 */
export function useLazyLoad(part: RefObject<HTMLElement | null>): boolean {
  const [wanted, setWanted] = useState(false);

  useEffect(
    () => (part.current ? whenNear(part.current, () => setWanted(true)) : undefined),
    [part],
  );

  return wanted;
}

/** Calls `load` once the part is wanted; the returned function calls it off. */
export function whenNear(part: HTMLElement, load: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '100%' },
  );
  near.observe(part);
  part.addEventListener('focusin', load);
  part.addEventListener('pointerdown', load);
  const callOff = whenIdle(load);
  return () => {
    near.disconnect();
    part.removeEventListener('focusin', load);
    part.removeEventListener('pointerdown', load);
    callOff();
  };
}

/** Safari has no idle callback: there it is a while after. */
export function whenIdle(load: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(load, 1000);
  return () => clearTimeout(timer);
}
