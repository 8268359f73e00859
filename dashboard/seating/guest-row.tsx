import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { SeatingGuest } from '../../domain/seating/seating-guests.ts';
import styles from './seating.module.css';

/** The selected guests, by the ids of people. */
export type Selection = {
  selected: ReadonlySet<number>;
  toggle: (people: readonly number[], is: boolean) => void;
};

/** People who are dragged to a table or a seat, or away from it. */
export type DraggedPeople = { kind: 'people'; people: number[] };

export function isDraggedPeople(data: Record<string | symbol, unknown>): boolean {
  return data.kind === 'people';
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

type Props = {
  guest: SeatingGuest;
  selection: Selection;
  /** The number of the chair, of a guest who has one. */
  seat?: number | null | undefined;
};

/** A guest with the details for the table, and a box to select them. */
export const GuestRow = memo(function GuestRow({ guest, selection, seat = null }: Props) {
  const { selected, toggle } = selection;
  const { id, name, status } = guest;
  const element = useDraggablePeople<HTMLLabelElement>(id, selected);
  const texts = getMessages('seating');
  const details = listDetails(guest);
  const about = (
    <span>
      <span className={styles.guestName}>{name}</span>
      {seat !== null && <span className={styles.seat}> {texts.chair(seat)}</span>}
      {(status !== 'attending' || details.length > 0) && (
        <small>
          {status !== 'attending' && (
            <b className={styles.mark}>
              {status === 'declined' ? texts.declined : texts.noReply}
              {details.length > 0 && ' · '}
            </b>
          )}
          {details.join(' · ')}
        </small>
      )}
    </span>
  );
  if (id === null) return <div className={`option ${styles.guest}`}>{about}</div>;
  return (
    <label ref={element} className={`option ${styles.guest}`} data-status={status}>
      <input
        type="checkbox"
        checked={selected.has(id)}
        onChange={({ target }) => toggle([id], target.checked)}
      />
      {about}
    </label>
  );
});

function listDetails({ isChild, menu, dietary, householdNotes, tags }: SeatingGuest): string[] {
  const notes = [...menu, dietary ?? householdNotes].filter((one) => one !== null);
  return [...(isChild ? [getMessages('seating').child] : []), ...notes, ...tags];
}
