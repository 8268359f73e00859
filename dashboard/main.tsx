import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/fonts-secondary.css';
import '../ui/base.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import * as z from 'zod/mini';
import { Dashboard } from './dashboard.tsx';

// The page's policy forbids code from strings, with which zod would speed up its checks.
z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <Router base="/host">
    <Dashboard />
  </Router>,
);
