import { useDeferredValue, useMemo, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { toast } from '../../../ui/toasts.ts';
import { toastWithUndo, undoLastChange } from '../../api/undo.ts';
import { isPressed, KEYS } from '../../shell/keys.ts';
import { createElement } from '../blank-values.ts';
import {
  findSchema,
  getElement,
  getField,
  getMaxLength,
  getVisibleChildren,
} from '../content-schema.ts';
import { describeElement, describePath } from '../describe-content.ts';
import { moveElement, toPathKey } from '../document-path.ts';
import { findEditorSectionByPath, listShownIds } from '../editor-sections.ts';
import { useEditor } from '../form/editor-context.tsx';
import { removeElement, toList, writeList } from '../form/list-changes.ts';
import { moveSection, removeSection } from '../sections.tsx';
import { makeEditable } from './editable-page.ts';
import { listHandles, toPath } from './list-handles.ts';
import { useExampleWords, useTextDraft, useTextStates } from './page-texts.ts';
import type { PageEditing } from './preview-frame.tsx';

/** What a click on the page opens. */
export type PageSheet = { kind: 'picture' | 'add-pictures'; path: ContentPath };

type Options = {
  onOpenField: () => void;
  onOpenSheet: (sheet: PageSheet) => void;
};

/** Edits the draft on the page of the preview: its texts, pictures, sections and lists. */
export function usePageEditing({ onOpenField, onOpenSheet }: Options) {
  const editor = useEditor();
  const { announce, change, goTo, read } = editor;
  const isExample = useExampleWords();
  const describeText = useTextStates(editor, isExample);
  const { marks, ...textDraft } = useTextDraft(editor);
  const document = useDeferredValue(editor.document);
  const [page] = useState(() => ({
    /** The words that were written here, until the server's page has them. */
    written: new Map<string, string>(),
    /** An element that has moved, until it has on the page too: the next click there means it. */
    moved: null as { from: string; to: string } | null,
    /** The control that gets the focus when the page has it. */
    nextFocus: '',
  }));

  const editing = useMemo(
    (): Pick<PageEditing, 'prepare' | 'onShown'> => ({
      prepare(next) {
        const found = makeEditable(next, {
          describeText: (mark, shown) => describeText(mark, shown, page.written),
          describePicture: (key) =>
            getMessages('website').editing.changePicture(
              describePath(toPath(key), document).join(' → '),
            ),
          handles: listHandles(document),
        });
        marks.current = found;
      },
      onShown(shown) {
        const control = page.nextFocus && shown.querySelector<HTMLElement>(page.nextFocus);
        if (!control) return;
        Object.assign(page, { nextFocus: '', moved: null });
        control.focus({ preventScroll: true });
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      },
    }),
    [describeText, document, marks, page],
  );

  // Most edits change the server's page, which is then prepared anyway. Words that are taken back before the
  // server has shown them do not.
  const problems = JSON.stringify(editor.issues);
  const isTakenBack = textDraft.isTakenBack(page.written);
  const state = useMemo(
    () => ({ isExample, isTakenBack, problems }),
    [isExample, isTakenBack, problems],
  );

  function act(key: string, action: string) {
    const path = toPath(page.moved?.from === key ? page.moved.to : key);
    if (action === 'form') return openForm(path);
    if (action.startsWith('add:')) return add(toPath(action.slice('add:'.length)));
    const section = findEditorSectionByPath(path, editor.document);
    if (!section?.parts.some((part) => toPathKey(part.path) === toPathKey(path)))
      return changeItem(path, action);
    if (action === 'remove') return removeSection(editor, section);
    const to = listShownIds(editor.document).indexOf(section.id) + (action === 'up' ? -1 : 1);
    moveSection(editor, section, to, false);
    page.nextFocus = `[data-path="${toPathKey(path)}"] > [data-handle] > button[data-action="${action}"]`;
  }

  function openForm(path: ContentPath) {
    const schema = findSchema(path, editor.document);
    const isElement = path.length > 1 && schema && getField(schema)?.kind === 'section';
    // An element of a list is opened at its first field.
    const [field] = isElement ? getVisibleChildren(schema, read(path)) : [];
    goTo(field ? [...path, field.key] : path);
    onOpenField();
  }

  function add(path: ContentPath) {
    const schema = findSchema(path, editor.document);
    const element = schema && getElement(schema);
    if (!element) return;
    if (getField(element)?.kind === 'picture') return onOpenSheet({ kind: 'add-pictures', path });
    const items = toList(read(path));
    writeList(editor, schema, path, [...items, createElement(schema, editor.document)]);
    page.nextFocus = `[data-text^="${toPathKey([...path, items.length])}."]`;
  }

  function changeItem(path: ContentPath, action: string) {
    const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
    const schema = findSchema(list, editor.document);
    if (!schema) return;
    const texts = getMessages('website');
    const items = toList(read(list));
    const element = getElement(schema);
    const name = describeElement(path, element && getField(element), editor.document);
    if (action === 'remove') {
      return toastWithUndo(texts.removed, name, removeElement(editor, schema, list, index));
    }
    const to = index + (action === 'up' ? -1 : 1);
    if (to < 0 || to >= items.length) return;
    change(list, moveElement(items, index, to));
    announce(texts.lists.moved(name, to + 1, items.length));
    const target = toPathKey([...list, to]);
    page.moved = { from: page.moved?.from ?? toPathKey(path), to: target };
    const isLast = to === 0 || to === items.length - 1;
    const button = isLast ? '' : `[data-action="${action}"]`;
    page.nextFocus = `[data-path="${target}"] > [data-handle] > button${button}`;
  }

  /** Returns false for a click on something that is not edited here. */
  function click(element: Element): boolean {
    const find = (name: string) => element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    const [action, picture, derived] = [find('action'), find('picture'), find('derived')];
    if (action) act(find('path') ?? '', action);
    else if (picture) onOpenSheet({ kind: 'picture', path: toPath(picture) });
    else if (derived) {
      const place = describePath(toPath(derived), editor.document).join(' → ');
      const texts = getMessages('website').editing;
      toast(texts.computed, texts.comesFrom(place));
      openForm(toPath(derived));
    } else return find('text') !== undefined;
    return true;
  }

  function onPress(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.isContentEditable) return;
    if (isPressed(KEYS.undo, event) && undoLastChange()) event.preventDefault();
    if (event.key !== 'Enter' || !target.matches('[data-picture], [data-derived]')) return;
    event.preventDefault();
    click(target);
  }

  return {
    editing: {
      ...editing,
      ...textDraft,
      end(key: string) {
        const words = textDraft.end();
        if (words) page.written.set(key, words);
      },
      onPress,
      state,
    },
    click,
    openForm,
  };
}

/** Where pictures are added to a list. */
export function usePictureList(path: ContentPath) {
  const editor = useEditor();
  const schema = findSchema(path, editor.document);
  const items = toList(editor.read(path));
  return {
    label: (schema && getField(schema)?.label) ?? '',
    maxCount: schema ? getMaxLength(schema) - items.length : 0,
    add(file: string) {
      if (schema)
        writeList(editor, schema, path, [...toList(editor.read(path)), { file, alt: '' }]);
    },
  };
}
