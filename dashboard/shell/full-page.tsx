import type { ReactNode } from 'react';
import { Flourish } from '../../ui/flourish.tsx';
import styles from './full-page.module.css';

/** A single card in the middle of the window. */
export function FullPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <Flourish className={styles.flourish} />
        {children}
      </div>
    </main>
  );
}
