import type { ReactNode } from 'react';
import { toast } from '../../ui/toasts.ts';
import { Freshness } from '../book/freshness.tsx';
import { useBook } from '../book/use-book.ts';
import { wordsOf } from '../calls/ask.ts';
import { signOut } from '../calls/session.ts';
import { PlainButton } from '../stationery/plain-button.tsx';
import styles from './frame.module.css';
import { Tabs } from './tabs.tsx';

/** What every page of the desk stands in. */
export function Frame({ children }: { children: ReactNode }) {
  const [first, second] = useBook().wedding.couple;
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
    toast('Still signed in', wordsOf(error), 'destructive');
  }
}
