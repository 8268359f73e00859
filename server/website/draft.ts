import { createHash } from 'node:crypto';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toCanonicalJson } from '../../domain/website/compare-documents.ts';
import { fromParts, toParts } from '../../domain/website/document-parts.ts';
import {
  ABSENT_REVISION,
  type DraftSection,
  type SaveDraftRequest,
} from '../../domain/website/website-api.ts';
import {
  findFormerPart,
  migratePart,
  migrateWedding,
} from '../../domain/wedding/migrate-wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { rejections } from '../platform/rejections.ts';
import { findLatestVersion, type WeddingVersion } from './wedding-versions.ts';

export const draftTable = defineTable(
  'wedding_draft',
  { id: 'text', content: 'text?', changed_at: 'text', changed_by: 'text?' },
  { title: 'sections of the draft', contains: 'website' },
);

// A list in a valid document has forty elements at most. These limits keep every comparison fast.
const MAX_LIST_LENGTH = 200;
const MAX_DEPTH = 20;

/** A document that need not be a valid WeddingDocument. */
export type ContentDocument = Record<string, unknown>;

export type Draft = {
  document: ContentDocument;
  sections: DraftSection[];
  /** Identifies the whole draft and the version that it changes. */
  revision: string;
  /** The version that the draft changes; null when those are the files in `content/`. */
  published: WeddingVersion | null;
  publishedDocument: ContentDocument;
};

/** Reads the draft: the published document with the sections that were changed since. */
export async function loadDraft(queries: Queries, files: ContentDocument): Promise<Draft> {
  const version = await findLatestVersion(queries);
  const publishedDocument = keepHotelNames(
    version ? parseDocument(version.document) : toJsonValues(files),
  );
  const stored = new Map((await readDraftParts(queries)).map((section) => [section.name, section]));
  const changed = [...stored.values()].map(({ name, content }) => [name, content]);
  const document = migrateWedding(
    fromParts({ ...toParts(publishedDocument), ...Object.fromEntries(changed) }),
  );
  const parts = toParts(document);
  const names = new Set([...Object.keys(parts), ...stored.keys()]);
  const sections = [...names].map((name): DraftSection => {
    const content = parts[name];
    const change = stored.get(name);
    return {
      name,
      ...(content !== undefined && { content }),
      revision: toRevision(content),
      change: change ? { at: change.changedAt, by: change.changedBy } : null,
    };
  });
  const { document: _, ...published } = version ?? { document: '' };
  return {
    document,
    sections,
    revision: toRevision([
      version?.id ?? 0,
      sections.map(({ name, revision }) => [name, revision]),
    ]),
    published: version && (published as WeddingVersion),
    publishedDocument,
  };
}

/** Stores sections, or none when somebody else has changed one of them: throws Rejection. */
export async function saveSections(
  queries: Queries,
  files: ContentDocument,
  { sections }: SaveDraftRequest,
  device: string | null,
): Promise<void> {
  const draft = await loadDraft(queries, files);
  const current = new Map(draft.sections.map((section) => [section.name, section]));
  const conflicts = sections.flatMap(({ name, revision, content }) => {
    const section = current.get(name) ?? createEmptySection(name);
    const isSame = [revision, toRevision(content)].includes(section.revision);
    return isSame ? [] : [section];
  });
  if (conflicts.length > 0) throw rejections.draftConflict(conflicts);
  for (const { name, content } of sections) {
    await putSection(queries, draft, name, content, device);
  }
}

/** Replaces the whole draft by a document, if it still has the revision: throws Rejection. */
export async function replaceDraft(
  queries: Queries,
  files: ContentDocument,
  revision: string,
  document: ContentDocument | null,
  device: string | null,
): Promise<void> {
  const draft = await loadDraft(queries, files);
  requireRevision(draft, revision);
  await clearDraft(queries);
  if (document === null) return;
  const parts = toParts(document);
  for (const name of Object.keys({ ...toParts(draft.publishedDocument), ...parts })) {
    await putSection(queries, draft, name, parts[name], device);
  }
}

/** Changes a section of the draft if the draft has one of its own. Its author stays. */
export async function changeDraft(
  queries: Queries,
  files: ContentDocument,
  name: string,
  change: (content: unknown) => Promise<unknown>,
): Promise<void> {
  const draft = await loadDraft(queries, files);
  const section = draft.sections.find((one) => one.name === name);
  if (!section?.change) return;
  await putSection(queries, draft, name, await change(section.content), section.change.by);
}

export function requireRevision(draft: Draft, revision: string): void {
  if (draft.revision !== revision) throw rejections.draftConflict(draft.sections);
}

/** A section that is as published needs no row. */
async function putSection(
  queries: Queries,
  { publishedDocument }: Draft,
  name: string,
  content: unknown,
  device: string | null,
): Promise<void> {
  const former = findFormerPart(name);
  if (former) await deleteDraftSection(queries, former);
  if (toRevision(content) === toRevision(toParts(publishedDocument)[name])) {
    await deleteDraftSection(queries, name);
    return;
  }
  const json = content === undefined ? null : JSON.stringify(content);
  await putDraftSection(queries, { name, content: json, changedBy: device });
}

/** Throws for a document of a newer version. */
export function parseDocument(json: string): ContentDocument {
  return migrateWedding(JSON.parse(json) as ContentDocument);
}

/** Answers are stored under the names that hotels had when they were published first. */
function keepHotelNames(document: ContentDocument): ContentDocument {
  const { stay } = document as Partial<WeddingDocument>;
  if (!stay) return document;
  const groups = stay.groups.map((group) => ({
    ...group,
    hotels: group.hotels.map((hotel) => ({
      ...hotel,
      originalName: hotel.originalName ?? hotel.name,
    })),
  }));
  return { ...document, stay: { ...stay, groups } };
}

function createEmptySection(name: string): DraftSection {
  return { name, revision: toRevision(undefined), change: null };
}

/** The same for equal contents, so that two editors with the same change are not in conflict. */
function toRevision(content: unknown): string {
  if (content === undefined) return ABSENT_REVISION;
  return createHash('sha256').update(toCanonicalJson(content)).digest('base64url').slice(0, 16);
}

function parseContent(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}

/** The document as it is after it was stored as JSON and read again. */
function toJsonValues(document: ContentDocument): ContentDocument {
  return parseDocument(JSON.stringify(document));
}

/** Throws Rejection for a value that no valid document has. */
export function requireBounded(value: unknown, field: string, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  const values = Object.values(value);
  if (depth > MAX_DEPTH || values.length > MAX_LIST_LENGTH) {
    throw rejections.invalid(getMessages('website').errors.tooMuch, field);
  }
  for (const inner of values) requireBounded(inner, field, depth + 1);
}

/** A section of the document that the draft changes, adds or removes. */
type StoredSection = {
  name: string;
  /** As JSON; null when the draft removes the section. */
  content: string | null;
  changedAt: string;
  /** The device that changed it; null when it is not known. */
  changedBy: string | null;
};

async function readDraftParts(queries: Queries) {
  const stored = await listDraftSections(queries);
  return stored.map(({ changedAt, changedBy, content, name }) => ({
    ...migratePart(name, parseContent(content)),
    ...{ changedAt, changedBy },
  }));
}

export function listDraftSections(queries: Queries): Promise<StoredSection[]> {
  return queries.query(
    'SELECT id AS name, content, changed_at AS "changedAt", changed_by AS "changedBy"' +
      ' FROM wedding_draft',
  );
}

/** Stores a section of the draft in place of the previous one. */
export async function putDraftSection(
  queries: Queries,
  { name, content, changedBy }: Omit<StoredSection, 'changedAt'>,
  now = new Date(),
): Promise<void> {
  await queries.query(
    'INSERT INTO wedding_draft (id, content, changed_at, changed_by) VALUES ($1, $2, $3, $4)' +
      ' ON CONFLICT (id) DO UPDATE SET content = excluded.content,' +
      ' changed_at = excluded.changed_at, changed_by = excluded.changed_by',
    [name, content, now.toISOString(), changedBy],
  );
}

/** Removes a section from the draft: it is as published again. */
async function deleteDraftSection(queries: Queries, name: string): Promise<void> {
  await queries.query('DELETE FROM wedding_draft WHERE id = $1', [name]);
}

export async function clearDraft(queries: Queries): Promise<void> {
  await queries.query('DELETE FROM wedding_draft');
}
