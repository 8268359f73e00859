// A draft is saved in parts: each top-level name of the document, and each added section by itself, so that two people
// can edit two sections at once.
import type { ContentPath } from '../wedding/checks/content-issue.ts';

type Content = Readonly<Record<string, unknown>>;

const ADDED = 'sections';

/** The contents of the parts by their names, such as `faq` and `sections.story_1a2b3c4d`. */
export function toParts({ [ADDED]: added, ...others }: Content): Record<string, unknown> {
  const sections = Object.entries(typeof added === 'object' && added !== null ? added : {});
  return {
    ...others,
    ...Object.fromEntries(sections.map(([id, section]) => [`${ADDED}.${id}`, section])),
  };
}

/** The document of parts; a part without content is absent. */
export function fromParts(parts: Content): Record<string, unknown> {
  const present = Object.entries(parts).filter(([, content]) => content !== undefined);
  const isAdded = ([name]: [string, unknown]) => name.startsWith(`${ADDED}.`);
  const added = present.filter(isAdded).map(([name, section]) => [toPartPath(name)[1], section]);
  return {
    ...Object.fromEntries(present.filter((part) => !isAdded(part))),
    ...(added.length > 0 && { [ADDED]: Object.fromEntries(added) }),
  };
}

/** Where the part is in the document. */
export function toPartPath(name: string): string[] {
  return name.split('.');
}

/** The name of the part with the value at the path. */
export function findPart(path: ContentPath): string {
  return path.slice(0, path[0] === ADDED ? 2 : 1).join('.');
}
