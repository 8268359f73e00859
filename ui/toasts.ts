import { useSyncExternalStore } from 'react';

export type ToastTone = 'default' | 'destructive';
export type Toast = {
  id: number;
  title: string;
  description: string;
  tone: ToastTone;
  action?: ToastAction;
};
/** What can be done about what the toast says: 'Undo'. */
export type ToastAction = { label: string; run: () => void };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner of the page; the newest stands last. */
export function toast(title: string, description: string, tone: ToastTone = 'default') {
  lastId += 1;
  change([...toasts, { id: lastId, title, description, tone }]);
}

/** As `toast`, with something to do about it; for a toaster that draws actions. */
export function toastWithAction(title: string, description: string, action: ToastAction) {
  lastId += 1;
  change([...toasts, { id: lastId, title, description, tone: 'default', action }]);
}

export function dismissToast(id: number) {
  change(toasts.filter((other) => other.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, current, current);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function current() {
  return toasts;
}
