import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { SignInPage } from '../accounts/sign-in-form.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { isSignedOut } from '../api/request.ts';
import { guestDataQuery } from '../guest-data/guest-data.ts';
import { useLiveGuestData } from '../guest-data/live-updates.ts';
import { OverviewPage, SignedIn } from './lazy-components.tsx';
import { LoadingPage } from './status-pages.tsx';

/** In local storage: this browser was signed in before, and probably still is. */
const WAS_SIGNED_IN = 'dashboard-signed-in';

/** The fonts of the first screen. Browsers load a font when a text needs it, and then render the text again. */
const FONTS = ['1em Cardo', '1em "Alegreya Sans"'];

const queryClient = createQueryClient();

/**
 * Loads the code and the guest data of the opened page side by side, so that the page is rendered only once. What
 * fails is loaded again, or shown as an error, when the page is rendered.
 */
export async function preloadPage(path: string): Promise<void> {
  if (!localStorage.getItem(WAS_SIGNED_IN)) return;
  // Without them the page has the fallback fonts.
  for (const font of FONTS) document.fonts.load(font).catch(() => {});
  await Promise.allSettled([
    SignedIn.load().then(prepareIntl),
    ['', '/'].includes(path) && OverviewPage.load(),
    queryClient.prefetchQuery(guestDataQuery),
  ]);
}

/** The first use of `Intl` takes a slow phone 50 ms, in which it would only wait for the guest data here. */
function prepareIntl(): void {
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format();
  new Intl.Collator('en').compare('a', 'b');
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
