import { ErrorBoundary } from 'react-error-boundary';
import { ErrorScreen } from './error-screen.tsx';
import { Home } from './home.tsx';
import { isHome } from './language/home.ts';
import { Messages } from './lazy-toaster.tsx';
import { NotFound } from './screens.tsx';

type Props = {
  /** As in the address; every link of the site loads its page, so it stays what it is. */
  path: string;
  /** Whether the guest was let in before. */
  letIn: boolean;
};

/** The whole site. */
export function Routes({ path, letIn }: Props) {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      {isHome(path) ? <Home letIn={letIn} /> : <NotFound path={path} />}
      <Messages />
    </ErrorBoundary>
  );
}
