import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useReturnFocus } from './return-focus.ts';
import styles from './sheet.module.css';
import { containToasts } from './toast-container.ts';

type Props = {
  open: boolean;
  title: ReactNode;
  /** Otherwise the first field or button has it, and a phone shows its keyboard. */
  hasFocusOnTitle?: boolean;
  /** May leave the sheet open, to ask about unsaved changes. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog at the side of the page; on a phone it fills the screen. */
export function Sheet({ open, title, hasFocusOnTitle = false, onClose, children }: Props) {
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
