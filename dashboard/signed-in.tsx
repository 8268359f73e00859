import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, Route, Switch } from 'wouter';
import * as z from 'zod/mini';
import type { GuestData } from '../domain/dashboard/dashboard-api.ts';
import { GuestDataContext } from './guest-data/guest-data.ts';
import { HouseholdSheetProvider } from './household/household-sheet.tsx';
import { DashboardToaster } from './layout/dashboard-toaster.tsx';
import { Layout } from './layout/layout.tsx';
import { ErrorPage, LoadingPage, NotFoundPage } from './layout/status-pages.tsx';
import { lazyPage } from './lazy-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PageStateProvider } from './page-state.tsx';
import { SignInAgain } from './session/sign-in-again.tsx';
import { GuestListPage, RepliesPage } from './table-pages.ts';

// The page's policy forbids code from strings, with which zod would speed up its checks.
z.config({ jitless: true });

// Files of their own, so that no page waits for the code of another.
const EmailsPage = lazyPage(async () => (await import('./emails/emails-page.tsx')).EmailsPage);
const MailingPage = lazyPage(async () => (await import('./emails/mailing-page.tsx')).MailingPage);
const DataPage = lazyPage(async () => (await import('./data/data-page.tsx')).DataPage);
const PrintPage = lazyPage(async () => (await import('./print/print-page.tsx')).PrintPage);
const InvitationCards = lazyPage(
  async () => (await import('./print/invitation-cards.tsx')).InvitationCards,
);
const WebsitePage = lazyPage(async () => (await import('./website/website-page.tsx')).WebsitePage);

/** Pages that are loaded before they are opened. */
const PREFETCHED = [RepliesPage, GuestListPage, EmailsPage, DataPage, PrintPage, InvitationCards];

type Props = { guestData: GuestData; isSessionOver: boolean };

/** The pages, with the guest data that all of them read. */
export function SignedIn({ guestData, isSessionOver }: Props) {
  useEffect(prefetchPages, []);
  return (
    <ErrorBoundary FallbackComponent={ErrorPage}>
      <GuestDataContext value={guestData}>
        <PageStateProvider>
          <Suspense fallback={<LoadingPage />}>
            <Switch>
              <Route path="/print/invitations" component={InvitationCards} />
              <Route path="/print/:name">{({ name }) => <PrintPage name={name} />}</Route>
              {/* Bookmarks from before the page was renamed. */}
              <Route path="/invited">
                <Redirect to="/guest-list" replace />
              </Route>
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
        {isSessionOver && <SignInAgain />}
        <DashboardToaster />
      </GuestDataContext>
    </ErrorBoundary>
  );
}

/** Once the first page stands, so that the others open at once, also without a connection. */
function prefetchPages(): void {
  const prefetch = () => {
    // A page that could not be loaded is requested again when it is opened.
    for (const { load } of PREFETCHED) void load().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
  else setTimeout(prefetch, 1000);
}
