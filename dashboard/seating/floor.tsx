import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { type Chair, layOutTable, TABLE_DEPTH } from '../../domain/seating/floor.ts';
import {
  listTables,
  type NumberedTable,
  type Place,
  ROOM_PARTS,
  type RoomPart,
} from '../../domain/seating/seating.ts';
import { addRoomPart, getOutline } from '../../domain/seating/seating-changes.ts';
import { getSeat, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { type Selection, useDraggablePeople, usePeopleTarget } from '../plans/selection.ts';
import { Option, SelectField } from '../ui/fields.tsx';
import styles from './floor.module.css';
import { RoomPartSheet } from './room-part-sheet.tsx';
import type { Seating } from './use-seating.ts';

/** Around the room, for chairs outside of it. */
const MARGIN_CM = 60;
const STEP_CM = 10;
const LARGE_STEP_CM = 50;

type Props = {
  seating: Seating;
  selection: Selection;
  onSeat: (people: readonly number[], table: number, chair?: number) => void;
  onEdit: (table: number) => void;
};

/** The room with its tables, to scale. */
export function Floor({ seating, selection, onSeat, onEdit }: Props) {
  const { plan, byTable, change } = seating;
  const texts = getMessages('seating');
  const plane = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const tables = listTables(plan);
  const box = measureFloor(plan, tables);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const getScale = () => (plane.current?.clientWidth ?? width) / width;
  const hasWalls = Object.values(plan.room).some(({ kind }) => kind === 'room');

  useEffect(() => {
    if (!plane.current) return;
    return dropTargetForElements({
      element: plane.current,
      canDrop: ({ source }) => source.data.kind === 'floor-item',
    });
  }, []);

  return (
    <div className={styles.section}>
      <p className="soft small">{texts.floorHint}</p>
      <div className="row">
        <SelectField
          label={texts.addToRoom}
          value=""
          onChange={({ target }) => change(addRoomPart(plan, target.value as RoomPart['kind']))}
        >
          <option value="">{getMessages('plans').choose}</option>
          {ROOM_PARTS.map((kind) => (
            <option key={kind} value={kind} disabled={kind === 'room' && hasWalls}>
              {texts.roomParts[kind]}
            </option>
          ))}
        </SelectField>
        <Option checked={isLarge} onChange={() => setIsLarge(!isLarge)}>
          {texts.zoom}
        </Option>
      </div>
      <div className={styles.scroll}>
        <div
          className={styles.floor}
          data-large={isLarge || undefined}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <div
            ref={plane}
            className={styles.plane}
            style={{ '--w': width, '--left': box.left, '--top': box.top } as CSSProperties}
          >
            {Object.entries(plan.room).map(([id, part]) => (
              <FloorPart
                key={id}
                part={part}
                getScale={getScale}
                onMove={(place) => change({ room: { [Number(id)]: { ...part, ...place } } })}
                onEdit={() => setEdited(Number(id))}
              />
            ))}
            {tables.map((table) => (
              <FloorTable
                key={table.id}
                {...{ table, seating, selection, onSeat, onEdit, getScale }}
                guests={byTable.get(table.id) ?? []}
              />
            ))}
          </div>
        </div>
      </div>
      <RoomPartSheet seating={seating} id={edited} onClose={() => setEdited(null)} />
    </div>
  );
}

function measureFloor(plan: Seating['plan'], tables: readonly NumberedTable[]) {
  const outline = getOutline(plan);
  const parts = Object.values(plan.room);
  const all = [
    ...[outline.left, outline.right].map((x) => ({ x, y: outline.top })),
    ...[outline.left, outline.right].map((x) => ({ x, y: outline.bottom })),
    ...tables,
    ...parts,
  ];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return {
    left: Math.min(...xs) - MARGIN_CM,
    right: Math.max(...xs) + MARGIN_CM,
    top: Math.min(...ys) - MARGIN_CM,
    bottom: Math.max(...ys) + MARGIN_CM,
  };
}

type Movable = { place: Place; getScale: () => number; onMove: (place: Place) => void };

/**
 * Moves an element by its handle, with the pointer or the arrow keys. While it moves, only its style changes: React
 * renders once, at the end.
 */
function useMovable<E extends HTMLElement>(
  element: RefObject<E | null>,
  handle: RefObject<HTMLElement | null>,
  { place, getScale, onMove }: Movable,
) {
  const offset = useRef({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Measured once: between two changes of a style, each measure would be a layout.
  const scale = useRef(1);

  const measure = useEffectEvent(() => {
    scale.current = getScale();
  });
  const show = useEffectEvent((x: number, y: number) => {
    offset.current = { x, y };
    const { dataset, style } = element.current ?? {};
    if (dataset) dataset.moving = '';
    // A custom property would change the styles of all chairs as well.
    const lengths = [x, y].map((length) => `${length * scale.current}px`);
    style?.setProperty('translate', lengths.join(' '));
  });
  const finish = useEffectEvent(() => {
    clearTimeout(timer.current);
    const { x, y } = offset.current;
    offset.current = { x: 0, y: 0 };
    delete element.current?.dataset.moving;
    element.current?.style.removeProperty('translate');
    if (x !== 0 || y !== 0) onMove({ ...place, x: place.x + x, y: place.y + y });
  });
  const snap = useEffectEvent(
    (pixels: number) => Math.round(pixels / scale.current / STEP_CM) * STEP_CM,
  );

  useEffect(() => {
    if (!element.current || !handle.current) return;
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => ({ kind: 'floor-item' }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          disableNativeDragPreview({ nativeSetDragImage }),
        onDragStart: () => measure(),
        onDrag: ({ location: { initial, current } }) =>
          show(
            snap(current.input.clientX - initial.input.clientX),
            snap(current.input.clientY - initial.input.clientY),
          ),
        onDrop: () => finish(),
      }),
      () => clearTimeout(timer.current),
    );
  }, [element, handle]);

  return {
    onKeyDown(event: KeyboardEvent) {
      const [x, y] = {
        ArrowLeft: [-1, 0],
        ArrowRight: [1, 0],
        ArrowUp: [0, -1],
        ArrowDown: [0, 1],
      }[event.key] ?? [0, 0];
      if ((x === 0 && y === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP_CM : STEP_CM;
      scale.current = getScale();
      show(offset.current.x + (x ?? 0) * step, offset.current.y + (y ?? 0) * step);
      clearTimeout(timer.current);
      // Several presses are one change.
      timer.current = setTimeout(finish, 500);
    },
    onBlur: () => finish(),
  };
}

const toStyle = ({ x, y, rotation }: Place, size: { width: number; height: number }) =>
  ({
    ...{ '--x': x, '--y': y, '--turn': `${rotation}deg` },
    ...{ '--tw': size.width, '--th': size.height },
  }) as CSSProperties;

type FloorPartProps = Omit<Movable, 'place'> & { part: RoomPart; onEdit: () => void };

function FloorPart({ part, getScale, onMove, onEdit }: FloorPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { x, y, rotation } = part;
  const place = { x, y, rotation };
  const move = useMovable(element, handle, { place, getScale, onMove });
  return (
    <div ref={element} className={styles.part} data-kind={part.kind} style={toStyle(part, part)}>
      <button ref={handle} type="button" className="bare" onClick={onEdit} {...move}>
        {getMessages('seating').roomParts[part.kind]}
      </button>
    </div>
  );
}

type FloorTableProps = Props & {
  table: NumberedTable;
  guests: readonly SeatingGuest[];
  getScale: () => number;
};

function FloorTable(props: FloorTableProps) {
  const { table, guests, seating, selection, onSeat, onEdit, getScale } = props;
  const { plan, change } = seating;
  const texts = getMessages('seating');
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const target = usePeopleTarget<HTMLDivElement>((people) => onSeat(people, table.id));
  const { id, x, y, rotation, ...values } = table;
  const move = useMovable(element, handle, {
    ...{ place: { x, y, rotation }, getScale },
    onMove: (place) => change({ tables: { [id]: { ...values, ...place } } }),
  });
  const { chairs, width, height } = layOutTable(table);
  const name = texts.tableName(table.number, table.name);
  const occupants = placeOnChairs(guests, plan, table);
  const selected = [...selection.selected];

  function pressChair(chair: number, guest: SeatingGuest | undefined) {
    const isAnother = selected.length === 1 && selected[0] !== guest?.id;
    if (guest?.id && !isAnother) selection.toggle([guest.id], !selection.selected.has(guest.id));
    else if (selected.length > 0) onSeat(selected, id, chair);
  }

  return (
    <div
      ref={element}
      className={styles.table}
      data-shape={table.shape}
      style={toStyle(table, { width, height })}
    >
      <div ref={target.element} className={styles.top} data-over={target.isOver || undefined}>
        {table.shape === 'u' && <UShape width={width} height={height} />}
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          onClick={() => (selected.length > 0 ? onSeat(selected, id) : onEdit(id))}
          {...move}
        >
          <span className="visually-hidden">
            {name}, {getMessages('plans').taken(guests.length, table.seats)}
          </span>
          <b aria-hidden="true">{table.number}</b>
          {table.name && <i aria-hidden="true">{table.name}</i>}
          <small aria-hidden="true">
            {guests.length}/{table.seats}
          </small>
        </button>
      </div>
      {chairs.map((chair, index) => (
        <FloorChair
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
          key={index}
          chair={chair}
          seat={index + 1}
          guest={occupants[index]}
          selection={selection}
          onPress={() => pressChair(index + 1, occupants[index])}
          onDrop={(people) => onSeat(people, id, index + 1)}
        />
      ))}
    </div>
  );
}

/** Guests without a chair of their own are drawn on the free ones. */
function placeOnChairs(
  guests: readonly SeatingGuest[],
  plan: Seating['plan'],
  table: NumberedTable,
): (SeatingGuest | undefined)[] {
  const chairs: (SeatingGuest | undefined)[] = Array(table.seats).fill(undefined);
  const others: SeatingGuest[] = [];
  for (const guest of guests) {
    const chair = getSeat(guest, plan)?.seat;
    if (chair) chairs[chair - 1] = guest;
    else others.push(guest);
  }
  for (const guest of others) chairs[chairs.indexOf(undefined)] = guest;
  return chairs;
}

type FloorChairProps = {
  chair: Chair;
  seat: number;
  guest: SeatingGuest | undefined;
  selection: Selection;
  onPress: () => void;
  onDrop: (people: number[]) => void;
};

function FloorChair({ chair, seat, guest, selection, onPress, onDrop }: FloorChairProps) {
  const texts = getMessages('seating');
  const id = guest?.id ?? null;
  const dragged = useDraggablePeople<HTMLButtonElement>(id, selection.selected);
  const target = usePeopleTarget<HTMLSpanElement>(onDrop);
  const name = guest?.name ?? texts.freeChair;
  return (
    <span
      ref={target.element}
      className={styles.chair}
      style={{ '--cx': chair.x, '--cy': chair.y } as CSSProperties}
      data-over={target.isOver || undefined}
    >
      <button
        ref={dragged}
        className={styles.chairButton}
        type="button"
        tabIndex={guest ? 0 : -1}
        aria-pressed={id === null ? undefined : selection.selected.has(id)}
        title={name}
        data-status={guest?.status}
        onClick={onPress}
      >
        <span className="visually-hidden">
          {texts.chair(seat)}: {name}
        </span>
        {guest && <span aria-hidden="true">{getInitials(guest.name)}</span>}
      </button>
    </span>
  );
}

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0])
    .join('');
}

function UShape({ width, height }: { width: number; height: number }) {
  const [arm, inner] = [TABLE_DEPTH, width - TABLE_DEPTH];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 0H${width}V${height}H${inner}V${arm}H${arm}V${height}H0Z`} />
    </svg>
  );
}
