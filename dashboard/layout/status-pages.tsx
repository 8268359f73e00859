import { Button } from '../../ui/button.tsx';
import { guestDataState, refreshGuestData } from '../guest-data/guest-data.ts';
import { FullPage } from './full-page.tsx';
import styles from './loading.module.css';

/** Stands in for the dashboard while the guest book is on its way, or cannot be had. */
export function Loading() {
  const { fault } = guestDataState.use();
  if (!fault) {
    return (
      <main className={styles.opening}>
        <p role="status">Loading the guest book…</p>
      </main>
    );
  }
  return (
    <FullPage title="The guest book could not be opened">
      <p role="alert">{fault.words}</p>
      <Button onClick={() => void refreshGuestData()}>Try again</Button>
    </FullPage>
  );
}
