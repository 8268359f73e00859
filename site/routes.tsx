import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch } from 'wouter';
import { ErrorScreen } from './error-screen/error-screen.tsx';
import { Home } from './home.tsx';
import { Messages } from './messages.tsx';
import { NotFound } from './not-found/not-found.tsx';

type Props = {
  /** Whether the guest was let in before. */
  letIn: boolean;
  /** The path to render when there is no browser. */
  ssrPath?: string;
};

/** The whole site. */
export function Routes({ letIn, ssrPath }: Props) {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Router {...(ssrPath ? { ssrPath } : {})}>
        <Switch>
          <Route path="/">
            <Home letIn={letIn} />
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Router>
      <Messages />
    </ErrorBoundary>
  );
}
