import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/fonts-secondary.css';
import '../ui/base.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Dashboard } from './dashboard.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <Router base="/host">
    <Dashboard />
  </Router>,
);
