import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch } from 'wouter';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { toast } from '../../ui/toasts.ts';
import { GuestDataContext } from '../guest-data/guest-data.ts';
import { GuestListPage } from '../guest-list/guest-list-page.tsx';
import { HouseholdSheetProvider } from '../replies/household/household-sheet-provider.tsx';
import { RepliesPage } from '../replies/replies-page.tsx';
import { DashboardToaster } from './dashboard-toaster.tsx';
import { Layout } from './layout.tsx';
import {
  DataPage,
  EmailsPage,
  InvitationCards,
  MailingPage,
  OverviewPage,
  PREFETCHED,
  PrintPage,
  SignInAgain,
  WebsitePage,
} from './lazy-components.tsx';
import { PageStateProvider } from './page-state.tsx';
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
              <Route path="/print/invitations" component={InvitationCards} />
              <Route path="/print/:name">{({ name }) => <PrintPage name={name} />}</Route>
              <Route>
                <HouseholdSheetProvider>
                  <Layout>
                    <Suspense fallback={<LoadingPage />}>
                      <Switch>
                        <Route path="/" component={OverviewPage} />
                        <Route path="/replies" component={RepliesPage} />
                        <Route path="/guest-list" component={GuestListPage} />
                        <Route path="/emails" component={EmailsPage} />
                        <Route path="/emails/:id">{({ id }) => <MailingPage id={id} />}</Route>
                        <Route path="/data" component={DataPage} />
                        <Route path="/website/*?" component={WebsitePage} />
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

/** Without the form's code. Reloading the page would lose what was typed. */
function askToSignInElsewhere(): void {
  toast('You are signed out', 'Sign in in another tab, and continue here.', 'destructive');
}

/** Once the first page stands. */
function prefetchParts(): void {
  const prefetch = () => {
    // One that fails is loaded again when it is opened.
    for (const { load } of PREFETCHED) void load().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
  else setTimeout(prefetch, 1000);
}
