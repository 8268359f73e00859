import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { tolerateTranslation } from '../ui/translated-page.ts';
import { App, isHome } from './app.tsx';
import { waitForRetry } from './banner.ts';
import type { PublicEdition } from './edition.tsx';
import { hasAccess, takePasswordFromAddress } from './gate/access.ts';
import { loadWeddingPage, prefetchWeddingPage } from './load-wedding-page.ts';

const root = document.getElementById('root');
if (!root || !window.inlineScript) throw new Error('The page has no #root or no inline script.');
tolerateTranslation();
start(root, window.inlineScript);

/** Hydrates the prerendered HTML if it is the right page, and renders from scratch otherwise. */
async function start(root: HTMLElement, { edition, placed }: InlineScript): Promise<void> {
  const isSignedIn = hasAccess();
  const path = location.pathname;
  // A guest with access can scan the invitation's QR code again.
  if (isSignedIn) takePasswordFromAddress();
  const page = !isHome(path, edition) ? 'not-found' : isSignedIn ? 'wedding' : 'gate';
  if (page === 'wedding') {
    // The script loads together with the content. <App> reports a failure.
    loadWeddingPage().catch(() => {});
  } else if (page === 'gate') {
    // The second event is for a field that had the focus before this script ran.
    for (const type of ['focusin', 'input']) root.addEventListener(type, prefetchWeddingPage);
  }
  await placed;
  const app = (
    <App edition={edition} path={path} hasAccess={isSignedIn} loadWeddingPage={loadWeddingPage} />
  );

  if (root.dataset.rendered === 'wedding') await loadScriptOfVisiblePage(edition);
  if (root.dataset.rendered === page) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Keeps a visible page when its script fails: the guest may be reading it or filling in the form. */
async function loadScriptOfVisiblePage(edition: PublicEdition, isRetry = false): Promise<void> {
  try {
    await loadWeddingPage(isRetry);
  } catch {
    await waitForRetry(edition.messages);
    await loadScriptOfVisiblePage(edition, true);
  }
}
