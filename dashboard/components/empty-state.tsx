import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Flourish } from './flourish.tsx';

/** Stands where there is nothing yet, and says what will come. */
export function EmptyState({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.blank}>
      <Flourish />
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}
