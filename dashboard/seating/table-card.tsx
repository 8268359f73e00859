import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { NumberedTable } from '../../domain/seating/seating.ts';
import { getSeat, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { TextButton } from '../ui/text-button.tsx';
import { type DraggedPeople, GuestRow, isDraggedPeople, type Selection } from './guest-row.tsx';
import styles from './seating.module.css';
import type { Seating } from './use-seating.ts';

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

type Props = {
  table: NumberedTable;
  guests: readonly SeatingGuest[];
  seating: Seating;
  selection: Selection;
  onSeat: (people: readonly number[], table: number) => void;
  onEdit: (table: number) => void;
};

/** A table with its guests, and how full it is. */
export function TableCard({ table, guests, seating, selection, onSeat, onEdit }: Props) {
  const texts = getMessages('seating');
  const { element, isOver } = usePeopleTarget<HTMLElement>((people) => onSeat(people, table.id));
  const name = texts.tableName(table.number, table.name);
  const free = table.seats - guests.length;
  const newcomers = [...selection.selected].filter(
    (person) => seating.plan.seats[person]?.table !== table.id,
  );
  const canSeat = newcomers.length > 0 && newcomers.length <= free;
  return (
    <section
      ref={element}
      className={`card ${styles.table}`}
      aria-label={name}
      data-over={isOver || undefined}
    >
      <div className={styles.tableHeader}>
        <h2 className="name">{name}</h2>
        <span className="aside" data-full={free === 0 || undefined}>
          {texts.taken(guests.length, table.seats)}
        </span>
      </div>
      <div
        className={styles.meter}
        style={{ '--full': guests.length / table.seats } as CSSProperties}
      />
      {guests.length === 0 && <p className="soft small">{texts.nobody}</p>}
      {guests.map((guest) => (
        <GuestRow
          key={guest.key}
          guest={guest}
          selection={selection}
          seat={getSeat(guest, seating.plan)?.seat}
        />
      ))}
      <div className="buttons">
        {canSeat && (
          <TextButton
            aria-label={texts.seatHereAt(name)}
            onClick={() => onSeat(newcomers, table.id)}
          >
            {texts.seatHere}
          </TextButton>
        )}
        <TextButton aria-label={`${texts.edit}: ${name}`} onClick={() => onEdit(table.id)}>
          {texts.edit}
        </TextButton>
      </div>
    </section>
  );
}
