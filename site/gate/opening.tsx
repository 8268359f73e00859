import { oneMoment } from '#messages/gate.ts';
import styles from './gate.module.css';

/** Stands in for the wedding page while it is on its way; shows only when that takes a while. */
export function Loading() {
  return (
    <p role="status" className={styles.opening}>
      {oneMoment}
    </p>
  );
}
