import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, Route, Switch } from 'wouter';
import { isSignedOut } from './api/request.ts';
import { DataPage } from './data/data-page.tsx';
import { GuestDataContext } from './guest-data/guest-data.ts';
import { useLiveGuestData } from './guest-data/live-updates.ts';
import { GuestListPage } from './guest-list/guest-list-page.tsx';
import { HouseholdSheetProvider } from './household/household-sheet.tsx';
import { DashboardToaster } from './layout/dashboard-toaster.tsx';
import { Layout } from './layout/layout.tsx';
import { ErrorPage, LoadingPage, NotFoundPage } from './layout/status-pages.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PageStateProvider } from './page-state.tsx';
import { PrintPage } from './print/print-page.tsx';
import { createQueryClient } from './query-client.ts';
import { RepliesPage } from './replies/replies-page.tsx';
import { SignInAgain, SignInPage } from './session/sign-in-pages.tsx';

/** The editor brings the content's schema along, so the other pages do not wait for it. */
const WebsitePage = lazy(() =>
  import('./website/website-page.tsx').then((module) => ({ default: module.WebsitePage })),
);

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
  const needsSignIn = isSignedOut(error);

  if (!guestData) {
    return needsSignIn ? <SignInPage /> : <LoadingPage error={error} onRetry={refetch} />;
  }
  return (
    <ErrorBoundary FallbackComponent={ErrorPage}>
      <GuestDataContext value={guestData}>
        <PageStateProvider>
          <Switch>
            <Route path="/print/:name">{({ name }) => <PrintPage name={name} />}</Route>
            {/* Bookmarks from before the page was renamed. */}
            <Route path="/invited">
              <Redirect to="/guest-list" replace />
            </Route>
            <Route>
              <HouseholdSheetProvider>
                <Layout>
                  <Switch>
                    <Route path="/" component={OverviewPage} />
                    <Route path="/replies" component={RepliesPage} />
                    <Route path="/guest-list" component={GuestListPage} />
                    <Route path="/data" component={DataPage} />
                    <Route path="/website/*?">
                      <Suspense fallback={<LoadingPage error={null} onRetry={refetch} />}>
                        <WebsitePage />
                      </Suspense>
                    </Route>
                    <Route component={NotFoundPage} />
                  </Switch>
                </Layout>
              </HouseholdSheetProvider>
            </Route>
          </Switch>
        </PageStateProvider>
        {needsSignIn && <SignInAgain />}
        <DashboardToaster />
      </GuestDataContext>
    </ErrorBoundary>
  );
}
