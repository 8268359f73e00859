import { type ReactNode, useId } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { getField } from '../content-schema.ts';
import { getValue, isInside, toPathKey } from '../document-path.ts';
import { toPictureAddress } from '../pictures/picture-address.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useEditor } from './editor-context.tsx';
import { EventFields, isEvent } from './event-fields.tsx';
import { type FieldProps, GroupFields } from './field.tsx';
import styles from './form.module.css';
import { ActionIcon, DragHandle, useSorting } from './sorting.tsx';

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
  const index = Number(path.at(-1));
  const { element, handle, moveByKey, state } = useSorting(
    toPathKey(path.slice(0, -1)),
    index,
    actions.onMove,
  );
  const kind = getField(schema)?.kind;
  const isText = kind !== 'section' && kind !== 'picture';
  const GroupOrEvent = isEvent(path) ? EventFields : GroupFields;
  const Fields = kind === 'picture' ? PictureField : GroupOrEvent;
  const problems = issues.filter((issue) => isInside(issue.path, path)).length;
  const picture = kind === 'picture' ? getValue(document, [...path, 'file']) : undefined;

  return (
    <li ref={element} className={styles.item} data-state={state} data-open={isOpen || undefined}>
      <div className={styles.itemHeader}>
        <DragHandle handle={handle} />
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
        isCompact ? <ActionIcon path="m3 10 5-5 5 5" /> : texts.moveUp,
        () => onMove(index - 1),
        index === 0,
      )}
      {button(
        texts.moveDown,
        isCompact ? <ActionIcon path="m3 6 5 5 5-5" /> : texts.moveDown,
        () => onMove(index + 1),
        index === count - 1,
      )}
      {!isCompact && onDuplicate && button(texts.duplicate, texts.duplicate, onDuplicate)}
      {button(remove, isCompact ? <ActionIcon path="m4 4 8 8M12 4l-8 8" /> : remove, onRemove)}
    </div>
  );
}
