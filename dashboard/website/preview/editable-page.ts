import type { PreviewMark } from '../../../domain/website/preview-marks.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { toPathKey } from '../document-path.ts';
import { readMarks } from './read-marks.ts';

/** How a text of the page is shown while it is edited. */
export type TextState = {
  /** Read by screen readers. */
  label: string;
  hasLines: boolean;
  error: string | undefined;
  /** What is still to be done about it, such as a translation. */
  note: string | undefined;
  /** Other words than the server's: it cannot show these ones. */
  words: string | undefined;
};

export type HandleAction = { name: string; label: string; icon?: string };
/** Buttons for a section or an element of a list. */
export type Handle = {
  path: ContentPath;
  title: string;
  actions: HandleAction[];
  /** The id of its element; without one, the element with its texts. */
  elementId?: string | null;
};

export type PageParts = {
  describeText: (mark: PreviewMark, shown: string) => TextState;
  describePicture: (key: string) => string;
  handles: readonly Handle[];
};

/** Identifies a text on the page: a paragraph has a number. */
export function toTextKey({ path, paragraph }: PreviewMark): string {
  return paragraph === undefined ? toPathKey(path) : `${toPathKey(path)}#${paragraph}`;
}

/** Makes a page with marks one that is edited in place. Its texts, by their keys, are returned. */
export function makeEditable(page: Document, parts: PageParts): Map<string, PreviewMark> {
  const texts = readMarks(page);
  for (const { element, mark } of texts) {
    const state = parts.describeText(mark, element.textContent);
    if (mark.isDerived) makeLink(element, toPathKey(mark.path), state.label);
    else makeField(element, toTextKey(mark), state);
  }
  for (const picture of page.querySelectorAll<HTMLElement>('[data-picture]')) {
    picture.role = 'button';
    picture.tabIndex = 0;
    picture.ariaLabel = parts.describePicture(picture.dataset.picture ?? '');
  }
  // A button cannot contain a field, and a text in a link is typed into.
  for (const outer of page.querySelectorAll('button:has([data-text], [data-picture])'))
    replaceButton(outer);
  for (const link of page.querySelectorAll<HTMLElement>('a:has([data-text])')) {
    link.tabIndex = -1;
    link.draggable = false;
  }
  for (const handle of parts.handles) addHandle(page, handle);
  return new Map(texts.map(({ mark }) => [toTextKey(mark), mark]));
}

function makeField(element: HTMLElement, key: string, state: TextState): void {
  const { error, hasLines, label, note, words } = state;
  if (words !== undefined) element.textContent = words;
  element.dataset.text = key;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.role = 'textbox';
  element.ariaLabel = label;
  if (hasLines) element.ariaMultiLine = 'true';
  element.spellcheck = true;
  if (error) element.ariaInvalid = 'true';
  const remark = error ?? note;
  if (!remark) return;
  element.dataset[error ? 'error' : 'note'] = remark;
  element.setAttribute('aria-description', remark);
}

function makeLink(element: HTMLElement, key: string, label: string): void {
  element.dataset.derived = key;
  element.role = 'link';
  element.tabIndex = 0;
  element.title = label;
  element.setAttribute('aria-description', label);
}

function replaceButton(button: Element): void {
  const box = button.ownerDocument.createElement('div');
  for (const { name, value } of button.attributes) {
    if (!/^(?:type|tabindex|aria-)/.test(name)) box.setAttribute(name, value);
  }
  box.append(...button.childNodes);
  button.replaceWith(box);
}

const PARTS = '[data-text], [data-derived], [data-picture]';

/** The largest element that has nothing but the texts and pictures inside the path. */
function findElement(page: Document, path: ContentPath): Element | null {
  const key = toPathKey(path);
  const isInside = ({ dataset }: HTMLElement) => {
    const own = dataset.text ?? dataset.derived ?? dataset.picture ?? '';
    return own === key || own.startsWith(`${key}.`) || own.startsWith(`${key}#`);
  };
  const parts = [...page.querySelectorAll<HTMLElement>(PARTS)];
  let found: Element | null = parts.find(isInside) ?? null;
  for (
    let outer = found?.parentElement;
    outer && outer !== page.body;
    outer = outer.parentElement
  ) {
    if (![...outer.querySelectorAll<HTMLElement>(PARTS)].every(isInside)) break;
    found = outer;
    // A section ends here, also if the page has no other one.
    if (outer.localName === 'section') break;
  }
  return found;
}

const ICONS: Record<string, string> = {
  up: 'm3 10 5-5 5 5',
  down: 'm3 6 5 5 5-5',
  remove: 'm4 4 8 8M12 4l-8 8',
  form: 'M3 13h3l7-7-3-3-7 7z',
};

function addHandle(page: Document, { path, title, actions, elementId }: Handle): void {
  const section = elementId ? page.getElementById(elementId) : null;
  const element = section ?? findElement(page, path);
  // A text without a box of its own has no room for buttons.
  if (!element || element.matches('[data-text]')) return;
  const owner = element.matches('img') ? element.closest('picture')?.parentElement : element;
  if (!owner) return;
  owner.setAttribute('data-path', toPathKey(path));
  const handle = page.createElement('div');
  handle.setAttribute('data-handle', elementId === undefined ? 'item' : 'section');
  handle.role = 'toolbar';
  handle.ariaLabel = title;
  handle.append(...actions.map((action) => createButton(page, title, action)));
  owner.prepend(handle);
}

function createButton(page: Document, title: string, { name, label }: HandleAction): HTMLElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.dataset.action = name;
  button.title = label;
  button.ariaLabel = `${label}: ${title}`;
  const icon = ICONS[name];
  if (!icon) {
    button.textContent = label;
    return button;
  }
  const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const line = page.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', icon);
  svg.append(line);
  button.append(svg);
  return button;
}
