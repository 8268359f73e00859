import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { EmptyState, FullPage, Page } from '../ui/page.tsx';
import { LoadError } from './lazy-components.tsx';

type LoadingPageProps = { error?: Error | null; onRetry?: () => void };

/** Shown until the guest data or a page's code is loaded. */
export function LoadingPage({ error, onRetry = () => location.reload() }: LoadingPageProps) {
  if (!error) {
    return (
      <main className="loading">
        <p role="status">Loading…</p>
      </main>
    );
  }
  return (
    <FullPage title="The dashboard could not be loaded">
      <p role="alert">{toErrorMessage(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </FullPage>
  );
}

const RETRY_MS = 3_000;
/** In session storage: when a page was last reloaded for a missing part. */
const RELOADED_AT = 'dashboard-reloaded-at';
const RELOAD_PAUSE_MS = 30_000;

/** Loads the page again as soon as the server answers, once: a part that is still missing then needs a person. */
function MissingPart() {
  const [wasReloaded] = useState(
    () => Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS,
  );
  useEffect(() => {
    if (wasReloaded) return;
    const reloadIfReachable = async () => {
      const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
      if (!response?.ok) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      location.reload();
    };
    void reloadIfReachable();
    const timer = setInterval(reloadIfReachable, RETRY_MS);
    return () => clearInterval(timer);
  }, [wasReloaded]);
  return (
    <FullPage title="A part of this page is missing">
      <p role="alert">
        {wasReloaded
          ? 'It could not be loaded, also after a reload. Please try again in a minute.'
          : 'It could not be loaded. The page is loaded again as soon as there is a connection.'}
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </FullPage>
  );
}

/** Shown if rendering fails. */
export function ErrorPage({ error }: FallbackProps) {
  if (error instanceof LoadError) return <MissingPart />;
  return (
    <FullPage title="Something went wrong">
      <p role="alert">
        Your data is safe, but this page could not be displayed
        {error instanceof Error ? `: ${error.message}` : '.'}
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </FullPage>
  );
}

export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState>
        <p>
          The link may be incomplete or out of date. <Link href="/">Go to the overview</Link>
        </p>
      </EmptyState>
    </Page>
  );
}
