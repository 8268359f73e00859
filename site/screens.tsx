import { useEffect } from 'react';
import { notFound, returnHome } from '#messages/site.ts';
import styles from './screens.module.css';

export function NotFound({ path }: { path: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the requested path there.
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
