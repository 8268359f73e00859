import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import {
  getChildren,
  getField,
  isOptional,
  type NamedSchema,
  weddingSchema,
} from './content-schema.ts';
import type { ContentDocument } from './document-path.ts';

/** A section of the editor: sections of the content that the couple edits together. */
export type EditorSection = {
  id: string;
  /** In the language of the dashboard. */
  readonly title: string;
  contentSections: NamedSchema[];
  /** Whether the website works without it. */
  isOptional: boolean;
  /** The id of the element on the page that shows it; without one, the top of the page. */
  elementId: string | null;
};

/** While it is edited, the preview shows the page as it is after the wedding. */
export const AFTERWARDS_ID = 'afterwards';

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
  goodToKnow: 'good-to-know',
  strip: 'photos',
};

const CONTENT_SECTIONS = getChildren(weddingSchema).filter(({ key }) => key !== 'version');
const GROUPED = new Set([...FIRST, ...LAST].flatMap(({ names }) => names));

/** In the order of the page, which is that of the schema. */
export const EDITOR_SECTIONS: EditorSection[] = [
  ...FIRST.map(createGroupSection),
  ...CONTENT_SECTIONS.filter(({ key }) => !GROUPED.has(String(key))).map(createSingleSection),
  ...LAST.map(createGroupSection),
];

function createGroupSection({ id, names, elementId }: Group): EditorSection {
  const contentSections = names.flatMap(
    (name) => CONTENT_SECTIONS.find(({ key }) => key === name) ?? [],
  );
  return {
    id,
    get title() {
      return getMessages('website').sections[id];
    },
    contentSections,
    isOptional: false,
    elementId: elementId ?? null,
  };
}

function createSingleSection(section: NamedSchema): EditorSection {
  const id = String(section.key);
  return {
    id,
    get title() {
      return getField(section.schema)?.label ?? id;
    },
    contentSections: [section],
    isOptional: isOptional(section.schema),
    elementId: Object.hasOwn(ELEMENT_IDS, id) ? (ELEMENT_IDS[id] ?? null) : id,
  };
}

export function findEditorSection(id: string | undefined): EditorSection | undefined {
  return EDITOR_SECTIONS.find((section) => section.id === id);
}

/** Whether the website does not have this section. */
export function isAbsent(section: EditorSection, document: ContentDocument): boolean {
  return section.isOptional && document[section.id] === undefined;
}

/** The section with the value at the path. */
export function findEditorSectionByPath(path: ContentPath): EditorSection | undefined {
  return EDITOR_SECTIONS.find(({ contentSections }) =>
    contentSections.some(({ key }) => key === path[0]),
  );
}
