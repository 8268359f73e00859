import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { usePublicEdition } from './edition.tsx';
import gateStyles from './gate/gate.module.css';
import { LoadError } from './load-chunk.ts';
import styles from './screens.module.css';

// The gate's horizon and card.
const SCREEN = `${gateStyles.gate} ${styles.screen}`;
const SHEET = `${gateStyles.card} ${styles.sheet}`;

export function NotFound({ path }: { path: string }) {
  const { home, messages } = usePublicEdition();

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification requires the path in the console.
    console.warn('404: no page at', path);
  }, [path]);

  return (
    <main className={SCREEN}>
      <div className={SHEET}>
        <h1 className={styles.code}>404</h1>
        <Boat />
        <p>{messages.site.notFound}</p>
        <p>
          <a href={home}>{messages.site.returnHome}</a>
        </p>
      </div>
    </main>
  );
}

/** Replaces the whole site when rendering fails. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { offline, site } = usePublicEdition().messages;
  const text = error instanceof Error ? error.message : String(error);
  return (
    <main className={SCREEN}>
      <div className={SHEET}>
        <div role="alert">
          <Boat />
          <h1 className={styles.heading}>{site.unexpected}</h1>
          <p>{error instanceof LoadError ? site.reloadPage : text}</p>
        </div>
        <Button className={styles.reload} onClick={() => location.reload()}>
          {offline.reload}
        </Button>
      </div>
    </main>
  );
}

/** An empty boat that drifts. The drawing is public, so it reveals nothing of the wedding. */
function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 360 92" aria-hidden="true">
      <path d="M8 68c60-14 220-18 344-3-60 27-280 30-344 3z" stroke="none" />
      <path d="M94 42c50 14 150 20 186-22-10 36-46 47-98 47-56 0-80-9-88-25z" fill="var(--paper)" />
      <path
        d="M94 42q-4-9-12-8M280 20c0-8 8-10 9-3s-6 6-7 1M192 53l-62 25q-12 8-20 6 6-8 18-8M34 71q20-4 40 0M150 77q40-4 90 0M296 70q18-3 36-1"
        fill="none"
      />
    </svg>
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
