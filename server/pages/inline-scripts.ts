import { createHash } from 'node:crypto';

/** Browsers do not run JSON, so it needs no permission. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc\s*=)(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns a CSP source (`'sha256-…'`) for each inline script of a page. */
export function hashInlineScripts(html: string): string[] {
  // Browsers read CRLF as LF before they hash.
  return [...html.replaceAll('\r\n', '\n').matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
