import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { usePublicEdition } from './edition.tsx';
import { LoadError } from './load-chunk.ts';
import styles from './screens.module.css';

export function NotFound({ path }: { path: string }) {
  const { home, messages } = usePublicEdition();

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification requires the path in the console.
    console.warn('404: no page at', path);
  }, [path]);

  return (
    <main className={styles.notFound}>
      <h1 className={styles.code}>404</h1>
      <p>{messages.site.notFound}</p>
      <p>
        <a href={home}>{messages.site.returnHome}</a>
      </p>
    </main>
  );
}

/** Replaces the whole site when rendering fails. */
export function ErrorScreen({ error }: FallbackProps) {
  const { site } = usePublicEdition().messages;
  const text = error instanceof Error ? error.message : String(error);
  return (
    <main className={styles.error}>
      <div role="alert">
        <h1 className={styles.errorTitle}>{site.unexpected}</h1>
        <p className={styles.errorMessage}>{error instanceof LoadError ? site.reloadPage : text}</p>
      </div>
    </main>
  );
}

/** Shown while the wedding page loads; fades in late, so a fast load shows nothing. */
export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      {usePublicEdition().messages.gate.oneMoment}
    </p>
  );
}
