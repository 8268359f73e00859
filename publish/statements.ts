import { formatMessage } from '../domain/messages/format.ts';
import { createPreviewPolicy, insertPolicy } from '../domain/pages/content-policy.ts';
import { escapeHtml } from '../domain/pages/escape-html.ts';
import type { Language } from './languages.ts';

const STYLES = `
  main { max-width: 40rem; margin: 0 auto; padding: var(--space-7) var(--gutter); }
  h1 { font-size: var(--text-heading); }
  h2 { margin-top: var(--space-6); padding-bottom: var(--space-1); border-bottom: 1px solid var(--hairline); font-size: var(--text-title); }
  h3 { margin-top: var(--space-4); color: var(--ink-soft); font: 400 var(--text-small) / 1.4 var(--text); letter-spacing: 0.04em; }
  h3 + p { margin-top: 0.25rem; }
  a { display: inline-block; margin-top: var(--space-5); padding: 0.625rem 0; }
  @media print { a { display: none; } }
`;

/** The page with the statements on privacy and accessibility, without scripts. `styles` are those of the gate. */
export function renderStatements({ code, home, messages }: Language, styles: string): string {
  const { site, statements, wedding } = messages;
  const renderParts = (parts: readonly (readonly [string, string])[]) =>
    parts
      .map(([heading, text]) => {
        const words = formatMessage(text, { forget: wedding.forgetDevice }, code);
        return `<h3>${escapeHtml(heading)}</h3><p>${escapeHtml(words)}</p>`;
      })
      .join('\n      ');
  return insertPolicy(
    `<!doctype html>
<html lang="${code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(wedding.statements)}</title>
    <meta name="robots" content="noindex, nofollow" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${styles}
    <style>${STYLES}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(wedding.statements)}</h1>
      <h2>${escapeHtml(statements.privacy)}</h2>
      ${renderParts(statements.privacyParts)}
      <h2>${escapeHtml(statements.accessibility)}</h2>
      ${renderParts(statements.accessibilityParts)}
      <p><a href="${home}">${escapeHtml(site.returnHome)}</a></p>
    </main>
  </body>
</html>
`,
    createPreviewPolicy("'self'"),
  );
}
