import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { findSchema, getElement, getField, getMaxLength, listFields } from '../content-schema.ts';
import { describeElement } from '../describe-content.ts';
import { type ContentDocument, toPathKey } from '../document-path.ts';
import { isAbsent, isHidden, listEditorSections, listShownIds } from '../editor-sections.ts';
import type { Handle, HandleAction } from './editable-page.ts';

/** Lists whose elements have a box of their own on the page. */
const LISTS = new Set([
  'card',
  'event',
  'group',
  'hotel',
  'link',
  'moment',
  'person',
  'photograph',
  'picture',
  'question',
  'swatch',
]);
const HIDDEN_LIST = 'rsvp.formerQuestions';

type FoundList = { path: ContentPath; items: unknown[] };

/** The buttons on the page: for each section, and for each element of its lists. Each does something. */
export function listHandles(document: ContentDocument): Handle[] {
  const lists = [...listFields(document)].flatMap(({ path, field, value }): FoundList[] => {
    const isOnPage =
      field.itemLabel && LISTS.has(field.itemLabel) && toPathKey(path) !== HIDDEN_LIST;
    return isOnPage && Array.isArray(value) ? [{ path, items: value }] : [];
  });
  const isIn = (parent: ContentPath) => (list: FoundList) =>
    toPathKey(list.path.slice(0, -1)) === toPathKey(parent) ||
    toPathKey(list.path) === toPathKey(parent);
  const addTo = (parent: ContentPath) =>
    lists.filter(isIn(parent)).flatMap((list) => createAddAction(list, document));
  return [
    ...listSections(document, addTo),
    ...lists.flatMap((list) => listItems(list, document, addTo)),
  ];
}

type AddTo = (parent: ContentPath) => HandleAction[];

function listSections(document: ContentDocument, addTo: AddTo): Handle[] {
  const texts = getMessages('website');
  const ids = listShownIds(document);
  return listEditorSections(document).flatMap((section): Handle[] => {
    const { elementId, id, isMovable, isOptional, parts, title } = section;
    const [part] = parts;
    // The sections of several values are at both ends of the page; the couple photo has a sheet of its own.
    if (!part || !isMovable || isAbsent(section, document) || isHidden(section, document))
      return [];
    const actions = [
      { name: 'form', label: texts.editing.inForm },
      ...(id === ids[0] ? [] : [{ name: 'up', label: texts.lists.moveUp }]),
      ...(id === ids.at(-1) ? [] : [{ name: 'down', label: texts.lists.moveDown }]),
      ...addTo(part.path),
      ...(isOptional ? [{ name: 'remove', label: texts.sections.remove }] : []),
    ];
    return [{ path: part.path, title, actions, elementId }];
  });
}

function listItems({ path, items }: FoundList, document: ContentDocument, addTo: AddTo): Handle[] {
  const { editing, lists: texts, remove } = getMessages('website');
  const schema = findSchema(path, document);
  const element = schema && getElement(schema);
  const field = element && getField(element);
  const isNeeded = items.length === 1 && toPathKey(path) === 'celebrate.events';
  return items.map((_, index) => {
    const item = [...path, index];
    return {
      path: item,
      title: describeElement(item, field, document),
      actions: [
        ...(index > 0 ? [{ name: 'up', label: texts.moveUp }] : []),
        ...(index < items.length - 1 ? [{ name: 'down', label: texts.moveDown }] : []),
        ...addTo(item),
        ...(field?.kind === 'picture' ? [] : [{ name: 'form', label: editing.inForm }]),
        ...(isNeeded ? [] : [{ name: 'remove', label: remove }]),
      ],
    };
  });
}

function createAddAction({ path, items }: FoundList, document: ContentDocument): HandleAction[] {
  const schema = findSchema(path, document);
  const itemLabel = schema && getField(schema)?.itemLabel;
  if (!schema || !itemLabel || items.length >= getMaxLength(schema)) return [];
  return [{ name: `add:${toPathKey(path)}`, label: getMessages('website').lists.add[itemLabel] }];
}

/** The path of a key such as 'celebrate.events.0'. */
export function toPath(key: string): ContentPath {
  return key.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}
