import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * The open sheet, or null for the page: an open sheet makes everything outside it unreachable for
 * keyboards and screen readers, so toasts are shown inside.
 */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
}

/** A `ref` for a sheet. */
export function takeToasts(sheet: HTMLElement | null) {
  setPlace(sheet);
  return () => {
    if (place === sheet) setPlace(null);
  };
}

function setPlace(next: HTMLElement | null) {
  place = next;
  for (const listener of listeners) listener();
}
