import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { isSignedOut } from './api/request.ts';
import { useLiveGuestData } from './guest-data/live-updates.ts';
import { LoadingPage } from './layout/status-pages.tsx';
import { lazyPage } from './lazy-page.tsx';
import { createQueryClient } from './query-client.ts';
import { SignInPage } from './session/sign-in-form.tsx';

const SignedIn = lazyPage(async () => (await import('./signed-in.tsx')).SignedIn);

/** In local storage: this browser was signed in before, and probably still is. */
const WAS_SIGNED_IN = 'dashboard-signed-in';

export function Dashboard() {
  const [queryClient] = useState(createQueryClient);
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
    // The code arrives while the guest data is read.
    else if (localStorage.getItem(WAS_SIGNED_IN)) void SignedIn.load().catch(() => {});
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
