import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, isHome } from './app.tsx';
import { waitForRetry } from './banner.ts';
import { publicEdition } from './built-edition.ts';
import { hasAccess, takePasswordFromAddress } from './gate/access.ts';
import { loadWeddingPage, reloadWeddingPage } from './load-wedding-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
start(root);

/** Hydrates the prerendered HTML if it is the right page, and renders from scratch otherwise. */
async function start(root: HTMLElement): Promise<void> {
  const isSignedIn = hasAccess();
  const path = location.pathname;
  // A guest with access can scan the invitation's QR code again.
  if (isSignedIn) takePasswordFromAddress();
  const page = !isHome(path, publicEdition) ? 'not-found' : isSignedIn ? 'wedding' : 'gate';
  if (page === 'wedding') await prerenderedPageOrScript();
  const app = <App edition={publicEdition} path={path} hasAccess={isSignedIn} />;

  if (root.dataset.rendered === 'wedding') await scriptOfVisiblePage();
  if (root.dataset.rendered === page) {
    hydrateRoot(root, app);
  } else {
    // Any value but `gate` stops the inline script from replacing the content.
    root.dataset.rendered = 'here';
    createRoot(root).render(app);
  }
}

/** Waits until the prerendered wedding page or its script is there. If one fails, waits for the other. */
async function prerenderedPageOrScript(): Promise<void> {
  const placed = window.inlineScript?.placed ?? Promise.resolve(false);
  const script = loadWeddingPage();
  const ready = script.catch(() => placed);
  await Promise.race([ready, placed.then((isPlaced) => (isPlaced ? undefined : ready))]);
}

/** Keeps a visible page when its script fails: the guest may be reading it or filling in the form. */
async function scriptOfVisiblePage(load = loadWeddingPage): Promise<void> {
  try {
    await load();
  } catch {
    await waitForRetry(publicEdition.messages);
    await scriptOfVisiblePage(reloadWeddingPage);
  }
}
