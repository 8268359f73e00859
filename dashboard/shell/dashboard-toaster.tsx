import { Toast as Radix } from 'radix-ui';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Toaster } from '../../ui/toaster.tsx';
import type { Toast } from '../../ui/toasts.ts';
import { useToastContainer } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './dashboard-toaster.module.css';

// Longer than on the guests' page: a toast here may offer to undo something.
const DURATIONS_MS = { default: 12_000, destructive: 20_000 };

export function DashboardToaster() {
  return (
    <Toaster
      labels={getMessages('shell').toasts}
      styles={styles}
      durationsMs={DURATIONS_MS}
      swipeDirection="down"
      onEscapeKeyDown={keepUnlessFocused}
      renderAction={renderAction}
      container={useToastContainer()}
    />
  );
}

/** Escape closes sheets and dialogs too. It must not take away an undo at the same time. */
function keepUnlessFocused(event: KeyboardEvent) {
  if (!document.activeElement?.closest('[role="region"] ol')) event.preventDefault();
}

function renderAction({ action, title }: Toast) {
  return (
    action && (
      <Radix.Action asChild altText={`${action.label}: ${title}`}>
        <TextButton className={styles.action} onClick={action.run}>
          {action.label}
        </TextButton>
      </Radix.Action>
    )
  );
}
