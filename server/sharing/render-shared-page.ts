import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getLanguage, getMessages } from '../../domain/locales/messages.ts';
import { createPreviewPolicy, insertPolicy } from '../../domain/pages/content-policy.ts';
import type { SharedList, ShareLink } from '../../domain/sharing/share-links.ts';
import { toDashboardLocale } from '../../domain/wedding/zone-time.ts';
import type { SiteFiles } from '../pages/site-files.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');
const STYLES = readFileSync(join(import.meta.dirname, 'shared-page.css'), 'utf8');
/** On paper, a table with more columns needs the long side. */
const MAX_PORTRAIT_COLUMNS = 6;

type Html = ReturnType<typeof html>;

type Page = {
  link: ShareLink;
  /** The page's path: the addresses of the CSV files begin with it. */
  path: string;
  wedding: GuestData['wedding'];
  lists: readonly SharedList[];
  timeZone: string;
  files: SiteFiles | null;
};

/** The page of a link: its lists, to read, print and download. It runs no script. */
export function renderSharedPage(page: Page): string {
  const { link, lists, path, timeZone, wedding } = page;
  const [first, second] = wedding.couple;
  const locale = toDashboardLocale(wedding.locale);
  const texts = getMessages('sharing').page;
  const format = (time: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(time);
  const day = format(new Date(`${wedding.date}T12:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const now = format(new Date(), { dateStyle: 'long', timeStyle: 'short', timeZone });
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
    <main>${lists.map((shared) => renderList(shared, path, `${first} & ${second} · ${texts.asOf(now)}`))}${
      lists.length === 0 ? html`<p class="empty">${texts.eventRemoved}</p>` : ''
    }</main>
    <footer class="footer"><p>${texts.footer(now)}</p></footer>`;
  return renderDocument(`${link.label} · ${first} & ${second}`, body, page.files);
}

/** A page without anything of the wedding. */
export function renderNotice(title: string, advice: string, files: SiteFiles | null): string {
  const body = html`<main class="notice">
      <h1 class="names">${title}</h1>
      <p>${advice}</p>
    </main>`;
  return renderDocument(title, body, files);
}

/** `source` is printed on each sheet. */
function renderList({ kind, name, list }: SharedList, path: string, source: string): Html {
  const { empty, headings, rows, summary, title } = list;
  const { download } = getMessages('sharing').page;
  const isWide = headings.length > MAX_PORTRAIT_COLUMNS;
  return html`<section class="list" id="${name}" data-kind="${kind}" ${isWide ? raw('data-wide') : ''} aria-labelledby="${name}-title">
    <div class="opening">
      <p class="source">${source}</p>
      <h2 id="${name}-title">${title}</h2>
      <p class="download"><a href="${path}/${name}.csv" download aria-label="${download(title)}">CSV</a></p>
      <ul class="summary">${summary.map((line) => html`<li>${line}</li>`)}</ul>
    </div>
    ${
      rows.length === 0
        ? html`<p class="empty">${empty}</p>`
        : html`<div class="scroll" role="group" aria-labelledby="${name}-title" tabindex="0"><table>
      <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ cells }) => html`<tr>${cells.map((cell) => html`<td>${cell ?? ''}</td>`)}</tr>`,
      )}</tbody>
    </table></div>`
    }
  </section>`;
}

function renderDocument(title: string, body: Html, files: SiteFiles | null): string {
  const page = html`<!doctype html>
<html lang="${getLanguage()}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light">
    <title>${title}</title>
    <style>${raw(TOKENS + renderFonts(files) + STYLES)}</style>
  </head>
  <body>
    ${body}
  </body>
</html>`;
  return insertPolicy(page.toString(), createPreviewPolicy("'self'"));
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
