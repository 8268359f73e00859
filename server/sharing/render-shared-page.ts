import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { createElement } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { renderListSheet } from '../../domain/lists/list-sheet.ts';
import { createPreviewPolicy, insertPolicy } from '../../domain/pages/content-policy.ts';
import type { SharedList, ShareLink } from '../../domain/sharing/share-links.ts';
import { toDashboardLocale } from '../../domain/wedding/zone-time.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import { runInSlices } from '../platform/event-loop.ts';

const [TOKENS, LIST_STYLES, PAGE_STYLES] = [
  '../../ui/tokens.css',
  '../../domain/lists/list-sheet.css',
  'shared-page.css',
].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

type Html = ReturnType<typeof html>;

type Page = {
  link: ShareLink;
  /** The page's path: the addresses of the files begin with it. */
  path: string;
  wedding: GuestData['wedding'];
  lists: readonly SharedList[];
  timeZone: string;
  files: SiteFiles | null;
};

/** The page of a link: its lists, to read, print and download. It runs no script. */
export async function renderSharedPage(page: Page): Promise<string> {
  const { link, lists, path, timeZone, wedding } = page;
  const [first, second] = wedding.couple;
  const locale = toDashboardLocale(wedding.locale);
  const texts = getMessages('sharing').page;
  const format = (time: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(time);
  const day = format(new Date(`${wedding.date}T12:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const now = format(new Date(), { dateStyle: 'long', timeStyle: 'short', timeZone });
  const isEventRemoved = link.event !== null && !wedding.events.some(({ id }) => id === link.event);
  const sheets: HtmlEscapedString[] = [];
  for (const { name, list } of lists) {
    const sheet = renderListSheet<HtmlEscapedString>(renderElement, {
      ...{ name, list, heading: 'h2', source: `${first} & ${second} · ${texts.asOf(now)}` },
      files: `${path}/${name}`,
    });
    sheets.push(await runInSlices(sheet));
  }
  const body = html`<header class="header">
      <p class="for">${link.label}</p>
      <h1 class="names">${first} <i>&amp;</i> ${second}</h1>
      <p class="day">${day}</p>
    </header>
    ${
      lists.length > 1
        ? html`<nav class="contents" aria-label="${texts.contents}"><ul>${lists.map(
            ({ name, list }) => html`<li><a href="#${name}">${list.title}</a></li>`,
          )}</ul></nav>`
        : ''
    }
    <main>${sheets}${lists.length === 0 ? html`<p class="sheet-empty">${isEventRemoved ? texts.eventRemoved : texts.nothingYet}</p>` : ''}</main>
    <footer class="footer"><p>${texts.footer(now)}</p></footer>`;
  return renderDocument(`${link.label} · ${first} & ${second}`, body, page.files);
}

/** Rendered at once, so that no row waits for the end of a long list. */
function renderElement(...element: Parameters<typeof createElement>): HtmlEscapedString {
  return raw(createElement(...element).toString());
}

/** A page without anything of the wedding. */
export function renderNotice(title: string, advice: string, files: SiteFiles | null): string {
  const body = html`<main class="notice">
      <h1 class="names">${title}</h1>
      <p>${advice}</p>
    </main>`;
  return renderDocument(title, body, files);
}

function renderDocument(title: string, body: Html, files: SiteFiles | null): string {
  const head = html`<!doctype html>
<html lang="${getLanguage()}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light">
    <title>${title}</title>
    <style>${raw([TOKENS, renderFonts(files), LIST_STYLES, PAGE_STYLES].join('\n'))}</style>
  </head>`;
  // Not into the whole page: a search in its megabytes would stop the server.
  return `${insertPolicy(head.toString(), createPreviewPolicy("'self'"))}
  <body>
    ${body}
  </body>
</html>`;
}

/** The dashboard's fonts: [family, weight and style of the rule, start of the file's name]. */
const FONTS = [
  ['Cardo', 'normal 400', 'cardo-latin-400-normal'],
  ['Cardo', 'italic 400', 'cardo-latin-400-italic'],
  ['Cardo Extended', 'normal 400', 'cardo-latin-ext-400-normal'],
  ['Alegreya Sans', 'normal 400', 'alegreya-sans-latin-400-normal'],
  ['Alegreya Sans', 'normal 500', 'alegreya-sans-latin-500-normal'],
  ['Alegreya Sans Extended', 'normal 400', 'alegreya-sans-latin-ext-400-normal'],
] as const;

function renderFonts(files: SiteFiles | null): string {
  const paths = [...(files?.current.dashboard?.assets.keys() ?? [])];
  return FONTS.flatMap(([family, variant, file]) => {
    const path = paths.find((path) => path.includes(`/${file}-`));
    const [style, weight] = variant.split(' ');
    return path
      ? `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url("${path}") format("woff2"); }\n`
      : [];
  }).join('');
}
