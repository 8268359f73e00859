import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { EmptyState, FullPage, Page } from '../ui/page.tsx';
import { LoadError } from './lazy-components.tsx';

type LoadingPageProps = { error?: Error | null; onRetry?: () => void };

/** Shown until the guest data or a page's code is loaded. */
export function LoadingPage({ error, onRetry = () => location.reload() }: LoadingPageProps) {
  const { loading, notLoaded, tryAgain } = getMessages('signIn');
  if (!error) {
    return (
      <main className="loading">
        <p role="status">{loading}</p>
      </main>
    );
  }
  return (
    <FullPage title={notLoaded}>
      <p role="alert">{toErrorMessage(error)}</p>
      <Button onClick={onRetry}>{tryAgain}</Button>
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
  const { missingAfterReload, missingPart, missingUntilReload, reload } = getMessages('shell');
  return (
    <FullPage title={missingPart}>
      <p role="alert">{wasReloaded ? missingAfterReload : missingUntilReload}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </FullPage>
  );
}

/** Shown if rendering fails. */
export function ErrorPage({ error }: FallbackProps) {
  if (error instanceof LoadError) return <MissingPart />;
  const { cannotShow, cannotShowBecause, failed, reload } = getMessages('shell');
  return (
    <FullPage title={failed}>
      <p role="alert">{error instanceof Error ? cannotShowBecause(error.message) : cannotShow}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </FullPage>
  );
}

export function NotFoundPage() {
  const { notFound, notFoundAdvice } = getMessages('shell');
  return (
    <Page title={notFound}>
      <EmptyState>
        <p>
          <MarkedText text={notFoundAdvice}>{(words) => <Link href="/">{words}</Link>}</MarkedText>
        </p>
      </EmptyState>
    </Page>
  );
}
