import type { FallbackProps } from 'react-error-boundary';
import { unexpected } from '#messages/site.ts';
import styles from './error-screen.module.css';

/** What stands in place of the site when rendering failed: the title and the error's message. */
export function ErrorScreen({ error }: FallbackProps) {
  return (
    <main className={styles.errorScreen}>
      <div role="alert">
        <h1 className={styles.title}>{unexpected}</h1>
        <p className={styles.message}>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    </main>
  );
}
