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

/** Firefox before 136 has only `true`; the listeners of edit-texts.ts keep pasted text plain everywhere. */
const EDITABLE = supportsPlainText() ? 'plaintext-only' : 'true';

function supportsPlainText(): boolean {
  try {
    document.createElement('p').contentEditable = 'plaintext-only';
    return true;
  } catch {
    return false;
  }
}

function makeField(element: HTMLElement, key: string, state: TextState): void {
  const { error, hasLines, label, note, words } = state;
  if (words !== undefined) element.textContent = words;
  element.dataset.text = key;
  element.setAttribute('contenteditable', EDITABLE);
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
  handle.setAttribute('data-handle', path.length === 1 ? 'section' : 'item');
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

/** Above the page's own styles. The frame may be smaller than the page: `--zoom` makes up for it. */
export const EDITING_STYLES = `
  [data-text] { border-radius: 2px; cursor: text; }
  [data-text]:empty { display: inline-block; min-width: 1ch; }
  [data-derived] { cursor: help; }
  [data-picture] { cursor: pointer; }
  :is([data-text], [data-derived]):hover { outline: 1px dashed currentcolor; outline-offset: 0.15em; }
  :is([data-text], [data-derived]):focus { outline: 2px solid currentcolor; outline-offset: 0.15em; }
  [data-text]:focus { white-space: pre-wrap; }
  [data-picture]:focus-visible { outline: 3px solid #25323d; outline-offset: -3px; }
  [data-text]:is([data-note], [data-error]) {
    text-decoration: underline dotted from-font;
    text-decoration-color: color-mix(in srgb, currentcolor 60%, transparent);
    text-underline-offset: 0.2em;
  }
  [data-text][data-error] { text-decoration: underline wavy from-font; }
  :where([data-text]) { position: relative; }
  [data-note]:is(:hover, :focus)::after, [data-error]::after {
    content: attr(data-note);
    position: absolute;
    z-index: 8;
    top: calc(100% + 0.35em);
    left: 50%;
    translate: -50% 0;
    width: max-content;
    max-width: 16rem;
    padding: 0.25rem 0.625rem;
    border-radius: 0.25rem;
    background: #fffdf8;
    box-shadow: 0 1px 6px #0003;
    color: #3a4651;
    font: 400 calc(0.875rem * var(--zoom, 1)) / 1.4 "Alegreya Sans", sans-serif;
    letter-spacing: 0;
    text-align: center;
    text-transform: none;
    white-space: normal;
    pointer-events: none;
  }
  [data-error]::after { content: attr(data-error); color: #98261c; }
  [role="region"][data-state="closed"] { grid-template-rows: 1fr; visibility: visible; }
  :where([data-path]) { position: relative; }
  [data-handle] {
    position: absolute;
    z-index: 7;
    top: 0.375rem;
    right: 0.375rem;
    display: flex;
    gap: 1px;
    overflow: hidden;
    border-radius: 0.375rem;
    background: #e4e0d6;
    box-shadow: 0 1px 6px #0003;
    opacity: 0;
    pointer-events: none;
  }
  [data-handle="section"] { top: -0.5rem; right: auto; left: 50%; translate: -50% -100%; }
  [data-path]:is(:hover, :focus-within) > [data-handle] { opacity: 1; pointer-events: auto; }
  [data-handle] button {
    display: grid;
    place-items: center;
    min-width: calc(2.25rem * var(--zoom, 1));
    min-height: calc(2.25rem * var(--zoom, 1));
    padding: 0 calc(0.625rem * var(--zoom, 1));
    border: 0;
    background: #fffdf8;
    color: #25323d;
    font: 500 calc(0.9375rem * var(--zoom, 1)) / 1.2 "Alegreya Sans", sans-serif;
    letter-spacing: 0;
    text-transform: none;
    white-space: nowrap;
    cursor: pointer;
  }
  [data-handle] button:hover { background: #f1eee5; }
  [data-handle] button:focus-visible { outline: 2px solid #25323d; outline-offset: -3px; }
  [data-handle] svg { width: calc(1rem * var(--zoom, 1)); fill: none; stroke: currentcolor; stroke-width: 1.4; }
  @media (pointer: coarse) { [data-handle] button { min-width: 2.75rem; min-height: 2.75rem; } }
`;
