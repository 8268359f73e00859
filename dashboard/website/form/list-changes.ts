import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { type FieldSchema, isOptional } from '../content-schema.ts';
import { isGroup, toPathKey } from '../document-path.ts';
import type { Editor } from './editor-context.tsx';

// Changes of a list, in its form and on the page.

type Draft = Pick<Editor, 'read' | 'change'>;

const EVENTS_ON_FORM = ['rsvp', 'events'];

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An empty list that need not be there is removed. */
export function writeList(
  { change }: Pick<Draft, 'change'>,
  schema: FieldSchema,
  path: ContentPath,
  items: unknown[],
): void {
  change(path, items.length === 0 && isOptional(schema) ? undefined : items);
}

/** Removes an element, an event also from the form. Returns what brings it back. */
export function removeElement(
  draft: Draft,
  schema: FieldSchema,
  path: ContentPath,
  index: number,
): () => void {
  const { read, change } = draft;
  const value = toList(read(path))[index];
  const id = toPathKey(path) === 'celebrate.events' && isGroup(value) ? value.id : undefined;
  const writeItems = (update: (items: unknown[]) => unknown[]) =>
    writeList(draft, schema, path, update(toList(read(path))));
  // Absent while the form has all events.
  const wasOnForm = toList(read(EVENTS_ON_FORM)).includes(id);
  const writeForm = (update: (ids: unknown[]) => unknown[]) => {
    const ids = read(EVENTS_ON_FORM);
    if (wasOnForm && Array.isArray(ids)) change(EVENTS_ON_FORM, update(ids));
  };

  writeItems((items) => items.toSpliced(index, 1));
  writeForm((ids) => ids.filter((other) => other !== id));
  return () => {
    writeItems((items) => items.toSpliced(index, 0, value));
    writeForm((ids) => [...ids, id]);
  };
}
