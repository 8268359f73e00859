import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { oneMoment } from '#messages/gate.ts';
import { notFound, returnHome, unexpected } from '#messages/site.ts';
import styles from './screens.module.css';

export function NotFound({ path }: { path: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification requires the path in the console.
    console.warn('404: no page at', path);
  }, [path]);

  return (
    <main className={styles.notFound}>
      <h1 className={styles.code}>404</h1>
      <p>{notFound}</p>
      <p>
        <a href={__HOME__}>{returnHome}</a>
      </p>
    </main>
  );
}

/** Replaces the whole site when rendering fails. */
export function ErrorScreen({ error }: FallbackProps) {
  return (
    <main className={styles.error}>
      <div role="alert">
        <h1 className={styles.errorTitle}>{unexpected}</h1>
        <p className={styles.errorMessage}>
          {error instanceof Error ? error.message : String(error)}
        </p>
      </div>
    </main>
  );
}

/** Shown while the wedding page loads; fades in late, so a fast load shows nothing. */
export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      {oneMoment}
    </p>
  );
}
