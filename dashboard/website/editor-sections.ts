import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import { AFTERWARDS_ID } from '../../domain/website/preview-marks.ts';
import { ADDED_KINDS, type AddedKind } from '../../domain/wedding/added-sections.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { orderSections, toStoredOrder } from '../../domain/wedding/section-order.ts';
import {
  type FieldSchema,
  findSchema,
  getChildren,
  getField,
  isOptional,
  weddingSchema,
} from './content-schema.ts';
import { type ContentDocument, getValue, isGroup, isInside, moveElement } from './document-path.ts';

/** A part of the content that is saved on its own. */
export type ContentPart = { path: ContentPath; schema: FieldSchema };

/** A section of the editor: parts of the content that the couple edits together. */
export type EditorSection = {
  id: string;
  /** In the language of the dashboard. */
  readonly title: string;
  parts: ContentPart[];
  /** Whether the website works without it. */
  isOptional: boolean;
  /** Whether it has a place in the order of the page. */
  isMovable: boolean;
  /** The id of the element on the page that shows it; without one, the top of the page. */
  elementId: string | null;
};

type Group = { id: keyof Messages['website']['sections']; names: string[]; elementId?: string };

/** At the beginning of the page. */
const FIRST: Group[] = [
  {
    id: 'basics',
    names: ['couple', 'date', 'dateLine', 'venueLine', 'timeZone', 'title'],
  },
  { id: 'languages', names: ['languages', 'english'] },
  { id: 'look', names: ['theme', 'ornament'] },
];
const LAST: Group[] = [
  { id: 'end', names: ['farewell', 'statements', 'afterwards'], elementId: AFTERWARDS_ID },
];

/** The elements that do not have the id of their section. */
const ELEMENT_IDS: Record<string, string | null> = {
  couplePhoto: null,
  strip: 'photos',
};

const SCHEMAS = new Map(getChildren(weddingSchema).map(({ key, schema }) => [String(key), schema]));

const TOP = [...FIRST.map(createGroupSection), createSingleSection('couplePhoto', false)];
const END = LAST.map(createGroupSection);
const MOVABLE = new Map(orderSections({}).map((id) => [id, createSingleSection(id, true)]));

/** In the order of the page, also those that it does not have. */
export function listEditorSections(document: ContentDocument): EditorSection[] {
  const ordered = orderSections(readArranged(document)).flatMap(
    (id) => MOVABLE.get(id) ?? createAddedSection(id, document),
  );
  return [...TOP, ...ordered, ...END];
}

export function readArranged({ order, sections }: ContentDocument) {
  return { order: readIds(order), sections: isGroup(sections) ? sections : {} };
}

/** A section of which there can be several is named by its heading. */
function createAddedSection(id: string, document: ContentDocument): EditorSection[] {
  const path = ['sections', id];
  const schema = findSchema(path, document);
  const field = schema && getField(schema);
  if (!field) return [];
  const heading = getValue(document, [...path, 'heading']);
  const [first] = readIds(document.languages);
  const texts = isGroup(heading) ? [heading[first ?? ''], ...Object.values(heading)] : [heading];
  return [
    {
      id,
      title: String(texts.find(Boolean) ?? field.label),
      parts: [{ path, schema }],
      isOptional: true,
      isMovable: true,
      elementId: id,
    },
  ];
}

/** A kind of section that a page can have any number of times. */
type SectionKind = { id: AddedKind; title: string; about: string | undefined };

export function listSectionKinds(): SectionKind[] {
  return Object.entries(ADDED_KINDS).map(([id, schema]) => {
    const field = getField(schema);
    return { id: id as AddedKind, title: field?.label ?? id, about: field?.hint };
  });
}

function readIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function createParts(names: readonly string[]): ContentPart[] {
  return names.flatMap((name) => {
    const schema = SCHEMAS.get(name);
    return schema ? [{ path: [name], schema }] : [];
  });
}

function createGroupSection({ id, names, elementId }: Group): EditorSection {
  return {
    id,
    get title() {
      return getMessages('website').sections[id];
    },
    parts: createParts(names),
    isOptional: false,
    isMovable: false,
    elementId: elementId ?? null,
  };
}

function createSingleSection(id: string, isMovable: boolean): EditorSection {
  const parts = createParts([id]);
  const [part] = parts;
  return {
    id,
    get title() {
      return (part && getField(part.schema)?.label) ?? id;
    },
    parts,
    isOptional: part !== undefined && isOptional(part.schema),
    isMovable,
    elementId: Object.hasOwn(ELEMENT_IDS, id) ? (ELEMENT_IDS[id] ?? null) : id,
  };
}

export function findEditorSection(
  id: string | undefined,
  document: ContentDocument,
): EditorSection | undefined {
  return listEditorSections(document).find((section) => section.id === id);
}

/** Whether the website does not have this section. */
export function isAbsent({ isOptional, parts }: EditorSection, document: ContentDocument): boolean {
  return isOptional && parts.every(({ path }) => getValue(document, path) === undefined);
}

/** Whether guests do not see this section for now. */
export function isHidden({ id, isMovable, isOptional }: EditorSection, document: ContentDocument) {
  return isMovable && isOptional && readIds(document.hidden).includes(id);
}

/** The ids to store when a section is shown or hidden; none if all are shown. */
export function changeHidden(
  document: ContentDocument,
  id: string,
  isHidden: boolean,
): string[] | undefined {
  const others = readIds(document.hidden).filter((other) => other !== id);
  const hidden = isHidden ? [...others, id] : others;
  return hidden.length > 0 ? hidden : undefined;
}

/** The ids of the sections that can be moved, as the page and the editor's list have them. */
export function listShownIds(document: ContentDocument, hasHidden = false): string[] {
  return listEditorSections(document)
    .filter((section) => section.isMovable && !isAbsent(section, document))
    .filter((section) => hasHidden || !isHidden(section, document))
    .map(({ id }) => id);
}

/** The order to store when a section takes the place of another one. */
export function changeOrder(document: ContentDocument, id: string, target: string) {
  const arranged = readArranged(document);
  const ids = orderSections(arranged);
  return toStoredOrder(moveElement(ids, ids.indexOf(id), ids.indexOf(target)), arranged);
}

/** The section with the value at the path. */
export function findEditorSectionByPath(
  path: ContentPath,
  document: ContentDocument,
): EditorSection | undefined {
  return listEditorSections(document).find(({ parts }) =>
    parts.some((part) => isInside(path, part.path)),
  );
}
