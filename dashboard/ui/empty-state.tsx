import type { ReactNode } from 'react';
import { Flourish } from '../../ui/flourish.tsx';
import styles from './empty-state.module.css';

/** Takes the place of a list without items and says how items get there. */
export function EmptyState({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <Flourish className={styles.flourish} />
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}
