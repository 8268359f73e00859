import { type Context, Hono } from 'hono';
import {
  chooseLanguage,
  EMAIL_MESSAGES,
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import type { Database } from '../../platform/database/database.ts';
import { noStore } from '../../platform/http/middleware.ts';
import { smallBody } from '../../platform/http/request-body.ts';
import { readEmailLook } from '../email-look.ts';
import { unsubscribe } from './mailings-table.ts';

/**
 * The page behind the link to unsubscribe. It never says whether the token is known, and nothing about the
 * wedding. A GET changes nothing: mail filters open every link.
 */
export function createUnsubscribePage(database: Database): Hono {
  const app = new Hono();
  app.get('/:token', noStore, (c) => {
    const { unsubscribe, unsubscribePage } = EMAIL_MESSAGES[readLanguage(c)];
    const { title, question } = unsubscribePage;
    const form = `<form method="post"><button>${unsubscribe}</button></form>`;
    return c.html(renderPage(c, title, `<p>${question}</p>\n${form}`));
  });
  // The form of the page, and the request of mail programs (RFC 8058), which no origin check can allow.
  app.post('/:token', noStore, smallBody, async (c) => {
    await unsubscribe(database, c.req.param('token'), new Date());
    const { done, doneText } = EMAIL_MESSAGES[readLanguage(c)].unsubscribePage;
    return c.html(renderPage(c, done, `<p>${doneText}</p>`));
  });
  return app;
}

function readLanguage(c: Context): LanguageCode {
  return chooseLanguage({ languages: LANGUAGES }, c.req.query('language') ?? null);
}

function renderPage(c: Context, title: string, content: string): string {
  return `<!doctype html>
<html lang="${LANGUAGE_DETAILS[readLanguage(c)].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${title}</h1>
${content}
</main></body>
</html>
`;
}

// Guests come from an email to this page.
const { light: LIGHT, dark: DARK } = readEmailLook({}).colours;
const STYLE = `
:root { color-scheme: light dark; ${listColours(LIGHT)} }
@media (prefers-color-scheme: dark) {
  :root { ${listColours(DARK)} }
}
* { box-sizing: border-box; }
body { display: grid; min-height: 100vh; margin: 0; padding: 1rem; place-items: center; background: var(--page); color: var(--ink); font: 1.125rem/1.6 Optima, Candara, "Segoe UI", Roboto, Arial, sans-serif; }
main { max-width: 34rem; padding: clamp(1.75rem, 6vw, 3.5rem); border: 1px solid var(--hairline); background: var(--card); text-align: center; }
h1 { margin: 0 0 1rem; font: 400 clamp(1.625rem, 6vw, 2.125rem)/1.25 "Iowan Old Style", Palatino, Georgia, serif; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
button { min-height: 2.75rem; margin-top: 1.75rem; padding: 0.625rem 1.75rem; border: 1px solid var(--accent); background: none; color: var(--accent); font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
`;

function listColours({ page, card, ink, accent, hairline }: typeof LIGHT): string {
  return `--page: ${page}; --card: ${card}; --ink: ${ink}; --accent: ${accent}; --hairline: ${hairline};`;
}
