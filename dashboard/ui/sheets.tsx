import { Dialog } from 'radix-ui';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import styles from './dialogs.module.css';
import { ConfirmDialog, useReturnFocus } from './dialogs.tsx';

type SheetProps = {
  open: boolean;
  title: ReactNode;
  /** Otherwise the first field or button has it, and a phone shows its keyboard. */
  hasFocusOnTitle?: boolean;
  /** May leave the sheet open, to ask about unsaved changes. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog at the side of the page; on a phone it fills the screen. */
export function Sheet({ open, title, hasFocusOnTitle = false, onClose, children }: SheetProps) {
  const titleElement = useRef<HTMLHeadingElement>(null);
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  useCloseOnBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          ref={containToasts}
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            rememberOpener();
            if (!hasFocusOnTitle) return;
            event.preventDefault();
            titleElement.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          // Without this, an open toast would catch the Escape key.
          onKeyDown={({ currentTarget, key, target }) => {
            if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
          }}
          // A click on a toast must not close the sheet.
          onInteractOutside={(event) => {
            const { target } = event;
            if (target instanceof Element && target.closest('[role="region"] ol')) {
              event.preventDefault();
            }
          }}
        >
          <Dialog.Title ref={titleElement} className={styles.title} tabIndex={-1}>
            {title}
          </Dialog.Title>
          {children}
          <Dialog.Close className={styles.close} aria-label={getMessages('shell').close}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Lets the browser's Back button close the sheet, as people expect on a phone. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    // `crypto.randomUUID` is missing where the address begins with http:// and is not localhost.
    const sheet = Math.random();
    const addEntry = () => history.pushState({ sheet, sheetOn: location.pathname }, '');
    const onBack = ({ state }: PopStateEvent) => {
      // A sheet above this one has closed.
      if (state?.sheet === sheet) return;
      // If the sheet stays open, the next Back must find an entry again.
      addEntry();
      close();
    };
    addEntry();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      // After a click on a link, the newest entry belongs to the next page.
      if (history.state?.sheetOn) history.back();
    };
  }, [open]);
}

/** For the form in a sheet. */
export type SheetForm = {
  /** Asks first if there are unsaved changes. */
  close: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

type FormSheetProps = Omit<SheetProps, 'children'> & { children: (form: SheetForm) => ReactNode };

/** A sheet with a form in it: unsaved changes are not lost without a question. */
export function FormSheet({ onClose, children, ...sheet }: FormSheetProps) {
  const { confirmLeave, keepEditing, leaveTitle, leaveWarning } = getMessages('shell');
  const [isAsking, setIsAsking] = useState(false);
  const hasUnsavedChanges = useRef(false);

  useAskBeforeLeaving(() => hasUnsavedChanges.current);

  function close() {
    if (hasUnsavedChanges.current) setIsAsking(true);
    else onClose();
  }

  function discard() {
    hasUnsavedChanges.current = false;
    onClose();
  }

  const onUnsavedChanges = useCallback((has: boolean) => {
    hasUnsavedChanges.current = has;
  }, []);
  return (
    <Sheet {...sheet} onClose={close}>
      {children({ close, onUnsavedChanges })}
      <ConfirmDialog
        open={isAsking}
        title={leaveTitle}
        confirmLabel={confirmLeave}
        cancelLabel={keepEditing}
        onConfirm={discard}
        onClose={() => setIsAsking(false)}
      >
        {leaveWarning}
      </ConfirmDialog>
    </Sheet>
  );
}

/** The browser asks before the page is closed with unsaved changes; not on iPhones. */
export function useAskBeforeLeaving(hasUnsavedChanges: () => boolean): void {
  const askIfNeeded = useEffectEvent((event: Event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: Event) => askIfNeeded(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}

let toastContainer: HTMLElement | null = null;
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
    () => toastContainer,
  );
}

/** The `ref` callback of a sheet, or of another dialog in which something can be undone. */
export function containToasts(sheet: HTMLElement | null) {
  setToastContainer(sheet);
  return () => {
    if (toastContainer === sheet) setToastContainer(null);
  };
}

function setToastContainer(next: HTMLElement | null) {
  toastContainer = next;
  for (const listener of listeners) listener();
}
