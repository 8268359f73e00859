import type { ContentChange } from '../../../domain/website/website-api.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { describePath, describeValue, getElementTitle, isElement } from '../describe-path.ts';
import type { ContentDocument } from '../document-path.ts';

/** A difference in words, as in 'Events → The Wedding → Starts': '5:30 PM' became '6:00 PM'. */
export type ChangeWords = {
  /** The labels that lead to the value. */
  place: string[];
  kind: ContentChange['kind'];
  before: string | null;
  after: string | null;
};

type Documents = { before: ContentDocument; after: ContentDocument; locale: string };

export function describeChange(
  { path, kind, before, after }: ContentChange,
  documents: Documents,
): ChangeWords {
  const { locale } = documents;
  if (kind === 'moved') {
    return {
      place: describePath(path, documents.after),
      kind,
      before: String(Number(before) + 1),
      after: String(Number(after) + 1),
    };
  }
  const document = kind === 'removed' ? documents.before : documents.after;
  const describe = (value: unknown, inside: ContentDocument) =>
    value === undefined ? null : describeValue(value, path, { document: inside, locale });
  return {
    place:
      kind === 'changed'
        ? describePath(isElement(path, document) ? path.slice(0, -1) : path, document)
        : describePlace(path, document, kind === 'removed' ? before : after),
    kind,
    before: describe(before, documents.before),
    after: describe(after, documents.after),
  };
}

/** An element that was added or removed is named by its own title. */
function describePlace(path: ContentPath, document: ContentDocument, value: unknown): string[] {
  const place = describePath(path, document);
  const title = isElement(path, document) && getElementTitle(value, path, document);
  return title ? [...place.slice(0, -1), title] : place;
}
