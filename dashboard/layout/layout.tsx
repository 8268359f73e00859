import type { ReactNode } from 'react';
import { toast } from '../../ui/toasts.ts';
import { errorMessage } from '../api/request.ts';
import { signOut } from '../api/session.ts';
import { PlainButton } from '../components/text-button.tsx';
import { Freshness } from '../guest-data/sync-status.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './layout.module.css';
import { Tabs } from './tabs.tsx';

/** What every page of the dashboard stands in. */
export function Layout({ children }: { children: ReactNode }) {
  const [first, second] = useGuestData().wedding.couple;
  return (
    <>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <header className={styles.header}>
        <p className={styles.couple}>
          {first} <i>&amp;</i> {second}
        </p>
        <Tabs />
        <div className={styles.end}>
          <Freshness />
          <PlainButton onClick={() => void leave()}>Sign out</PlainButton>
        </div>
      </header>
      {children}
    </>
  );
}

async function leave() {
  try {
    await signOut();
    // A new page remembers nothing of this one.
    location.reload();
  } catch (error) {
    toast('Still signed in', errorMessage(error), 'destructive');
  }
}
