import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './confirm-dialog.module.css';
import { PlainButton } from './text-button.tsx';

type Props = {
  open: boolean;
  title: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
};

/** Asks before something is lost. The safe answer is the one that is easy to give. */
export function Confirm({ open, title, yes, no, onYes, onNo, children }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.veil} />
        <AlertDialog.Content className={styles.card}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.words}>{children}</AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Action asChild>
              <PlainButton destructive onClick={onYes}>
                {yes}
              </PlainButton>
            </AlertDialog.Action>
            <AlertDialog.Cancel asChild>
              <Button>{no}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
