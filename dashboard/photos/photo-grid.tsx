import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { HostPhoto } from '../../domain/photos/host-photos-api.ts';
import { findNeighbour, type GridRow, layOutRows, type PhotoFilters } from './photo-filters.ts';
import type { PhotoFormats } from './photo-formats.ts';
import styles from './photo-grid.module.css';
import { type PhotoSelection, selectTo, toggle } from './photo-selection.ts';

type Props = {
  photos: readonly HostPhoto[];
  order: PhotoFilters['order'];
  formats: PhotoFormats;
  selection: PhotoSelection;
  onSelect: (selection: PhotoSelection) => void;
  onOpen: (photo: HostPhoto) => void;
};

const HEADING_PX = 56;
const GAP_PX = 4;

/** Photographs in squares, a day after the other. Only the lines in sight are in the page. */
export function PhotoGrid({ photos, order, formats, selection, onSelect, onOpen }: Props) {
  const texts = getMessages('photos');
  const id = useId();
  const { list, width, top } = usePlace();
  const columns = Math.max(3, Math.round(width / (width < 600 ? 120 : 168)));
  const cell = (width - GAP_PX * (columns - 1)) / columns;
  const rows = useMemo(() => {
    const getTime = (photo: HostPhoto) => (order === 'added' ? photo.addedAt : photo.takenAt);
    return layOutRows(photos, columns, getTime, formats.day);
  }, [photos, columns, order, formats]);
  const virtualizer = useWindowVirtualizer({
    count: width > 0 ? rows.length : 0,
    estimateSize: (index) => (isHeading(rows[index]) ? HEADING_PX : cell + GAP_PX),
    overscan: 4,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines have other heights.
  useLayoutEffect(() => virtualizer.measure(), [rows, cell, virtualizer]);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current = Math.max(
    0,
    photos.findIndex((photo) => photo.id === currentId),
  );
  const ids = useMemo(() => photos.map((photo) => photo.id), [photos]);

  function moveTo(index: number) {
    setCurrentId(ids[index] ?? null);
    const row = rows.findIndex((one) => !isHeading(one) && index >= one.start && index < one.end);
    virtualizer.scrollToIndex(row, { align: 'auto' });
  }

  function press(event: KeyboardEvent) {
    const { ctrlKey, key, metaKey, shiftKey } = event;
    const photo = photos[current];
    if (!photo || event.altKey) return;
    const next = ctrlKey || metaKey ? null : findNeighbour(rows, current, key);
    if (next !== null) {
      const target = ids[next] ?? photo.id;
      const start = selection.anchor === null ? { ...selection, anchor: photo.id } : selection;
      if (shiftKey) onSelect(selectTo(start, target, ids));
      moveTo(next);
    } else if (key === ' ') onSelect(toggle(selection, photo.id));
    else if (key === 'Enter') onOpen(photo);
    else if (key === 'a' && (ctrlKey || metaKey)) onSelect({ ...selection, ids: new Set(ids) });
    else if (key === 'Escape' && selection.ids.size > 0) {
      onSelect({ ids: new Set(), anchor: null });
    } else return;
    event.preventDefault();
  }

  const pointer = usePointer({ photos, ids, selection, onSelect, onOpen, setCurrentId });
  const selectedCount = selection.ids.size;
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={texts.title}
      aria-multiselectable="true"
      aria-describedby={`${id}-hint`}
      aria-activedescendant={photos.length > 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      className={styles.grid}
      data-selecting={selectedCount > 0 || undefined}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={press}
      {...pointer}
    >
      <span id={`${id}-hint`} hidden>
        {texts.gridHint}
      </span>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const style: CSSProperties = { transform: `translateY(${start - top}px)` };
        if (isHeading(row)) {
          return (
            <div key={`day ${row.day}`} className={styles.day} style={style} role="presentation">
              <span>{row.day}</span> <span className="soft">{row.count}</span>
            </div>
          );
        }
        return (
          <div
            key={`photos ${row.start}`}
            className={styles.row}
            style={{ ...style, gridTemplateColumns: `repeat(${columns}, ${cell}px)`, height: cell }}
            role="presentation"
          >
            {photos.slice(row.start, row.end).map((photo, offset) => (
              <Cell
                key={photo.id}
                photo={photo}
                index={row.start + offset}
                count={photos.length}
                id={`${id}-${row.start + offset}`}
                formats={formats}
                isCurrent={row.start + offset === current}
                isSelected={selection.ids.has(photo.id)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type CellProps = {
  photo: HostPhoto;
  index: number;
  count: number;
  id: string;
  formats: PhotoFormats;
  isCurrent: boolean;
  isSelected: boolean;
};

/** Rendered again only after a change: thousands can be selected by dragging over them. */
const Cell = memo(({ photo, index, count, id, formats, isCurrent, isSelected }: CellProps) => {
  const { kind, status, isFavourite, width } = photo;
  return (
    <div
      id={id}
      role="option"
      // The listbox has the focus: an option leaves the page when it is scrolled out of sight.
      tabIndex={-1}
      aria-selected={isSelected}
      aria-label={formats.describe(photo)}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.cell}
      data-index={index}
      data-current={isCurrent || undefined}
      data-status={status}
    >
      {kind === 'picture' && width !== null && (
        <img src={getPhotoAddress(photo.id, 400)} alt="" draggable={false} decoding="async" />
      )}
      {kind === 'video' && <Mark name="video" />}
      <span className={styles.check} data-check="" aria-hidden="true">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 8.3 2.8 2.8L12 5.6" />
        </svg>
      </span>
      <span className={styles.marks} aria-hidden="true">
        {status === 'hidden' && <Mark name="hidden" />}
        {isFavourite && <Mark name="favourite" />}
      </span>
    </div>
  );
});

const MARKS = {
  video: 'M8 5.5v13l10.5-6.5Z',
  favourite: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7Z',
  hidden: 'M3.5 12s3-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S3.5 12 3.5 12Zm2-7.5 13 15',
};

function Mark({ name }: { name: keyof typeof MARKS }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} data-mark={name} aria-hidden="true">
      <path d={MARKS[name]} />
    </svg>
  );
}

export function getPhotoAddress(id: string, file: 400 | 1600 | 'video' | 'original'): string {
  return `/host/api/photos/files/${id}/${file}`;
}

const isHeading = (row: GridRow | undefined): row is Extract<GridRow, { day: string }> =>
  row !== undefined && 'day' in row;

/** The width of the grid and its distance from the top of the page. */
function usePlace() {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top, width } = list.current.getBoundingClientRect();
      setPlace((before) => {
        const next = { width, top: Math.round(top + scrollY) };
        return before.width === next.width && before.top === next.top ? before : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The content above the grid grows and shrinks with the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, ...place };
}

const LONG_PRESS_MS = 450;
const MOVED_PX = 10;

type PointerOptions = Pick<Props, 'photos' | 'selection' | 'onSelect' | 'onOpen'> & {
  ids: readonly string[];
  setCurrentId: (id: string) => void;
};

/**
 * A click opens a photograph, and selects it if others are selected; a mouse that is dragged selects all from the first
 * one; a long press selects with a finger, and all between if others are selected.
 */
function usePointer({ photos, ids, selection, onSelect, onOpen, setCurrentId }: PointerOptions) {
  const drag = useRef<{ start: PhotoSelection; from: number; x: number; y: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHandled = useRef(false);
  const move = useEffectEvent(({ clientX, clientY, pointerType }: globalThis.PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const isMouse = pointerType === 'mouse';
    const distance = Math.hypot(clientX - current.x, clientY - current.y);
    if (!isMouse) return distance > MOVED_PX ? stop() : undefined;
    const index = findIndex(document.elementFromPoint(clientX, clientY));
    if (index === null || (index === current.from && !isHandled.current)) return;
    isHandled.current = true;
    const target = ids[index];
    const start = { ids: current.start.ids, anchor: ids[current.from] ?? null };
    if (target) onSelect(selectTo(start, target, ids, start.ids));
  });
  const stop = useEffectEvent(() => {
    clearTimeout(timer.current);
    drag.current = null;
  });
  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onEnd = () => stop();
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      stop();
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, []);

  return {
    onPointerDown({ button, clientX, clientY, pointerType, shiftKey, target }: PointerEvent) {
      const index = findIndex(target);
      const id = index === null ? undefined : ids[index];
      isHandled.current = false;
      if (index === null || id === undefined || button !== 0 || shiftKey) return;
      drag.current = { start: selection, from: index, x: clientX, y: clientY };
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        isHandled.current = true;
        navigator.vibrate?.(10);
        const hasOthers = selection.ids.size > 0;
        onSelect(hasOthers ? selectTo(selection, id, ids) : toggle(selection, id));
      }, LONG_PRESS_MS);
    },
    onClick({ ctrlKey, metaKey, shiftKey, target }: MouseEvent) {
      const index = findIndex(target);
      const photo = index === null ? undefined : photos[index];
      if (!photo || isHandled.current) return;
      setCurrentId(photo.id);
      if (shiftKey) return onSelect(selectTo(selection, photo.id, ids));
      const isOnCheck = target instanceof Element && target.closest('[data-check]') !== null;
      if (isOnCheck || ctrlKey || metaKey || selection.ids.size > 0) {
        return onSelect(toggle(selection, photo.id));
      }
      onOpen(photo);
    },
    onContextMenu(event: MouseEvent) {
      // The menu of a long press.
      if (isHandled.current || drag.current) event.preventDefault();
    },
  };
}

function findIndex(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell ? Number(cell.dataset.index) : null;
}
