import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';

/** The website's content, or a part of it, without a promise that it is valid. */
export type ContentDocument = Readonly<Record<string, unknown>>;

export function getValue(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, key) => readKey(value, key), content);
}

/** A copy with another value at the path. Undefined removes a name; it leaves lists as long as they are. */
export function setValue<Content>(content: Content, path: ContentPath, value: unknown): Content {
  const [key, ...rest] = path;
  if (key === undefined) return value as Content;
  const inner = setValue(readKey(content, key), rest, value);
  if (typeof key === 'number') {
    const list = Array.isArray(content) ? [...content] : [];
    list[key] = inner;
    return list as Content;
  }
  const group: Record<string, unknown> = isGroup(content) ? { ...content } : {};
  if (inner === undefined) delete group[key];
  else group[key] = inner;
  return group as Content;
}

export function moveElement<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/** Where a value is after a change: elements of lists move. Null if a list or a group on the way no longer has it. */
export function followPath(before: unknown, after: unknown, path: ContentPath): ContentPath | null {
  const [key, ...rest] = path;
  if (key === undefined) return path;
  const next = typeof key === 'number' ? followElement(before, after, key) : key;
  if (next === null || (isGroup(before) && !isGroup(after))) return null;
  const inner = followPath(readKey(before, key), readKey(after, next), rest);
  return inner && [next, ...inner];
}

function followElement(before: unknown, after: unknown, index: number): number | null {
  const former: unknown[] = Array.isArray(before) ? before : [];
  const list: unknown[] = Array.isArray(after) ? after : [];
  const element = JSON.stringify(former[index]);
  const isSame = (other: unknown) => JSON.stringify(other) === element;
  const next = isSame(list[index]) ? index : list.findIndex(isSame);
  // An element that no longer looks the same was edited, unless the list is shorter.
  if (next === -1) return list.length === former.length ? index : null;
  return next;
}

/** Identifies a path, as in 'celebrate.events.0.title'. */
export function toPathKey(path: ContentPath): string {
  return path.join('.');
}

export function isInside(path: ContentPath, parent: ContentPath): boolean {
  return parent.every((key, index) => path[index] === key);
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readKey(value: unknown, key: string | number): unknown {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
  return isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
