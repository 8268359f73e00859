import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { getField } from '../content-schema.ts';
import { getValue, isInside, toPathKey } from '../document-path.ts';
import { toPictureAddress } from '../pictures/picture-address.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useEditor } from './editor-context.tsx';
import { EventFields, isEvent } from './event-fields.tsx';
import { type FieldProps, GroupFields } from './field.tsx';
import styles from './form.module.css';

type Props = FieldProps & {
  name: string;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  /** Missing in a list that is full. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
};

/** An element of a list: one line that opens, or the field itself if it is only a text. */
export function ListItem({ schema, path, Field, name, isOpen, onToggle, ...actions }: Props) {
  const { document, issues } = useEditor();
  const texts = getMessages('website');
  const panelId = useId();
  const { element, handle, state } = useSorting(path, actions.onMove);
  const kind = getField(schema)?.kind;
  const index = Number(path.at(-1));
  const isText = kind !== 'section' && kind !== 'picture';
  const GroupOrEvent = isEvent(path) ? EventFields : GroupFields;
  const Fields = kind === 'picture' ? PictureField : GroupOrEvent;
  const problems = issues.filter((issue) => isInside(issue.path, path)).length;
  const picture = kind === 'picture' ? getValue(document, [...path, 'file']) : undefined;

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  return (
    <li ref={element} className={styles.item} data-state={state} data-open={isOpen || undefined}>
      <div className={styles.itemHeader}>
        <span ref={handle} className={styles.handle} aria-hidden="true" title={texts.lists.drag}>
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path d="M2 3h.01M8 3h.01M2 8h.01M8 8h.01M2 13h.01M8 13h.01" />
          </svg>
        </span>
        {isText ? (
          <div className={styles.itemText}>
            <Field schema={schema} path={path} />
          </div>
        ) : (
          <button
            type="button"
            className={`bare ${styles.toggle}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={onToggle}
            onKeyDown={moveByKey}
          >
            {typeof picture === 'string' && picture && (
              <img src={toPictureAddress(picture)} alt="" className={styles.thumbnail} />
            )}
            <span className="name">{name}</span>
            {problems > 0 && <span className="error small">{texts.problems(problems)}</span>}
          </button>
        )}
        {isText && <Actions name={name} index={index} {...actions} isCompact />}
      </div>
      {isOpen && !isText && (
        <div id={panelId} className={`stack gap-4 ${styles.panel}`}>
          <Fields schema={schema} path={path} Field={Field} />
          <Actions name={name} index={index} {...actions} />
        </div>
      )}
    </li>
  );
}

type ActionsProps = Pick<Props, 'name' | 'count' | 'onMove' | 'onDuplicate' | 'onRemove'> & {
  index: number;
  /** Next to a text there is only room for icons. */
  isCompact?: boolean;
};

function Actions({ name, index, count, onMove, onDuplicate, onRemove, isCompact }: ActionsProps) {
  const { lists: texts, remove } = getMessages('website');
  const button = (label: string, words: ReactNode, run: () => void, isDisabled = false) => (
    <TextButton
      onClick={run}
      aria-disabled={isDisabled}
      destructive={label === remove}
      aria-label={`${label}: ${name}`}
      title={label}
    >
      {words}
    </TextButton>
  );
  return (
    <div className={`buttons ${styles.itemActions}`} data-compact={isCompact}>
      {button(
        texts.moveUp,
        isCompact ? <Icon path="m3 10 5-5 5 5" /> : texts.moveUp,
        () => onMove(index - 1),
        index === 0,
      )}
      {button(
        texts.moveDown,
        isCompact ? <Icon path="m3 6 5 5 5-5" /> : texts.moveDown,
        () => onMove(index + 1),
        index === count - 1,
      )}
      {!isCompact && onDuplicate && button(texts.duplicate, texts.duplicate, onDuplicate)}
      {button(remove, isCompact ? <Icon path="m4 4 8 8M12 4l-8 8" /> : remove, onRemove)}
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}

type SortingState = 'idle' | 'dragged' | 'over';

/** Sorting by drag, within one list. */
function useSorting(path: ContentPath, onMove: (to: number) => void) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<SortingState>('idle');
  const listKey = toPathKey(path.slice(0, -1));
  const index = Number(path.at(-1));
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

  return { element, handle, state };
}
