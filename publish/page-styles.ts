import type { Wedding } from '../domain/wedding/wedding.ts';
import type { App } from './app.ts';

/** The styles of a page in a design. */
export type PageStyles = {
  gate: string[];
  /** The files of the wedding page's styles with their source. */
  page: { path: string; source: string }[];
  /** Those of the design, which come last. */
  design: string;
  /** For what opens by a click, and for paper: the first paint does not wait for them. */
  later: string;
};

/** Leaves out the rules of sections that the page does not have, and those that the design replaces. */
export function createPageStyles(
  app: Pick<App, 'styles' | 'weddingStyles' | 'designs'>,
  designName: string,
  html: string,
): PageStyles {
  const design = app.designs[designName] ?? { gate: '', page: '' };
  const own = splitRules(design.page, html);
  const shared = app.weddingStyles.map(({ path, source }) => ({
    path,
    ...splitRules(source, html),
  }));
  return {
    gate: [...app.styles.map((css) => removeReplaced(css, design.gate)), design.gate],
    page: shared.map(({ path, first }) => ({ path, source: removeReplaced(first, own.first) })),
    design: own.first,
    later: [...shared, own].map(({ later }) => later).join(''),
  };
}

/** The app with the styles of added sections, for a page that has some. */
export function withAddedStyles(app: App, { sections }: Pick<Wedding, 'sections'>): App {
  const { addedSections, weddingStyles } = app;
  return sections ? { ...app, weddingStyles: [...weddingStyles, ...addedSections.styles] } : app;
}

/** The first part of their class names. */
const SECTIONS =
  /\.(added-section|carousel|couple-photo|events|faq|hotels|ornaments|photos|programme|registry|route-map|travel)-/g;
const LATER = /\.(?:lightbox-(?!enlarge)|reply-card-)/;

/** The styles of the photographs' page: its own, without the declarations that the design replaces, and the design's. */
export function createPhotosStyles(
  { designs, photos }: Pick<App, 'photos' | 'designs'>,
  designName: string,
): string[] {
  const design = designs[designName]?.gate ?? '';
  return [removeReplaced(photos.styles, design), design];
}

function splitRules(css: string, html: string): { first: string; later: string } {
  const isUsed = (selector: string) =>
    [...removeArguments(selector).matchAll(SECTIONS)].every(([, name]) =>
      html.includes(`${name}-`),
    );
  const isFirst = (selector: string) => isUsed(selector) && !LATER.test(removeArguments(selector));
  const rules = parseRules(css);
  const print = rules.filter(({ head }) => head === '@media print');
  const screen = rules.filter((rule) => !print.includes(rule));
  return {
    first: filterRules(screen, isFirst),
    later:
      filterRules(screen, (selector) => isUsed(selector) && LATER.test(selector)) +
      filterRules(print, isUsed),
  };
}

type Rule = { head: string; body: string };

/** The rules of a minified sheet. */
function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]|"[^"]*"/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace !== '}' || --depth > 0) continue;
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return rules;
}

/** The rules with those selectors that are wanted. */
function filterRules(rules: readonly Rule[], isWanted: (selector: string) => boolean): string {
  return rules
    .map(({ head, body }) => {
      if (/^@(media|container|supports|starting-style)/.test(head)) {
        const inner = filterRules(parseRules(body), isWanted);
        return inner && `${head}{${inner}}`;
      }
      // The name of an animation begins like the classes that use it.
      const selectors = head.startsWith('@keyframes ')
        ? [head].filter(() => isWanted(head.replace('@keyframes ', '.')))
        : splitSelectors(head).filter(isWanted);
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

function splitSelectors(head: string): string[] {
  return head.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/);
}

/** Without the arguments of pseudo-classes, as in `:not(.events-card)`: they may name what is absent. */
function removeArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : removeArguments(shorter);
}

/** Removes the declarations that a later sheet makes again for the same selector. */
function removeReplaced(css: string, laterCss: string): string {
  const replaced = new Map<string, Set<string>>();
  for (const { head, body } of parseRules(laterCss).filter(({ head }) => !head.startsWith('@'))) {
    const names = parseDeclarations(body).map(([name]) => name);
    replaced.set(head, new Set([...(replaced.get(head) ?? []), ...names]));
  }
  return parseRules(css)
    .map(({ head, body }) => {
      const names = replaced.get(head);
      if (!names) return `${head}{${body}}`;
      const kept = parseDeclarations(body).filter(([name]) => !names.has(name));
      return kept.length > 0 ? `${head}{${kept.map(([, text]) => text).join(';')}}` : '';
    })
    .join('');
}

/** Each declaration with the name of its property. */
function parseDeclarations(body: string): [name: string, text: string][] {
  return [...body.matchAll(/([\w-]+):(?:"[^"]*"|[^;"])*/g)].map(([text, name = '']) => [
    name,
    text,
  ]);
}
