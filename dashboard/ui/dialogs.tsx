import { AlertDialog, Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './dialogs.module.css';
import { TextButton } from './text-button.tsx';

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
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    rememberOpener: () => {
      opener.current = document.activeElement;
    },
    /** The dialog leads to another page, which gets the focus. */
    forgetOpener: () => {
      opener.current = null;
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
