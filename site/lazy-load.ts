import { type RefObject, useEffect, useState } from 'react';

/** Whether to load the script of a part of the page (see `whenNear`). */
export function useLazyLoad(part: RefObject<HTMLElement | null>): boolean {
  const [shouldLoad, setShouldLoad] = useState(false);

  useEffect(
    () => (part.current ? whenNear(part.current, () => setShouldLoad(true)) : undefined),
    [part],
  );

  return shouldLoad;
}

/**
 * Calls `load` when an element is near the viewport, is touched or receives focus, and at the latest
 * when the browser is idle. `load` can be called more than once. Returns a function that cancels.
 */
export function whenNear(element: HTMLElement, load: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  element.addEventListener('focusin', load);
  element.addEventListener('pointerdown', load);
  const cancelIdle = whenIdle(load);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', load);
    element.removeEventListener('pointerdown', load);
    cancelIdle();
  };
}

/** Calls `load` when the browser is idle, or after a second in Safari, which has no idle callback. */
export function whenIdle(load: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(load, 1000);
  return () => clearTimeout(timer);
}
