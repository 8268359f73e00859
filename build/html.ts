import type { Rolldown } from 'vite';
import { contentPolicy, withPolicy } from '../domain/content-policy.ts';
import { type PageGlobals, withPageGlobals } from '../domain/page-globals.ts';
import { inlineScripts } from '../server/pages/inline-scripts.ts';

type Output = Rolldown.RolldownOutput['output'];
/** What a page says of itself. */
type About = { title: string; locale: string };

/**
 * The gate's page: painted before any script runs, its styles within, its fonts on their way.
 * `wedding` is the rendered wedding page and where it lies.
 */
export function gatePage(
  template: string,
  rendered: string,
  output: Output,
  wedding: { address: string; rendered: string },
): string {
  const page = prerenderedPage(template, 'gate', rendered, output);
  return page
    .replace(
      '<script id="inline-script"',
      () =>
        `<script id="inline-script" data-wedding="${wedding.address}"${photoIn(wedding.rendered)}`,
    )
    .replace(
      '</head>',
      () => `<meta name="wedding-page" content="/${weddingChunk(output).fileName}"></head>`,
    );
}

/** The page saying which build it is of: it names all that it loads, so another one has another id. */
export function withBuildId(page: string, id: string): string {
  return page.replace(
    '<script id="inline-script"',
    () => `<script id="inline-script" data-build="${id}"`,
  );
}

/** The page of a path that does not exist. */
export function notFoundPage(
  template: string,
  rendered: string,
  output: Output,
  title: string,
): string {
  const page = prerenderedPage(template, 'not-found', rendered, output);
  return page.replace(/<title>.*<\/title>/, `<title>${title}</title>`);
}

/** The wedding page for a guest who was let in before: site/inline-script puts it in the gate's place. */
export function weddingPage(rendered: string, { title, locale }: About, output: Output): string {
  const names = weddingChunk(output).viteMetadata?.importedCss ?? new Set();
  const styles = output.filter(({ fileName }) => names.has(fileName));
  const head = [
    `<title>${escaped(title)}</title>`,
    ...styles.map((file) => `<style>${sourceOf(file)}</style>`),
    // Never loaded: it tells the bundler's loader that these styles are here.
    ...styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" disabled>`),
  ];
  return `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">${head.join('')}</head><body>${rendered}</body></html>`;
}

function prerenderedPage(template: string, name: string, rendered: string, output: Output): string {
  const styles = output.filter(
    ({ fileName, type }) => type === 'asset' && template.includes(`href="/${fileName}"`),
  );
  const head = styles.map((file) => `<style>${sourceOf(file)}</style>`);
  return (
    template
      .replaceAll(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
      // After the first paint, by site/inline-script: the gate is complete without it.
      .replace(ENTRY, '')
      .replace(
        '<script id="inline-script"',
        () => `<script id="inline-script" data-entry="${entryOf(template)}"`,
      )
      .replace('</head>', () => `${head.join('\n')}</head>`)
      .replace('<div id="root">', () => `<div id="root" data-rendered="${name}">${rendered}`)
  );
}

const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

function entryOf(template: string): string {
  const address = ENTRY.exec(template)?.[1];
  if (!address) throw new Error('The build’s page names no entry script.');
  return address;
}

/** The picture of the first view, in the best format, as the first script fetches it ahead. */
function photoIn(rendered: string): string {
  const picture = rendered.split('<picture').find((part) => part.includes('loading="eager"'));
  const source = /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/.exec(picture ?? '');
  if (!source) throw new Error('The wedding page has no picture in its first view.');
  const [, type, srcset, sizes] = source;
  return ` data-photo-type="${type}" data-photo-srcset="${srcset}" data-photo-sizes="${sizes}"`;
}

function weddingChunk(output: Output): Rolldown.OutputChunk {
  const page = output.find((file) => file.type === 'chunk' && file.name === 'wedding-page');
  if (page?.type !== 'chunk') throw new Error('The build made no chunk of the wedding page.');
  return page;
}

function sourceOf(file: Output[number]): string {
  return file.type === 'asset' ? String(file.source).trim() : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * A page as it lies on a host without this project's server: filled with the globals, and with the
 * policy of what it may load and reach, which that host does not send.
 */
export function staticPage(html: string, globals: PageGlobals): string {
  const page = withPageGlobals(html, globals);
  const url = globals.backend?.url;
  return withPolicy(
    page,
    contentPolicy({
      inlineScripts: inlineScripts(page),
      connectTo: url ? [new URL(url).origin] : [],
    }),
  );
}
