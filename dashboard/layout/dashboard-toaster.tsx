import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToasts } from '../../ui/toasts.ts';
import { TextButton } from '../components/text-button.tsx';
import { useToastPlace } from '../components/toast-place.ts';
import styles from './dashboard-toaster.module.css';

/** Long enough to be read and to be regretted; it waits while the pointer or the focus is on it. */
const READING_TIME = { default: 12_000, destructive: 20_000 };

/** The dashboard's toasts: those of ui/toasts.ts, with what can be done about them. */
export function DashboardToaster() {
  const place = useToastPlace();
  const viewport = <Radix.Viewport className={styles.viewport} label="Messages ({hotkey})" />;
  return (
    <Radix.Provider label="Message" swipeDirection="down">
      {useToasts().map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
      {place ? createPortal(viewport, place) : viewport}
    </Radix.Provider>
  );
}

function Message({ toast: { action, description, id, title, tone } }: { toast: Toast }) {
  return (
    <Radix.Root
      className={`${styles.toast} ${styles[tone] ?? ''}`}
      duration={READING_TIME[tone]}
      onEscapeKeyDown={(event) => {
        // What can still be undone goes only when it is meant.
        const { activeElement } = document;
        if (!activeElement?.closest('[role="region"] ol')) event.preventDefault();
      }}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
    >
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      </div>
      {action && (
        <Radix.Action asChild altText={`${action.label}: ${title}`}>
          <TextButton className={styles.action} onClick={action.run}>
            {action.label}
          </TextButton>
        </Radix.Action>
      )}
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </Radix.Close>
    </Radix.Root>
  );
}
