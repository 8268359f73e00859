import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The selected guests, by the ids of people. */
export type Selection = {
  selected: ReadonlySet<number>;
  toggle: (people: readonly number[], is: boolean) => void;
};

/** People who are dragged to a place, or away from it. */
type DraggedPeople = { kind: 'people'; people: number[] };

function isDraggedPeople(data: Record<string | symbol, unknown>): boolean {
  return data.kind === 'people';
}

export function useSelection(): Selection & { clear: () => void } {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((people: readonly number[], is: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const person of people) {
        if (is) after.add(person);
        else after.delete(person);
      }
      return after;
    });
  }, []);
  return { selected, toggle, clear: () => setSelected(new Set()) };
}

/** Makes an element with a guest draggable, together with the other selected guests. */
export function useDraggablePeople<E extends HTMLElement>(
  id: number | null,
  selected: ReadonlySet<number>,
) {
  const element = useRef<E>(null);
  const getPeople = useEffectEvent(() =>
    id === null ? [] : selected.has(id) ? [...selected] : [id],
  );
  useEffect(() => {
    if (!element.current || id === null) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ kind: 'people', people: getPeople() }) satisfies DraggedPeople,
    });
  }, [id]);
  return element;
}

/** Takes people who are dropped on the element. */
export function usePeopleTarget<E extends Element>(
  onDrop: (people: number[]) => void,
): { element: RefObject<E | null>; isOver: boolean } {
  const element = useRef<E>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isDraggedPeople(source.data),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source, location, self }) => {
        setIsOver(false);
        // A chair is inside of a table.
        if (location.current.dropTargets[0]?.element === self.element)
          drop((source.data as DraggedPeople).people);
      },
    });
  }, []);
  return { element, isOver };
}
