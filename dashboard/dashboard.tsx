import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { isSignedOut } from './api/request.ts';
import { guestDataQuery } from './guest-data/guest-data.ts';
import { useLiveGuestData } from './guest-data/live-updates.ts';
import { LoadingPage } from './layout/status-pages.tsx';
import { lazyPage } from './lazy-page.tsx';
import { createQueryClient } from './query-client.ts';
import { SignInPage } from './session/sign-in-form.tsx';
import { GuestListPage, RepliesPage } from './table-pages.ts';

const SignedIn = lazyPage(async () => (await import('./signed-in.tsx')).SignedIn);

const TABLES = new Map([
  ['/replies', RepliesPage],
  ['/guest-list', GuestListPage],
]);

/** In local storage: this browser was signed in before, and probably still is. */
const WAS_SIGNED_IN = 'dashboard-signed-in';

const queryClient = createQueryClient();

/**
 * Loads the code and the guest data of the opened page side by side, so that the page is rendered only once. What
 * fails is loaded again, or shown as an error, when the page is rendered.
 */
export async function preloadPage(path: string): Promise<void> {
  if (!localStorage.getItem(WAS_SIGNED_IN)) return;
  await Promise.allSettled([
    SignedIn.load(),
    TABLES.get(path)?.load(),
    queryClient.prefetchQuery(guestDataQuery),
  ]);
}

export function Dashboard() {
  return (
    <QueryClientProvider client={queryClient}>
      <Pages />
    </QueryClientProvider>
  );
}

function Pages() {
  const { data: guestData, error, refetch } = useLiveGuestData();
  const isSessionOver = isSignedOut(error);
  const isSignedIn = guestData !== undefined;

  useEffect(() => {
    if (isSignedIn) localStorage.setItem(WAS_SIGNED_IN, 'true');
  }, [isSignedIn]);

  if (!guestData) {
    return isSessionOver ? <SignInPage /> : <LoadingPage error={error} onRetry={refetch} />;
  }
  return (
    <Suspense fallback={<LoadingPage />}>
      <SignedIn guestData={guestData} isSessionOver={isSessionOver} />
    </Suspense>
  );
}
