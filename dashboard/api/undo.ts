import { useSyncExternalStore } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { dismissToast, toastWithAction } from '../../ui/toasts.ts';

/** The couple's last change, if it can be taken back. */
let lastChange: { toast: number | null; undo: () => void } | null = null;
const listeners = new Set<() => void>();

function setLastChange(change: typeof lastChange) {
  lastChange = change;
  for (const listener of listeners) listener();
}

/** Says what was changed, with a button that takes it back. Until the next change, Ctrl+Z does the same. */
export function toastWithUndo(title: string, description: string, undo: () => void): void {
  const run = () => {
    if (lastChange?.toast === toast) setLastChange(null);
    undo();
  };
  const toast = toastWithAction(title, description, { label: getMessages('shell').undo, run });
  setLastChange({ toast, undo: run });
}

/** For a change that can be seen where it was made, and needs no toast. */
export function rememberChange(undo: () => void): void {
  setLastChange({ toast: null, undo });
}

/** Whether there is a change that can be taken back. */
export function useCanUndo(): boolean {
  return useSyncExternalStore(subscribe, () => lastChange !== null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes the last change back. Returns false if there is none, or it cannot be taken back. */
export function undoLastChange(): boolean {
  if (!lastChange) return false;
  const { toast, undo } = lastChange;
  if (toast !== null) dismissToast(toast);
  setLastChange(null);
  undo();
  return true;
}

/** After a change that cannot be taken back: the one before it is not the last one any more. */
export function forgetLastChange(): void {
  if (lastChange) setLastChange(null);
}
