import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Routes } from './app.tsx';
import { askToTryAgain } from './banner/ask-to-try-again.ts';
import { hasAccess } from './gate/access.ts';
import { takePassword } from './gate/password-in-address.ts';
import { isHome } from './language/home.ts';
import { loadWeddingPage, reloadWeddingPage } from './load-chunk.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
start(root);

/** The HTML was rendered at build: what is right is taken over, anything else is drawn anew. */
async function start(root: HTMLElement): Promise<void> {
  const letIn = hasAccess();
  const path = location.pathname;
  // Who was let in before scans the code once more.
  if (letIn) takePassword();
  const wanted = !isHome(path) ? 'not-found' : letIn ? 'wedding' : 'gate';
  if (wanted === 'wedding') await fragmentOrScript();
  const routes = <Routes path={path} letIn={letIn} />;

  if (root.dataset.rendered === 'wedding') await scriptOfWhatIsRead();
  if (root.dataset.rendered === wanted) {
    hydrateRoot(root, routes);
  } else {
    // From here on the first script puts nothing in place any more.
    root.dataset.rendered = 'here';
    createRoot(root).render(routes);
  }
}

/** Waits for the rendered wedding page or for its script; what fails leaves it to the other. */
async function fragmentOrScript(): Promise<void> {
  const placed = window.inlineScript?.placed ?? Promise.resolve(false);
  const script = loadWeddingPage();
  const drawable = script.catch(() => placed);
  await Promise.race([drawable, placed.then((isPlaced) => (isPlaced ? undefined : drawable))]);
}

/** A page that is being read, or written into, does not go because its script does not come. */
async function scriptOfWhatIsRead(load = loadWeddingPage): Promise<void> {
  try {
    await load();
  } catch {
    await askToTryAgain();
    await scriptOfWhatIsRead(reloadWeddingPage);
  }
}
