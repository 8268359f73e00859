import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  createPreviewPolicy,
  insertPolicy,
  removePolicy,
} from '../../../domain/pages/content-policy.ts';
import styles from './preview.module.css';

/** The element that was clicked on the page in the frame. */
export type PageClick = {
  texts: string[];
  alt: string | null;
  sectionId: string | null;
  /** The position of its card among the events; null outside. */
  event: number | null;
};

type Props = {
  html: string;
  /** The window's width that the page is laid out for. */
  width: number;
  /** The element to scroll to: '' is the top of the page, null leaves it where it is. */
  elementId: string | null;
  /** The positions of the events whose cards show their back. */
  turnedEvents?: ReadonlySet<number>;
  onClick: (click: PageClick) => void;
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
  title = getMessages('website').preview,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const { box, isShown, scale, height } = useScale(width);
  const reportClick = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof frameElement(frame.current)) onClick(readClick(event.target));
  });

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !page) return;
    const report = (event: MouseEvent) => reportClick(event);
    page.addEventListener('click', report, true);
    return () => page.removeEventListener('click', report, true);
  }, [isLoaded]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (isLoaded && page) replacePage(page, html);
  }, [isLoaded, html]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    // After each edit it is another page.
    if (isLoaded && page && html) turnEventCards(page, turnedEvents);
  }, [isLoaded, html, turnedEvents]);

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

/** The frame has constructors of its own. */
function frameElement(frame: HTMLIFrameElement | null): typeof Element {
  return (
    (frame?.contentWindow as (Window & { Element: typeof Element }) | null)?.Element ?? Element
  );
}

function readClick(element: Element): PageClick {
  const texts: string[] = [];
  for (let one: Element | null = element; one && texts.length < 4; one = one.parentElement) {
    texts.push(one.textContent ?? '');
  }
  return {
    texts,
    alt:
      element.closest('img')?.alt ??
      element.querySelector(':scope > img')?.getAttribute('alt') ??
      null,
    sectionId: element.closest('section[id]')?.id ?? null,
    event: findEvent(element),
  };
}

function findEvent(element: Element): number | null {
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
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

function replacePage(page: Document, html: string): void {
  // The server's policy says 'self', which matches nothing here in Firefox. EMPTY_PAGE has the same one.
  const own = toHtml(removePolicy(html));
  const next = new DOMParser().parseFromString(own, 'text/html');
  const top = page.defaultView?.scrollY ?? 0;
  page.documentElement.lang = next.documentElement.lang;
  // Replacing the styles for nothing would show the page without them for a moment.
  if (page.head.dataset.html !== next.head.innerHTML) {
    const { innerHTML } = next.head;
    page.head.replaceWith(page.adoptNode(next.head));
    page.head.dataset.html = innerHTML;
    page.head.append(createStillStyle(page));
  }
  page.body.replaceWith(page.adoptNode(next.body));
  page.defaultView?.scrollTo({ top, behavior: 'instant' });
}

/** Sections that fade in would do so again after each edit. On a card, each text is clicked by itself. */
function createStillStyle(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.textContent =
    '* { animation: none !important; transition: none !important; }' +
    '[data-flipped] * { pointer-events: auto; }' +
    'a::after { pointer-events: none; }';
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
