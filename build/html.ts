import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** The gate's page: painted before any script runs, its styles within, its fonts on their way. */
export function gatePage(template: string, rendered: string, output: Output): string {
  const page = prerenderedPage(template, 'gate', rendered, output);
  return page.replace('</head>', () => `${weddingPageHints(output)}</head>`);
}

/** The page of a path that does not exist. */
export function notFoundPage(template: string, rendered: string, output: Output): string {
  const page = prerenderedPage(template, 'not-found', rendered, output);
  return page.replace(/<title>.*<\/title>/, '<title>Page not found</title>');
}

function prerenderedPage(template: string, name: string, rendered: string, output: Output): string {
  const styles = output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => template.includes(`href="/${fileName}"`));
  const head = [
    ...firstFonts(output).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map(({ source }) => `<style>${String(source).trim()}</style>`),
  ];
  return (
    template
      .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
      // After the first paint: the gate is complete without it (measured in docs/decisions).
      .replaceAll('<script type="module"', '<script type="module" async fetchpriority="low"')
      .replace('</head>', () => `${head.join('\n')}</head>`)
      .replace('<div id="root">', () => `<div id="root" data-rendered="${name}">${rendered}`)
  );
}

/** The two fonts that the first paint needs. */
function firstFonts(output: Output): string[] {
  return output
    .map(({ fileName }) => fileName)
    .filter((name) => /(cardo|alegreya-sans)-latin-400-normal/.test(name))
    .map((name) => `/${name}`);
}

/**
 * Where the wedding page's chunk lies, for a second try (site/load-chunk.ts); and for a guest who was
 * let in before, its files on their way with the first bytes.
 */
function weddingPageHints(output: Output): string {
  const page = output.find((file) => file.type === 'chunk' && file.name === 'wedding-page');
  if (page?.type !== 'chunk') throw new Error('The build made no chunk of the wedding page.');
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const scripts = [page.fileName, ...page.imports].filter((name) => name !== entry?.fileName);
  const styles = [...(page.viteMetadata?.importedCss ?? [])];
  const files = JSON.stringify([...styles, ...scripts].map((name) => `/${name}`));
  return `<meta name="wedding-page" content="/${page.fileName}"><script>if(document.documentElement.dataset.access)for(const href of ${files}){const link=document.createElement("link");href.endsWith(".css")?(link.rel="preload",link.as="style"):link.rel="modulepreload";link.crossOrigin="";link.href=href;document.head.append(link)}</script>`;
}
