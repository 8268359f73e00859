import type { FallbackProps } from 'react-error-boundary';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { FullPage } from './full-page.tsx';

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

/** Shown if rendering fails. */
export function ErrorPage({ error }: FallbackProps) {
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
