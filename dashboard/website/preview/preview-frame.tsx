import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  createPreviewPolicy,
  insertPolicy,
  removePolicy,
} from '../../../domain/pages/content-policy.ts';
import { AFTERWARDS_ID } from '../../../domain/website/preview-marks.ts';
import { listenToEdits, type TextDraft } from './edit-texts.ts';
import editingStyles from './on-page.css?inline';
import { patchElement } from './patch-page.ts';
import styles from './preview.module.css';

/** Makes a page in the frame one that is edited in place, by the dashboard's own listeners. */
export type PageEditing = Omit<TextDraft, 'end'> & {
  end: (key: string) => void;
  /** Changes each page before it is shown. */
  prepare: (page: Document) => void;
  /** Called after each page, for a focus that moves with a change. */
  onShown: (page: Document) => void;
  onPress: (event: KeyboardEvent) => void;
  /** Another one when the page has to be prepared again, also if the server's HTML is the same. */
  state: unknown;
};

type Props = {
  html: string;
  /** The window's width that the page is laid out for. */
  width: number;
  /** The element to scroll to: '' is the top of the page, null leaves it where it is. */
  elementId: string | null;
  /** The positions of the events whose cards show their back. */
  turnedEvents?: ReadonlySet<number>;
  onClick?: (element: Element) => void;
  editing?: PageEditing;
  title?: string;
};

const SETTLE_MS = 150;
const NONE: ReadonlySet<number> = new Set();

/**
 * A page whose scripts never run. WebKit calls the dashboard's own listeners in a frame only if it has
 * `allow-scripts` (bug 218086), so the policy of EMPTY_PAGE forbids scripts instead.
 */
export function PreviewFrame({
  html,
  width,
  elementId,
  turnedEvents = NONE,
  onClick,
  editing,
  title = getMessages('website').preview,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const { box, isShown, scale, height } = useScale(width);
  const edits = useRef<ReturnType<typeof listenToEdits>>(null);
  // Each edit that ends: the page then shows again what the draft has.
  const [editCount, setEditCount] = useState(0);
  const click = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    onClick?.(event.target as Element);
  });
  const prepare = useEffectEvent((next: Document) => editing?.prepare(next));
  const shown = useEffectEvent((page: Document) => editing?.onShown(page));
  const press = useEffectEvent((event: KeyboardEvent) => editing?.onPress(event));
  const begin = useEffectEvent((key: string) => editing?.begin(key) ?? null);
  const write = useEffectEvent((words: string) => editing?.write(words));
  const restore = useEffectEvent(() => editing?.restore());
  const end = useEffectEvent((key: string) => {
    editing?.end(key);
    setEditCount((count) => count + 1);
  });

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !page) return;
    const onClickInPage = (event: MouseEvent) => click(event);
    const onKeyDown = (event: KeyboardEvent) => press(event);
    page.addEventListener('click', onClickInPage, true);
    page.addEventListener('keydown', onKeyDown);
    edits.current = listenToEdits(page, {
      begin: (key) => begin(key),
      write: (words) => write(words),
      restore: () => restore(),
      end: (key) => end(key),
    });
    return () => {
      page.removeEventListener('click', onClickInPage, true);
      page.removeEventListener('keydown', onKeyDown);
      edits.current?.stop();
    };
  }, [isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit that has ended and another state show the page again.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !page || !html) return;
    const next = parsePage(html);
    prepare(next);
    turnEventCards(next, turnedEvents);
    showPage(page, next, edits.current?.getEdited() ?? null);
    shown(page);
  }, [isLoaded, html, turnedEvents, editing?.state, editCount]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (isLoaded && page) page.documentElement.style.setProperty('--zoom', String(1 / scale));
  }, [isLoaded, scale]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (isLoaded && page)
      for (const event of turnedEvents)
        listEventCards(page)[event]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isLoaded, turnedEvents]);

  // After every change, because another page has no such attribute.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (isLoaded) page?.documentElement.toggleAttribute('data-over', elementId === AFTERWARDS_ID);
  });

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !isShown || !page || elementId === null) return;
    // After the fonts and the first pictures have their places.
    const timer = setTimeout(() => {
      const element = elementId === '' ? page.documentElement : page.getElementById(elementId);
      if (element) scrollFrameTo(element);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, isShown, elementId]);

  return (
    <div ref={box} className={styles.box}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-scripts"
        srcDoc={EMPTY_PAGE}
        className={styles.frame}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}

/** Unlike `scrollIntoView`, it leaves the dashboard where it is. */
function scrollFrameTo(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const margin = Number.parseFloat(view?.getComputedStyle(element).scrollMarginTop ?? '') || 0;
  view?.scrollBy({ top: element.getBoundingClientRect().top - margin, behavior: 'instant' });
}

/** The page is as wide as its device, and is made smaller to fit. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 640 });
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: boxWidth = 0, height = 0 } = entry?.contentRect ?? {};
      // On a phone, the preview is hidden while the form is shown.
      setIsShown(boxWidth > 0);
      if (boxWidth > 0) setSize({ width: boxWidth, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, isShown, scale: Math.min(1, size.width / width), height: size.height };
}

/** The position of the event whose card has the element. */
export function findEvent(element: Element): number | null {
  // A programme is in the order of time.
  const entry = element.closest('[data-event]');
  if (entry) return Number(entry.getAttribute('data-event'));
  const index = listEventCards(element.ownerDocument).findIndex((card) => card.contains(element));
  return index < 0 ? null : index;
}

function listEventCards(page: Document): Element[] {
  return [...page.querySelectorAll('article')].filter((card) => findSides(card));
}

function findSides(card: Element): Element | null {
  return card.querySelector('[data-flipped]');
}

/** Turns the cards as a guest's click does. The page in the frame has no scripts. */
function turnEventCards(page: Document, turnedEvents: ReadonlySet<number>): void {
  for (const [index, card] of listEventCards(page).entries()) {
    const isTurned = turnedEvents.has(index);
    const sides = findSides(card);
    if (sides?.getAttribute('data-flipped') === String(isTurned)) continue;
    sides?.setAttribute('data-flipped', String(isTurned));
    for (const [side, element] of [...(sides?.children ?? [])].entries()) {
      element.toggleAttribute('inert', isTurned === (side === 0));
    }
    card.querySelector('[aria-pressed]')?.setAttribute('aria-pressed', String(isTurned));
  }
}

/** The server's policy says 'self', which matches nothing here in Firefox. EMPTY_PAGE has the same one. */
function parsePage(html: string): Document {
  return new DOMParser().parseFromString(toHtml(removePolicy(html)), 'text/html');
}

/** Shows the next page in the place of the one before. */
function showPage(page: Document, next: Document, edited: HTMLElement | null): void {
  // The text that is edited is not on the page without its words: it stays until the edit ends.
  const key = edited && CSS.escape(edited.dataset.text ?? '');
  if (key && !next.querySelector(`[data-text="${key}"]`)) return;
  page.documentElement.lang = next.documentElement.lang;
  // Replacing the styles for nothing would show the page without them for a moment.
  const { innerHTML } = next.head;
  if (page.head.dataset.html !== innerHTML) {
    page.head.replaceWith(page.adoptNode(next.head));
    page.head.dataset.html = innerHTML;
    page.head.append(createStillStyle(page));
  }
  patchElement(page.body, page.adoptNode(next.body), edited);
}

/** Sections that fade in would do so again after each edit. On a card, each text is clicked by itself. */
function createStillStyle(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.textContent =
    '* { animation: none !important; transition: none !important; }' +
    '[data-flipped] * { pointer-events: auto; }' +
    'a::after { pointer-events: none; }' +
    editingStyles;
  return style;
}

/** The policy lets only this module turn a string into HTML; it gets the server's own pages. */
const policy = window.trustedTypes?.createPolicy('own-files', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('The dashboard adds no scripts.');
  },
});

function toHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}

/**
 * The frame loads this page, and every other one replaces its content: the position stays, and a click
 * counts before all pictures have arrived. Its policy stays too.
 * A constant, because another object would load the frame again.
 */
const EMPTY_PAGE = toHtml(
  insertPolicy('<!doctype html><meta charset="utf-8">', createPreviewPolicy(location.origin)),
);
