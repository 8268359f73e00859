import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to another element when the focused one leaves the page, which would send the next Tab to
 * the top. The component that calls it must render whenever the element may leave.
 */
export function useKeepFocus(findNext: () => Element | null | undefined) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    const next = findNext();
    if (next instanceof HTMLElement && document.activeElement === document.body) next.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
