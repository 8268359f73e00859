import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import './base.css';
import './ui/primitives.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { tolerateTranslation } from '../ui/translated-page.ts';
import { Dashboard, preloadPage } from './shell/dashboard.tsx';
import { loadSignInMessages } from './shell/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
tolerateTranslation();

const BASE = '/host';
void Promise.all([loadSignInMessages(), preloadPage(location.pathname.slice(BASE.length))]).then(
  () =>
    createRoot(root).render(
      <Router base={BASE}>
        <Dashboard />
      </Router>,
    ),
);
