import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import styles from './form.module.css';

type SortingState = 'idle' | 'dragged' | 'over';

/** Sorting by drag and by keyboard, within the list with the key. */
export function useSorting(listKey: string, index: number, onMove: (to: number) => void) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<SortingState>('idle');
  const moveHere = useEffectEvent((move: unknown) => {
    if (typeof move === 'function') move(index);
  });
  const moveTo = useEffectEvent((to: number) => onMove(to));

  useEffect(() => {
    if (!element.current || !handle.current) return;
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => ({ listKey, move: (to: number) => moveTo(to) }),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState('idle'),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => source.data.listKey === listKey,
        onDragEnter: ({ source }) => source.element !== element.current && setState('over'),
        onDragLeave: ({ source }) => source.element !== element.current && setState('idle'),
        onDrop: ({ source }) => {
          setState('idle');
          moveHere(source.data.move);
        },
      }),
    );
  }, [listKey]);

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  return { element, handle, moveByKey, state };
}

/** An element that moves in the page loses the focus. */
export function keepFocus() {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  });
}

export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }) {
  const { drag } = getMessages('website').lists;
  return (
    <span ref={handle} className={styles.handle} aria-hidden="true" title={drag}>
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2 3h.01M8 3h.01M2 8h.01M8 8h.01M2 13h.01M8 13h.01" />
      </svg>
    </span>
  );
}

export function ActionIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
