import { renderToString } from 'react-dom/server';
import { Routes } from './routes.tsx';

/** The HTML of a path as a stranger sees it; run at build, without a browser. */
export function render(path: string): string {
  return renderToString(<Routes ssrPath={path} />);
}
