import { type PageGlobals, withPageGlobals } from '../../domain/page-globals.ts';

/** How the gate of a page stands to a stranger, as the page itself says it. */
type Gate = PageGlobals['gate'];

/** Whether the HTML is this program's: nothing else has this element, and it names nobody. */
export function isThisSite(html: string): boolean {
  return html.includes('<script id="page-globals">');
}

/** Whether a stranger is given this gate. */
export function hasGate(html: string, gate: Gate): boolean {
  // Written as the server writes it, so that both are one text.
  const written = withPageGlobals('<script id="page-globals"></script>', { backend: null, gate });
  const [, statement = ''] = /<script[^>]*>(.*)<\/script>/s.exec(written) ?? [];
  return html.includes(`<script id="page-globals">${statement}`);
}
