import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { DEFAULT_DESIGN } from '../../designs/design.ts';
import { createPageRule, type Paper, showPrintStyles } from '../../domain/lists/papers.ts';
import { PHOTOS_PATH } from '../../domain/photos/photos-api.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import paperStyles from './paper.css?inline';
import cardStyles from './paper-cards.css?inline';

const DESIGNS = import.meta.glob<string>('../../designs/*/paper.css', {
  query: '?inline',
  import: 'default',
});

/** The fonts and colours of the wedding page as on paper, then how the design looks on cards. */
export function usePaperStyles() {
  const { design = DEFAULT_DESIGN } = useGuestData().wedding;
  return useQuery({
    queryKey: ['paper-styles', design],
    queryFn: async ({ signal }) => {
      const [page, own = ''] = await Promise.all([
        fetch(PHOTOS_PATH, { signal }),
        DESIGNS[`../../designs/${design}/paper.css`]?.(),
      ]);
      const html = await page.text();
      const found = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      if (found.length === 0) throw new Error(page.statusText);
      return [showPrintStyles(found.join('\n')), paperStyles, cardStyles, own].join('\n');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const PX_PER_MM = 96 / 25.4;
const GAP_MM = 8;

type Props = {
  frame: RefObject<HTMLIFrameElement | null>;
  styles: string;
  title: string;
  paper: Pick<Paper, 'width' | 'height'>;
  pages: number;
  children: ReactNode;
};

/** The sheets as they are printed, in a page of its own: the styles of the design must not reach the dashboard. */
export function PaperFrame({ frame, styles, title, paper, pages, children }: Props) {
  const { width, height } = paper;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / (width * PX_PER_MM));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const style = page.createElement('style');
    style.textContent = `${styles}\n${createPageRule({ width, height })}`;
    page.head.replaceChildren(style);
    page.title = title;
    setBody(page.body);
  }, [frame, styles, title, width, height]);
  useFittingTexts(body, children);
  const length = pages * height + (pages - 1) * GAP_MM;
  return (
    <div ref={box} style={{ height: length * PX_PER_MM * scale, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        style={{
          ...{ width: `${width}mm`, height: `${length}mm`, border: 0 },
          ...{ transform: `scale(${scale})`, transformOrigin: '0 0' },
        }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** Fits the texts after each change, as soon as their fonts have loaded. */
function useFittingTexts(body: HTMLElement | null, children: ReactNode): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are what is measured.
  useLayoutEffect(() => {
    if (!body) return;
    let isCurrent = true;
    delete body.dataset.fitted;
    // The layout requests the fonts; measured before they have loaded, all would be measured twice.
    body.getBoundingClientRect();
    void body.ownerDocument.fonts.ready.then(() => {
      if (!isCurrent) return;
      fitTexts(body);
      body.dataset.fitted = '';
    });
    return () => {
      isCurrent = false;
    };
  }, [body, children]);
}

/** Halvings of the distance between the smallest and the largest size: the last is below 1%. */
const ROUNDS = 7;

type FitText = { element: HTMLElement; maxHeight: number; low: number; high: number };

/**
 * Makes each text with `data-fit` as large as it fits its greatest height and its width: `--fit` is 1 or smaller, the
 * attribute is the least. Lists without a greatest height fill what the other texts leave, so they come last.
 */
function fitTexts(root: HTMLElement): void {
  const view = root.ownerDocument.defaultView;
  const all = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const element of all) element.removeAttribute('style');
  const texts = all.map((element) => ({
    element,
    maxHeight: Number.parseFloat(view?.getComputedStyle(element).maxHeight ?? ''),
    low: Number(element.dataset.fit),
    high: 1,
  }));
  fitTogether(texts.filter(({ maxHeight }) => maxHeight));
  fitTogether(texts.filter(({ maxHeight }) => !maxHeight));
}

/** All are measured together, because each change between two measures costs a layout. */
function fitTogether(texts: readonly FitText[]): void {
  const open = texts.filter(isOverflowing);
  for (let round = 0; open.length > 0 && round < ROUNDS; round++) {
    for (const { element, low, high } of open) setFit(element, (low + high) / 2);
    const measured = open.map(isOverflowing);
    for (const [index, text] of open.entries()) {
      const middle = (text.low + text.high) / 2;
      if (measured[index]) text.high = middle;
      else text.low = middle;
    }
  }
  for (const { element, low } of open) setFit(element, low);
  // Only a word that does not fit at its smallest is broken.
  for (const { element } of open.filter(isOverflowing)) element.style.overflowWrap = 'anywhere';
}

function isOverflowing({ element, maxHeight }: FitText): boolean {
  const height = maxHeight || element.clientHeight;
  return element.scrollHeight > height + 1 || element.scrollWidth > element.clientWidth + 1;
}

function setFit(element: HTMLElement, fit: number): void {
  element.style.setProperty('--fit', String(fit));
}
