import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { dismissToast, toastWithAction } from '../../ui/toasts.ts';

/** The couple's last change, if it can be taken back. */
let lastChange: { toast: number; undo: () => void } | null = null;

/** Says what was changed, with a button that takes it back. Until the next change, Ctrl+Z does the same. */
export function toastWithUndo(title: string, description: string, undo: () => void): void {
  const run = () => {
    if (lastChange?.toast === toast) lastChange = null;
    undo();
  };
  const toast = toastWithAction(title, description, { label: getMessages('shell').undo, run });
  lastChange = { toast, undo: run };
}

/** Takes the last change back. Returns false if there is none, or it cannot be taken back. */
export function undoLastChange(): boolean {
  if (!lastChange) return false;
  dismissToast(lastChange.toast);
  lastChange.undo();
  return true;
}

/** After a change that cannot be taken back: the one before it is not the last one any more. */
export function forgetLastChange(): void {
  lastChange = null;
}
