import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './confirm-dialog.module.css';
import { useReturnFocus } from './return-focus.ts';
import { TextButton } from './text-button.tsx';

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something is lost. The button that keeps everything stands out and has the focus. */
export function ConfirmDialog(props: Props) {
  const { open, title, confirmLabel, cancelLabel, onConfirm, onCancel, children } = props;
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay} />
        <AlertDialog.Content
          className={styles.dialog}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          <div className={styles.actions}>
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
