import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch } from 'wouter';
import { ErrorScreen } from './error-screen/error-screen.tsx';
import { Home } from './home.tsx';
import { Messages } from './messages.tsx';
import { NotFound } from './not-found/not-found.tsx';

/** The whole site. `ssrPath` is the path to render when there is no browser. */
export function Routes({ ssrPath }: { ssrPath?: string }) {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Router {...(ssrPath ? { ssrPath } : {})}>
        <Switch>
          <Route path="/" component={Home} />
          <Route component={NotFound} />
        </Switch>
      </Router>
      <Messages />
    </ErrorBoundary>
  );
}
