import {
  MARK_END,
  MARK_START,
  MARKS_META,
  type PreviewMark,
  readMarkIndex,
  removeMarks,
} from '../../../domain/website/preview-marks.ts';
import { toPathKey } from '../document-path.ts';

/** Elements in which a text only repeats one of the page, or is drawn. */
const REPEATED = ['nav', 'svg', 'style', '[aria-hidden="true"]'].join();

/** A text of the page, in an element of its own. */
export type MarkedText = { element: HTMLElement; mark: PreviewMark };

/**
 * Takes the marks out of a page (domain/website/preview-marks.ts). Each marked text is in an element then, and
 * a picture has the path of its field as `data-picture`.
 */
export function readMarks(page: Document): MarkedText[] {
  const meta = page.querySelector(`meta[name="${MARKS_META}"]`);
  const marks: PreviewMark[] = JSON.parse(meta?.getAttribute('content') ?? '[]');
  meta?.remove();
  readAttributes(page, marks);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const texts = nodes.flatMap((node) =>
    node.parentElement?.closest(REPEATED) ? [] : readTexts(node, marks),
  );
  for (const node of nodes) node.data = removeMarks(node.data);
  return texts;
}

function readAttributes(page: Document, marks: readonly PreviewMark[]): void {
  for (const element of page.querySelectorAll('[alt], [aria-label], [href]')) {
    for (const name of ['alt', 'aria-label', 'href']) {
      const text = element.getAttribute(name);
      const [, start] = MARK_START.exec(text ?? '') ?? [];
      if (!text || !start) continue;
      const path = marks[readMarkIndex(start)]?.path;
      if (name === 'alt' && path)
        element.setAttribute('data-picture', toPathKey(path.slice(0, -1)));
      element.setAttribute(name, removeMarks(text));
    }
  }
}

/** A text node has several texts where the page joins them, as in 'Portia & Bassanio'. */
function readTexts(node: Text, marks: readonly PreviewMark[]): MarkedText[] {
  const found: MarkedText[] = [];
  let rest: Text | null = node;
  while (rest) {
    const [, start] = MARK_START.exec(rest.data) ?? [];
    const mark = start && marks[readMarkIndex(start)];
    if (!start || !mark) break;
    const text = rest.splitText(rest.data.indexOf(start));
    const end = text.data.indexOf(MARK_END);
    rest = end < 0 ? null : text.splitText(end + MARK_END.length);
    found.push({ element: wrap(text), mark });
  }
  return found;
}

/** Not a `span`: the page's styles have rules for those. */
function wrap(text: Text): HTMLElement {
  const element = text.ownerDocument.createElement('page-text');
  text.replaceWith(element);
  text.data = removeMarks(text.data);
  element.append(text);
  return element;
}
