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
