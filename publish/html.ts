import type { Messages } from '../domain/messages/messages.ts';
import { escapeHtml } from '../domain/pages/escape-html.ts';
import type { PrivateEdition, PublicEdition } from '../site/edition.tsx';

/** The parts of a guests' page that differ between pages, languages and builds. */
export type GuestPage = {
  texts: Messages['page'];
  title: string;
  edition: PublicEdition;
  inlineScript: string;
  /** The colour of a phone's bars around the page. */
  themeColor: string;
  /** The inline script reads these from its own element: `data-entry="…"`. */
  data?: Record<string, string>;
  /** For the phone's home screen, of guests who have entered (publish/home-screen.ts). */
  homeScreen?: string;
  /** The last elements of the head. */
  head?: string;
  /** The id of an element: the first paint waits for it. By default the end of the page. */
  paintAt?: string;
  body: string;
  /** When the last event ends, if the page is another one then. Only behind the gate. */
  endsAt?: string | undefined;
};

/** The HTML of a guests' page. `page-globals` is filled later, by the build or by the server. */
export function renderGuestPage(page: GuestPage): string {
  const { body, data = {}, edition, head = '', inlineScript, texts, themeColor, title } = page;
  const { paintAt = 'whole' } = page;
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(texts.lang)}"${renderEnd(page)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(texts.description)}" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="theme-color" content="${escapeHtml(themeColor)}" />
    <link rel="expect" href="#${paintAt}" blocking="render" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${page.homeScreen ?? renderPublicHomeScreen(texts)}
    ${renderJsonScript('edition', edition)}
    <script id="page-globals"></script>
    <script id="inline-script"${attributes.join('')}>${inlineScript}</script>
  ${head}</head>
  <body>
    ${body}
    <noscript id="whole">${escapeHtml(texts.noScript)}</noscript>
  </body>
</html>
`;
}

function renderPublicHomeScreen({ title }: Messages['page']): string {
  return `<link rel="apple-touch-icon" href="/icon-180.png" />
    <meta name="apple-mobile-web-app-title" content="${escapeHtml(title)}" />`;
}

export type WeddingPage = {
  homeScreen: string;
  edition: PrivateEdition;
  /** The files of the page's styles with their source. */
  styles: readonly { path: string; source: string }[];
  /** Those of the design, which come last. */
  designStyles: string;
  /** The address of the styles that the first paint does not need. */
  laterStyles?: string;
  fontRules: string;
  /** The addresses of scripts that this wedding needs besides the page's own. */
  preload?: readonly string[];
  rendered: string;
};

/**
 * The first answer to a guest who has entered: the wedding page in the gate's document. The content comes last,
 * because only React needs it.
 */
export function createEnteredPage(gate: GuestPage, place: string, page: WeddingPage): GuestPage {
  const { afterwards, locale, title } = page.edition.wedding;
  return {
    ...gate,
    endsAt: afterwards?.startsAt,
    texts: { ...gate.texts, lang: locale },
    title,
    data: { 'includes-wedding': '', ...gate.data },
    homeScreen: page.homeScreen,
    head: `${gate.head}${renderWeddingHead(page)}`,
    paintAt: findFirstHeading(page.rendered),
    body: `${place}<div id="root" data-rendered="wedding">${page.rendered}</div>${renderContent(page)}`,
  };
}

/** The id of the heading of the first section. That of the words for afterwards is mostly hidden. */
function findFirstHeading(html: string): string {
  return /<h2 id="((?!afterwards)[^"]+)"/.exec(html)?.[1] ?? 'whole';
}

/** The wedding page alone. site/inline-script puts it into the gate's document, or reads the content. */
export function renderWeddingPage(page: WeddingPage): string {
  const { afterwards, locale, title } = page.edition.wedding;
  const end = renderEnd({ endsAt: afterwards?.startsAt });
  const head = `<title>${escapeHtml(title)}</title>${page.homeScreen}${renderWeddingHead(page)}${renderContent(page)}`;
  return `<!doctype html><html lang="${escapeHtml(locale)}"${end}><head><meta charset="utf-8">${head}</head><body>${page.rendered}</body></html>`;
}

/** The inline script reads it before the first paint. */
function renderEnd({ endsAt }: Pick<GuestPage, 'endsAt'>): string {
  return endsAt ? ` data-ends-at="${escapeHtml(endsAt)}"` : '';
}

/** Only for weddings with words for afterwards. The inline script marks the page before the first paint. */
export const AFTERWARDS_STYLES =
  'html:not([data-over]) #afterwards,[data-over] :is(#rsvp,li:has(>[href="#rsvp"])){display:none}' +
  '#afterwards>p{max-width:38rem;margin:0 auto 1em;text-align:center;text-wrap:pretty}' +
  '#afterwards [data-count]{margin-top:var(--space-5)}' +
  '@media print{#afterwards [data-count]{display:grid}}';

function renderWeddingHead(page: WeddingPage): string {
  const { designStyles, fontRules, laterStyles, preload = [], styles } = page;
  return [
    ...preload.map((path) => `<link rel="modulepreload" href="${path}">`),
    ...styles.flatMap(({ source }) => (source ? `<style>${source}</style>` : [])),
    // site/inline-script makes them disabled stylesheets, which tell Vite's loader that these styles are
    // present already. Chromium would load a disabled one in the HTML.
    ...styles.map(({ path }) => `<link data-styles href="${path}" disabled>`),
    ...(designStyles ? [`<style id="design">${designStyles}</style>`] : []),
    `<style id="wedding-fonts">${fontRules}</style>`,
    ...(page.edition.wedding.afterwards ? [`<style>${AFTERWARDS_STYLES}</style>`] : []),
    // site/inline-script makes it a stylesheet after the first paint.
    ...(laterStyles ? [`<link data-later href="${laterStyles}">`] : []),
  ].join('');
}

function renderContent({ edition }: WeddingPage): string {
  return renderJsonScript('private-edition', edition);
}

/** The data for the page's scripts, which site/inline-script/wedding-document.ts reads. */
export function renderJsonScript(id: string, edition: PublicEdition | PrivateEdition): string {
  const json = JSON.stringify(edition).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
