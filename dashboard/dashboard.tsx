import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch } from 'wouter';
import { DataPage } from './data/data-page.tsx';
import { guestDataState, refreshGuestData } from './guest-data/guest-data.ts';
import { useLiveGuestData } from './guest-data/live-updates.ts';
import { GuestDataContext } from './guest-data/use-guest-data.ts';
import { GuestListPage } from './guest-list/guest-list-page.tsx';
import { HouseholdSheet } from './household/household-sheet.tsx';
import { DashboardToaster } from './layout/dashboard-toaster.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './layout/not-found.tsx';
import { Loading } from './layout/status-pages.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PrintPage } from './print/print-page.tsx';
import { RepliesPage } from './replies/replies-page.tsx';
import { session } from './session/session.ts';
import { SignInAgain } from './session/sign-in-again.tsx';
import { SignInPage } from './session/sign-in-pages.tsx';

/** The whole dashboard. What it shows is one guest book, kept up to date while it is open. */
export function Dashboard() {
  const { book } = guestDataState.use();
  const known = session.use();

  useEffect(() => void refreshGuestData(), []);
  useLiveGuestData(known === 'signed-in');

  if (!book) return known === 'signed-out' ? <SignInPage /> : <Loading />;
  return (
    <ErrorBoundary FallbackComponent={ErrorPage}>
      <GuestDataContext value={book}>
        <Switch>
          <Route path="/print/:name">{({ name }) => <PrintPage name={name} />}</Route>
          <Route>
            <Layout>
              <Switch>
                <Route path="/" component={OverviewPage} />
                <Route path="/replies" component={RepliesPage} />
                <Route path="/invited" component={GuestListPage} />
                <Route path="/data" component={DataPage} />
                <Route component={NotFoundPage} />
              </Switch>
            </Layout>
            <HouseholdSheet />
          </Route>
        </Switch>
        {known === 'signed-out' && <SignInAgain />}
        <DashboardToaster />
      </GuestDataContext>
    </ErrorBoundary>
  );
}
