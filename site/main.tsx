import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasAccess } from './gate/access.ts';
import { Routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

// The HTML was rendered at build for a stranger at the gate, or for a path that does not exist.
const rendered = root.dataset.rendered;
const wanted = location.pathname !== '/' ? 'not-found' : hasAccess() ? 'wedding' : 'gate';

if (rendered === wanted) hydrateRoot(root, <Routes />);
else createRoot(root).render(<Routes />);
