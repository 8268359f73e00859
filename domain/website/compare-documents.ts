import type { ContentPath } from '../wedding/checks/content-issue.ts';
import type { ContentChange } from './website-api.ts';

/**
 * Lists the differences between two documents, in the order of the later one. Elements of a list are
 * matched by their `id`, else by their content, else by their position. Values that are set when the document
 * is published are no differences.
 */
export function compareDocuments(before: unknown, after: unknown): ContentChange[] {
  return [...compareValues(before, after, [])];
}

const SET_WHEN_PUBLISHED = new Set(['formerQuestions', 'originalName', 'revision']);

/** The value as JSON with sorted names: equal for values that are the same. */
export function toCanonicalJson(value: unknown): string {
  const sortNames = (_: string, inner: unknown) =>
    isObject(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return JSON.stringify(value, sortNames) ?? '';
}

function* compareValues(
  before: unknown,
  after: unknown,
  path: ContentPath,
): Generator<ContentChange> {
  if (toCanonicalJson(before) === toCanonicalJson(after)) return;
  if (before === undefined) yield { path, kind: 'added', after };
  else if (after === undefined) yield { path, kind: 'removed', before };
  else if (Array.isArray(before) && Array.isArray(after)) yield* compareLists(before, after, path);
  // The size of a video belongs to its file.
  else if (isGroup(before) && isGroup(after) && !('sha256' in after)) {
    for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
      if (!SET_WHEN_PUBLISHED.has(key))
        yield* compareValues(before[key], after[key], [...path, key]);
    }
  } else yield { path, kind: 'changed', before, after };
}

function* compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ContentPath,
): Generator<ContentChange> {
  const matches = matchElements(before, after);
  const kept = new Set(matches);
  let lastPosition = -1;
  for (const [index, element] of after.entries()) {
    const position = matches[index];
    if (position === undefined) {
      yield { path: [...path, index], kind: 'added', after: element };
      continue;
    }
    yield* compareValues(before[position], element, [...path, index]);
    if (position < lastPosition)
      yield { path: [...path, index], kind: 'moved', before: position, after: index };
    lastPosition = Math.max(lastPosition, position);
  }
  for (const [index, element] of before.entries()) {
    if (!kept.has(index)) yield { path: [...path, index], kind: 'removed', before: element };
  }
}

/** For each later element the position of the earlier one that it continues; undefined for a new one. */
function matchElements(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const free = new Map(before.entries());
  const take = (isMatch: (element: unknown, position: number) => boolean) => {
    for (const [position, element] of free) {
      if (!isMatch(element, position)) continue;
      free.delete(position);
      return position;
    }
    return undefined;
  };
  const matches = after.map((element) => take((other) => toKey(other) === toKey(element)));
  const hasIds = [...before, ...after].every((element) => isGroup(element) && 'id' in element);
  if (hasIds) return matches;
  // The remaining elements were rewritten. In order, because a list that was also sorted cannot be recognised.
  return matches.map((match) => match ?? take(() => true));
}

function toKey(element: unknown): string {
  return isGroup(element) && typeof element.id === 'string'
    ? `id:${element.id}`
    : toCanonicalJson(element);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}
