import { Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../ui/toasts.ts';
import { EditionProvider, joinEdition, type PublicEdition, usePublicEdition } from './edition.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  grantAccess,
  hasJustSignedIn,
  hasPersonalLink,
  reloadAfterSignIn,
  takeLinkError,
} from './gate/access.ts';
import { Gate } from './gate/gate.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import type { LoadWeddingPage } from './load-wedding-page.ts';
import { ErrorScreen, Loading, NotFound } from './screens.tsx';
import { scrollToFragment } from './scroll-to-fragment.ts';

type Props = {
  edition: PublicEdition;
  /** The address's path. It never changes, because every link of the site loads its page. */
  path: string;
  /** Whether the guest has access when the page loads. */
  hasAccess: boolean;
  loadWeddingPage: LoadWeddingPage;
};

/** The whole guest site. */
export function App({ edition, path, ...props }: Props) {
  return (
    <EditionProvider edition={edition}>
      <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
        {isHome(path, edition) ? <Home {...props} /> : <NotFound path={path} />}
        <LazyToaster />
      </ErrorBoundary>
    </EditionProvider>
  );
}

/** Whether a path is that of the home page. Some hosts drop the slash at the end of a folder. */
export function isHome(path: string, { home }: PublicEdition): boolean {
  return path === home || `${path}/` === home;
}

/** The gate until access is granted, then the wedding page. */
function Home({ loadWeddingPage, ...props }: Omit<Props, 'edition' | 'path'>) {
  const edition = usePublicEdition();
  const [hasAccess, setHasAccess] = useState(props.hasAccess);

  useEffect(() => {
    if (hasJustSignedIn()) {
      greet(hasAccess, edition);
      // After a reload, the browser went back to the top.
      scrollToFragment();
    }
    const error = takeLinkError();
    if (error) toast(...edition.messages.gate.linkErrors[error], 'destructive');
  }, [hasAccess, edition]);

  /** Shows the wedding page when it has loaded. */
  async function enter(loading: Promise<unknown>, isRetry: boolean) {
    grantAccess();
    // The page of a personal link may have more events.
    const reloads = Boolean(window.SITE_GATE) || hasPersonalLink();
    if (!reloads && !isRetry) greet(true, edition);
    await loading;
    if (reloads) reloadAfterSignIn();
    else crossFade(() => setHasAccess(true));
  }

  return hasAccess ? (
    <Suspense fallback={<Loading />}>
      <WeddingPage load={loadWeddingPage} onShown={props.hasAccess ? undefined : showEnteredPage} />
    </Suspense>
  ) : (
    <Gate onEnter={enter} loadWeddingPage={loadWeddingPage} />
  );
}

type WeddingPageProps = { load: LoadWeddingPage; onShown: (() => void) | undefined };

function WeddingPage({ load, onShown }: WeddingPageProps) {
  const publicPart = usePublicEdition();
  const { edition: privatePart, Page } = use(load());
  const edition = useMemo(() => joinEdition(publicPart, privatePart), [publicPart, privatePart]);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <EditionProvider edition={edition}>
      <Page />
    </EditionProvider>
  );
}

/** The inline script does the same for a guest who had access before. */
function showEnteredPage() {
  window.inlineScript?.holdPictures()();
  scrollToFragment();
}

/** The gate fades while the wedding page appears. Browsers without it show the page at once. */
function crossFade(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) change();
  else document.startViewTransition(() => flushSync(change));
}

/** Without access after a successful sign-in, the browser has refused the cookie. */
function greet(hasAccess: boolean, { messages: { gate } }: PublicEdition) {
  if (hasAccess) toast(...gate.granted);
  else toast(...gate.cookieBlocked, 'destructive');
}
