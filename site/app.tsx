import { Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import * as messages from '#messages/gate.ts';
import { toast } from '../ui/toasts.ts';
import { grantAccess, hasJustSignedIn, reloadAfterSignIn } from './gate/access.ts';
import { Gate } from './gate/gate.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { loadWeddingPage } from './load-wedding-page.ts';
import { ErrorScreen, Loading, NotFound } from './screens.tsx';

type Props = {
  /** The address's path. It never changes, because every link of the site loads its page. */
  path: string;
  /** Whether the guest has access when the page loads. */
  hasAccess: boolean;
};

/** The whole guest site. */
export function App({ path, hasAccess }: Props) {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      {isHome(path) ? <Home hasAccess={hasAccess} /> : <NotFound path={path} />}
      <LazyToaster />
    </ErrorBoundary>
  );
}

/** Whether a path is that of the home page. Some hosts drop the slash at the end of a folder. */
export function isHome(path: string): boolean {
  return path === __HOME__ || `${path}/` === __HOME__;
}

/** The gate until access is granted, then the wedding page. */
function Home(props: { hasAccess: boolean }) {
  const [hasAccess, setHasAccess] = useState(props.hasAccess);

  useEffect(() => {
    if (hasJustSignedIn()) greet(hasAccess);
  }, [hasAccess]);

  function enter() {
    grantAccess();
    if (window.SITE_GATE) return reloadAfterSignIn();
    greet(true);
    setHasAccess(true);
  }

  return hasAccess ? (
    <Suspense fallback={<Loading />}>
      <WeddingPage />
    </Suspense>
  ) : (
    <Gate onEnter={enter} />
  );
}

function WeddingPage() {
  const { default: Page } = use(loadWeddingPage());
  return <Page />;
}

/** Without access after a successful sign-in, the browser has refused the cookie. */
function greet(hasAccess: boolean) {
  if (hasAccess) toast(...messages.granted);
  else toast(...messages.cookieBlocked, 'destructive');
}
