import type { ReactNode } from 'react';
import { Flourish } from '../components/flourish.tsx';
import styles from './full-page.module.css';

/** A card on the empty page: for the moments when there is nothing else to see. */
export function FullPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.ground}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <Flourish />
        {children}
      </div>
    </main>
  );
}
