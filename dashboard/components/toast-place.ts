import { createStore } from '../store.ts';

/**
 * Where toasts are drawn: in the sheet that is open, because what lies outside of it is out of
 * reach for the keyboard and for listeners; else null, for the page.
 */
export const toastPlace = createStore<HTMLElement | null>(null);

/** For the `ref` of a sheet. */
export function takeToasts(sheet: HTMLElement | null) {
  toastPlace.set(sheet);
  return () => toastPlace.set((place) => (place === sheet ? null : place));
}
