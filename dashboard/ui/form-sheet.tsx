import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useAskBeforeLeaving } from './ask-before-leaving.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

type SheetForm = {
  /** Asks first if there are unsaved changes. */
  close: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

type Props = {
  open: boolean;
  title: ReactNode;
  hasFocusOnTitle?: boolean;
  onClose: () => void;
  children: (form: SheetForm) => ReactNode;
};

/** A sheet with a form in it: unsaved changes are not lost without a question. */
export function FormSheet({ open, title, hasFocusOnTitle = false, onClose, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const hasUnsavedChanges = useRef(false);

  useAskBeforeLeaving(() => hasUnsavedChanges.current);

  function close() {
    if (hasUnsavedChanges.current) setIsAsking(true);
    else onClose();
  }

  function discard() {
    hasUnsavedChanges.current = false;
    setIsAsking(false);
    onClose();
  }

  const onUnsavedChanges = useCallback((has: boolean) => {
    hasUnsavedChanges.current = has;
  }, []);
  return (
    <Sheet open={open} title={title} hasFocusOnTitle={hasFocusOnTitle} onClose={close}>
      {children({ close, onUnsavedChanges })}
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      >
        Your changes have not been saved.
      </ConfirmDialog>
    </Sheet>
  );
}
