import { type ReactNode, Suspense, useEffect } from 'react';
import type { PhotosState } from '../../domain/photos/photos-api.ts';
import { Button } from '../../ui/button.tsx';
import { EditionProvider } from '../edition.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ErrorScreen } from '../screens.tsx';
import { AddPhotos } from './add/add-photos.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Languages } from './languages.tsx';
import { PasswordForm } from './password-form.tsx';
import { type PhotosEdition, usePhotosEdition } from './photos-edition.ts';
import styles from './photos-page.module.css';
import { usePhotosState } from './photos-state.ts';

type RootProps = { edition: PhotosEdition; children: ReactNode };

/** What the page of the photographs and the slideshow share. */
export function PhotosRoot({ edition, children }: RootProps) {
  return (
    <EditionProvider edition={edition}>
      <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </EditionProvider>
  );
}

/** The guests' photographs. The publication renders it without a state, so it is complete before any script. */
export function PhotosPage() {
  const { home, messages } = usePhotosEdition();
  const { photos, site } = messages;
  const [state, reload] = usePhotosState();
  if (typeof state === 'object' && state.access === 'none') {
    return <PasswordForm onEnter={reload} />;
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={home}>{photos.back}</a>
        <Languages />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{photos.title}</h1>
        {state === 'failed' && (
          <div role="alert" className={styles.notice}>
            <p>{site.networkErrors.offline[1]}</p>
            <Button onClick={reload}>{site.tryAgain}</Button>
          </div>
        )}
        {typeof state === 'object' && <Album state={state} reload={reload} />}
      </main>
    </div>
  );
}

type AlbumProps = { state: PhotosState; reload: () => Promise<void> };

function Album({ state, reload }: AlbumProps) {
  const { language, messages } = usePhotosEdition();
  const { photos } = messages;
  useEffect(() => void keepPage().catch(() => {}), []);
  const { adding, isGalleryOpen, revealAt } = state;
  return (
    <>
      {adding !== 'open' && <p className={styles.notice}>{photos[adding]}</p>}
      <AddPhotos state={state} onRejected={reload} />
      {revealAt && !isGalleryOpen && (
        <p className={styles.notice}>
          {photos.revealAt.replace('{time}', formatTime(revealAt, language))}
        </p>
      )}
      {isGalleryOpen && <Gallery state={state} />}
    </>
  );
}

/** Registers the service worker, which keeps this page for visits without a network. */
async function keepPage(): Promise<void> {
  const { build } = document.documentElement.dataset;
  const workers = navigator.serviceWorker;
  // Browsers offer service workers only over https and on localhost, and development has no publication.
  if (!build || !workers) return;
  // Not with the page, which is also rendered without a window.
  const { toScriptUrl } = await import('../inline-script/trusted-types.ts');
  await workers.register(toScriptUrl('/sw.js'), { updateViaCache: 'none' });
  (await workers.ready).active?.postMessage({ build, used: [] });
}

function formatTime(time: string, language: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(language, {
    ...format,
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(time));
}
