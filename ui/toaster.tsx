import { Toast as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import shared from './toast.module.css';
import { dismissToast, type Toast, type ToastTone, useToasts } from './toasts.ts';

type Props = {
  /** For screen readers. */
  labels: { toast: string; close: string; list: string };
  /** The class names of the parts. */
  styles: Record<string, string | undefined>;
  /** A toast also stays while the pointer or the focus is on it. */
  durationsMs: Record<ToastTone, number>;
  swipeDirection?: ComponentProps<typeof Radix.Provider>['swipeDirection'];
  onEscapeKeyDown?: ComponentProps<typeof Radix.Root>['onEscapeKeyDown'];
  renderAction?: (toast: Toast) => ReactNode;
  /** The element that contains the toasts; by default the parent of the toaster. */
  container?: HTMLElement | null;
  listRef?: Ref<HTMLOListElement>;
};

/** Shows the toasts. A page has one toaster. */
export function Toaster(props: Props) {
  const { container, durationsMs, labels, listRef, styles, swipeDirection } = props;
  const { onEscapeKeyDown, renderAction } = props;
  const viewport = <Radix.Viewport ref={listRef} className={styles.viewport} label={labels.list} />;
  return (
    <Radix.Provider label={labels.toast} swipeDirection={swipeDirection}>
      {useToasts().map((toast) => (
        <Radix.Root
          key={toast.id}
          className={`${shared.toast} ${styles.toast} ${styles[toast.tone] ?? ''}`}
          duration={durationsMs[toast.tone]}
          onEscapeKeyDown={onEscapeKeyDown}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
          <Radix.Description className={styles.description}>{toast.description}</Radix.Description>
          {renderAction?.(toast)}
          <Radix.Close
            className={`${shared.close} ${styles.close ?? ''}`}
            aria-label={labels.close}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      ))}
      {container ? createPortal(viewport, container) : viewport}
    </Radix.Provider>
  );
}
