import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch } from 'wouter';
import { bookState, refreshBook } from './book/book.ts';
import { useLiveBook } from './book/live.ts';
import { BookContext } from './book/use-book.ts';
import { DataPage } from './data/data-page.tsx';
import { Broken } from './frame/broken.tsx';
import { DeskToaster } from './frame/desk-toaster.tsx';
import { Frame } from './frame/frame.tsx';
import { NoSuchPage } from './frame/no-such-page.tsx';
import { Opening } from './frame/opening.tsx';
import { InvitedPage } from './invited/invited-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PartySheet } from './party/party-sheet.tsx';
import { PrintPage } from './print/print-page.tsx';
import { RepliesPage } from './replies/replies-page.tsx';
import { session } from './session/session.ts';
import { SignInAgain } from './session/sign-in-again.tsx';
import { SignInPage } from './session/sign-in-page.tsx';

/** The whole desk. What it shows is one guest book, kept up to date while it is open. */
export function Desk() {
  const { book } = bookState.use();
  const known = session.use();

  useEffect(() => void refreshBook(), []);
  useLiveBook(known === 'signed-in');

  if (!book) return known === 'signed-out' ? <SignInPage /> : <Opening />;
  return (
    <ErrorBoundary FallbackComponent={Broken}>
      <BookContext value={book}>
        <Switch>
          <Route path="/print/:list">{({ list }) => <PrintPage list={list} />}</Route>
          <Route>
            <Frame>
              <Switch>
                <Route path="/" component={OverviewPage} />
                <Route path="/replies" component={RepliesPage} />
                <Route path="/invited" component={InvitedPage} />
                <Route path="/data" component={DataPage} />
                <Route component={NoSuchPage} />
              </Switch>
            </Frame>
            <PartySheet />
          </Route>
        </Switch>
        {known === 'signed-out' && <SignInAgain />}
        <DeskToaster />
      </BookContext>
    </ErrorBoundary>
  );
}
