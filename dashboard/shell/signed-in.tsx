import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch } from 'wouter';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toast } from '../../ui/toasts.ts';
import { GuestDataContext } from '../guest-data/guest-data.ts';
import { HouseholdSheetProvider } from '../replies/household/household-sheet-provider.tsx';
import { DashboardToaster } from './dashboard-toaster.tsx';
import { Layout } from './layout.tsx';
import { SignInAgain } from './lazy-components.tsx';
import { PageStateProvider } from './page-state.tsx';
import { PAGES, prefetchPages } from './pages.ts';
import { ErrorPage, LoadingPage, NotFoundPage } from './status-pages.tsx';

type Props = { guestData: GuestData; isSessionOver: boolean };

/** The pages, with the guest data that all of them read. */
export function SignedIn({ guestData, isSessionOver }: Props) {
  useEffect(prefetchParts, []);
  return (
    <ErrorBoundary FallbackComponent={ErrorPage}>
      <GuestDataContext value={guestData}>
        <PageStateProvider>
          <Suspense fallback={<LoadingPage />}>
            <Switch>
              {PAGES.filter(({ isPrinted }) => isPrinted).map(renderRoute)}
              <Route>
                <HouseholdSheetProvider>
                  <Layout>
                    <Suspense fallback={<LoadingPage />}>
                      <Switch>
                        {PAGES.filter(({ isPrinted }) => !isPrinted).map(renderRoute)}
                        <Route component={NotFoundPage} />
                      </Switch>
                    </Suspense>
                  </Layout>
                </HouseholdSheetProvider>
              </Route>
            </Switch>
          </Suspense>
        </PageStateProvider>
        {isSessionOver && (
          <ErrorBoundary fallback={null} onError={askToSignInElsewhere}>
            <Suspense fallback={null}>
              <SignInAgain />
            </Suspense>
          </ErrorBoundary>
        )}
        <DashboardToaster />
      </GuestDataContext>
    </ErrorBoundary>
  );
}

function renderRoute({ path, component }: (typeof PAGES)[number]) {
  return <Route key={path} path={path} component={component} />;
}

/** Without the form's code. Reloading the page would lose what was typed. */
function askToSignInElsewhere(): void {
  const { signedOut, signInElsewhere } = getMessages('shell');
  toast(signedOut, signInElsewhere, 'destructive');
}

/** Once the first page stands. */
function prefetchParts(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(prefetchPages);
  else setTimeout(prefetchPages, 1000);
}
