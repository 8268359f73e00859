import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';
import styles from './sheet.module.css';
import { takeToasts } from './toast-place.ts';

type Props = {
  open: boolean;
  title: ReactNode;
  /** Asked to close; may refuse. */
  onClose: () => void;
  children: ReactNode;
};

/** A sheet laid over the page from the side; on a phone it covers the page. */
export function Sheet({ open, title, onClose, children }: Props) {
  const opener = useRef<Element>(null);
  useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content
          ref={takeToasts}
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // The row may have gone meanwhile: then the page itself.
            event.preventDefault();
            const { current } = opener;
            const back = current?.isConnected ? current : document.getElementById('page');
            if (back instanceof HTMLElement) back.focus();
          }}
          // A toast on show takes the Escape key to itself, wherever the focus is.
          onKeyDown={({ currentTarget, key, target }) => {
            if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
          }}
          // Toasts lie outside the sheet, and reading one must not close it.
          onInteractOutside={(event) => {
            const target = event.target;
            if (target instanceof Element && target.closest('[role="region"] ol')) {
              event.preventDefault();
            }
          }}
        >
          <Dialog.Title className={styles.title} tabIndex={-1}>
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
