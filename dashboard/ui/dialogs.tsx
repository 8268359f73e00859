import { AlertDialog, Dialog } from 'radix-ui';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './dialogs.module.css';
import { TextButton } from './text-button.tsx';

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
          <Dialog.Close className={styles.close} aria-label="Close">
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
function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const addEntry = () => history.pushState({ sheetOn: location.pathname }, '');
    const onBack = () => {
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
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onClose={() => setIsAsking(false)}
      >
        Your changes have not been saved.
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

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** After both answers. */
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is lost. The button that keeps everything stands out and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, cancelLabel, onConfirm, onClose, children } = props;
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay} data-alert />
        <AlertDialog.Content
          className={styles.dialog}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className="heading">{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Action asChild>
              <TextButton destructive onClick={onConfirm}>
                {confirmLabel}
              </TextButton>
            </AlertDialog.Action>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** A question that needs an answer: neither Escape nor a click beside it closes it. */
export function ChoiceDialog({ open, children }: { open: boolean; children: ReactNode }) {
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} data-alert />
        <Dialog.Content
          className={`${styles.dialog} ${styles.choice}`}
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onClose'> & {
  label: string;
  'aria-label'?: string;
  destructive?: boolean;
  disabled?: boolean;
  /** Where there is nothing to lose, the button acts at once. */
  needsConfirmation?: boolean;
};

/** A text button that asks before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, destructive = true, disabled, needsConfirmation = true, ...dialog } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <TextButton
        destructive={destructive}
        disabled={disabled}
        aria-label={dialog['aria-label']}
        onClick={() => (needsConfirmation ? setIsAsking(true) : dialog.onConfirm())}
      >
        {label}
      </TextButton>
      <ConfirmDialog {...dialog} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** For a dialog without a trigger: returns the focus, when it closes, to where it was before. */
function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    rememberOpener: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusOpener(opener.current);
    },
  };
}

/** The opener may have left the page in the meantime, and a link in the dialog may lead to a field. */
function focusOpener(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target = opener?.isConnected ? opener : document.getElementById('page');
  if (target instanceof HTMLElement) target.focus();
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

/** The `ref` callback of a sheet. */
function containToasts(sheet: HTMLElement | null) {
  setToastContainer(sheet);
  return () => {
    if (toastContainer === sheet) setToastContainer(null);
  };
}

function setToastContainer(next: HTMLElement | null) {
  toastContainer = next;
  for (const listener of listeners) listener();
}
