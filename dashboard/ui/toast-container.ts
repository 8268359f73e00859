import { useSyncExternalStore } from 'react';

let container: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * The element that contains the toasts: the open sheet, because keyboards and screen readers cannot
 * reach anything outside it. Null while no sheet is open.
 */
export function useToastContainer(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => container,
  );
}

/** The `ref` callback of a sheet. */
export function containToasts(sheet: HTMLElement | null) {
  setContainer(sheet);
  return () => {
    if (container === sheet) setContainer(null);
  };
}

function setContainer(next: HTMLElement | null) {
  container = next;
  for (const listener of listeners) listener();
}
