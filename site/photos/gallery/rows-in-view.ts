import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findRows, type Row } from './lay-out-rows.ts';

/** Faster, in screens per second, nobody can make out a picture. */
const BLUR_SPEED = 3;
const REST_MS = 120;

/** The width of an element, 0 before the first layout. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/**
 * The rows in view, and after the first frame one screen before and after them. Every row has a known height, so this
 * needs neither measuring nor a library. After a change of the width, the same photographs are in view.
 */
export function useRowsInView(
  container: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  width: number,
) {
  const [[first, end], setRange] = useState<[number, number]>([0, 0]);
  const [hasPainted, setPainted] = useState(false);
  const [isBlurred, setBlurred] = useState(false);
  const [focusedId, setFocusedId] = useState('');
  const anchor = useRef<{ index: number; offset: number; width: number } | null>(null);

  useLayoutEffect(() => {
    const { current } = container;
    if (!current) return;
    const { current: former } = anchor;
    if (former && former.width !== width && former.offset < 0) {
      const row = rows.find(
        (one) => 'tiles' in one && one.tiles.some(({ index }) => index === former.index),
      );
      const top = current.getBoundingClientRect().top + (row?.top ?? 0);
      if (row) scrollBy({ top: top - former.offset, behavior: 'instant' });
    }
    const update = () => {
      const { top } = current.getBoundingClientRect();
      const margin = hasPainted ? innerHeight : 0;
      const range = findRows(rows, -top - margin, -top + innerHeight + margin);
      setRange((old) => (old[0] === range[0] && old[1] === range[1] ? old : range));
      const [at] = findRows(rows, -top, 0);
      const row = [rows[at], rows[at + 1]].find((one) => one && 'tiles' in one);
      if (!row || !('tiles' in row)) return;
      anchor.current = { index: row.tiles[0]?.index ?? 0, offset: top + row.top, width };
    };
    let before = { time: 0, top: scrollY, isFast: false };
    let rest: ReturnType<typeof setTimeout>;
    const follow = ({ timeStamp: time }: Event) => {
      const screens = Math.abs(scrollY - before.top) / innerHeight;
      const isFast = screens > (BLUR_SPEED * (time - before.time)) / 1000;
      // Not after one jump, for example with the End key.
      setBlurred(isFast && before.isFast);
      before = { time, top: scrollY, isFast };
      clearTimeout(rest);
      rest = setTimeout(setBlurred, REST_MS, false);
      update();
    };
    setBlurred(false);
    update();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', update);
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', follow);
      removeEventListener('resize', update);
    };
  }, [container, rows, width, hasPainted]);

  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) requestAnimationFrame(() => setTimeout(setPainted, 0, true));
  }, [hasRows]);

  const focused = useMemo(() => findRow(rows, focusedId), [rows, focusedId]);
  /** Scrolls to a photograph that is out of view, and adds it to the page. */
  const show = useCallback(
    (id: string) => {
      const row = rows[findRow(rows, id)];
      if (!row) return;
      setFocusedId(id);
      const top = (container.current?.getBoundingClientRect().top ?? 0) + row.top;
      if (top >= 0 && top + row.height <= innerHeight) return;
      scrollBy({ top: top - (innerHeight - row.height) / 2, behavior: 'instant' });
    },
    [container, rows],
  );

  const indexes = Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
  // A row with the focus stays in the page, so the Tab key goes on from there.
  if (focused >= 0 && focused < first) indexes.unshift(focused);
  if (focused >= end) indexes.push(focused);
  return { inView: indexes.flatMap((index) => rows[index] ?? []), isBlurred, setFocusedId, show };
}

function findRow(rows: readonly Row[], id: string): number {
  if (!id) return -1;
  return rows.findIndex((row) => 'tiles' in row && row.tiles.some(({ photo }) => photo.id === id));
}
