import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { FieldError } from '../../../ui/field.tsx';
import { toastWithUndo } from '../../api/undo.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { copyElement, createElement } from '../blank-values.ts';
import {
  type FieldSchema,
  getElement,
  getField,
  getMaxLength,
  getVisibleChildren,
} from '../content-schema.ts';
import { describeElement } from '../describe-content.ts';
import { isGroup, isInside, moveElement } from '../document-path.ts';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { type FieldProps, FieldSet, useField } from './field.tsx';
import { removeElement, toList, writeList } from './list-changes.ts';
import { ListItem } from './list-item.tsx';
import { keepFocus } from './sorting.tsx';

/** A list whose elements can be added, duplicated, removed and sorted. */
export function ListField({ schema, path, Field }: FieldProps) {
  const { document, read, change, announce, target, focusAdded, ...list } = useField({
    schema,
    path,
  });
  const { field } = list;
  const { lists: texts, removed } = getMessages('website');
  const items = toList(list.value);
  const { keys, changeKeys } = useItemKeys(items.length);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const element = getElement(schema);
  const itemField = element && getField(element);
  const isFull = items.length >= getMaxLength(schema);

  // A link to a value inside opens the elements on the way to it.
  const targetIndex = target && isInside(target.path, path) ? target.path[path.length] : undefined;
  const targetKey = typeof targetIndex === 'number' ? keys[targetIndex] : undefined;
  const [openedFor, setOpenedFor] = useState<unknown>(null);
  if (targetKey !== undefined && openedFor !== target) {
    setOpenedFor(target);
    setOpened(new Set(opened).add(targetKey));
  }

  const readItems = () => toList(read(path));

  function write(next: unknown[], nextKeys: (before: number[]) => number[]) {
    changeKeys(nextKeys);
    writeList({ change }, schema, path, next);
  }

  const nameOf = (index: number) => describeElement([...path, index], itemField, document);

  function insert(index: number, value: unknown) {
    const added = createKey();
    write(readItems().toSpliced(index, 0, value), (ids) => ids.toSpliced(index, 0, added));
    setOpened((before) => new Set(before).add(added));
    focusAdded([...path, index, ...listFirstKey(element, value)]);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    const name = nameOf(from);
    write(moveElement(items, from, to), (ids) => moveElement(ids, from, to));
    keepFocus();
    announce(texts.moved(name, to + 1, items.length));
  }

  function remove(index: number) {
    const key = keys[index] ?? createKey();
    const name = nameOf(index);
    const bringBack = removeElement({ read, change }, schema, path, index);
    changeKeys((ids) => ids.toSpliced(index, 1));
    toastWithUndo(removed, name, () => {
      bringBack();
      changeKeys((ids) => ids.toSpliced(index, 0, key));
    });
  }

  if (!element || !field?.itemLabel) return null;
  const addLabel = texts.add[field.itemLabel];
  return (
    <FieldSet label={list.label} hint={list.hint}>
      <FieldError id={`${path.join('-')}-error`}>{list.error}</FieldError>
      {items.length > 0 && (
        <ol className="rows">
          {items.map((_, index) => (
            <ListItem
              Field={Field}
              key={keys[index]}
              schema={element}
              path={[...path, index]}
              name={nameOf(index)}
              count={items.length}
              isOpen={opened.has(keys[index] ?? -1)}
              onToggle={() => setOpened(toggleKey(opened, keys[index]))}
              onMove={(to) => move(index, to)}
              onDuplicate={
                isFull ? undefined : () => insert(index + 1, copyElement(items[index], schema))
              }
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {itemField?.kind === 'picture' ? (
        <AddPictures
          label={addLabel}
          path={path}
          maxCount={getMaxLength(schema) - items.length}
          onAdd={(file) => {
            insert(readItems().length, { file, alt: '' });
            return true;
          }}
        />
      ) : (
        !isFull && (
          <TextButton
            className="edge"
            onClick={() => insert(items.length, createElement(schema, document))}
          >
            {addLabel}
          </TextButton>
        )
      )}
      {isFull && <p className="soft small">{texts.full(items.length)}</p>}
    </FieldSet>
  );
}

/** The key of an element's first field; of a picture, its description. None for a text. */
function listFirstKey(element: FieldSchema | undefined, value: unknown): ContentPath {
  if (!element || !isGroup(value)) return [];
  if (getField(element)?.kind === 'picture') return ['alt'];
  return getVisibleChildren(element, value)
    .slice(0, 1)
    .map(({ key }) => key);
}

function toggleKey(opened: ReadonlySet<number>, key: number | undefined): ReadonlySet<number> {
  const next = new Set(opened);
  if (key !== undefined && !next.delete(key)) next.add(key);
  return next;
}

let lastKey = 0;

function createKey(): number {
  lastKey += 1;
  return lastKey;
}

/** Elements have no identity of their own: each keeps a key while it moves. */
function useItemKeys(count: number) {
  const [keys, changeKeys] = useState<number[]>([]);
  if (keys.length === count) return { keys, changeKeys };
  // Somebody else has changed the list.
  const next = Array.from({ length: count }, (_, index) => keys[index] ?? createKey());
  changeKeys(next);
  return { keys: next, changeKeys };
}
