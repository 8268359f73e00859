import { useSyncExternalStore } from 'react';

export type ToastTone = 'default' | 'destructive';
export type Toast = {
  id: number;
  title: string;
  description: string;
  tone: ToastTone;
  action?: ToastAction;
};
/** A button such as 'Undo'. */
export type ToastAction = { label: string; run: () => void };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast below the others. */
export function toast(title: string, description: string, tone: ToastTone = 'default') {
  lastId += 1;
  setToasts([...toasts, { id: lastId, title, description, tone }]);
}

/** For a page whose toaster renders actions. Returns the toast's id. */
export function toastWithAction(title: string, description: string, action: ToastAction): number {
  lastId += 1;
  setToasts([...toasts, { id: lastId, title, description, tone: 'default', action }]);
  return lastId;
}

export function dismissToast(id: number) {
  setToasts(toasts.filter((other) => other.id !== id));
}

/** For errors that are no longer true, such as a wrong password's after the right one. */
export function dismissErrorToasts() {
  dismissToasts('destructive');
}

export function dismissToasts(dismissed: ToastTone) {
  setToasts(toasts.filter(({ tone }) => tone !== dismissed));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, getToasts, getToasts);
}

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function getToasts() {
  return toasts;
}
