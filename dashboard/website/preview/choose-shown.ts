import { findPart, toPartPath } from '../../../domain/website/document-parts.ts';
import type { ContentIssue } from '../../../domain/wedding/checks/content-issue.ts';
import {
  findBlockingIssues,
  leaveOutInvalid,
} from '../../../domain/wedding/checks/showable-wedding.ts';
import { fillBlanks } from '../blank-values.ts';
import { type ContentDocument, getValue, setValue } from '../document-path.ts';

/** The document in the preview; null while there is none that the server would show. */
export type Shown = {
  document: ContentDocument | null;
  /** The first value that has to be corrected before the preview can show it. */
  issue: ContentIssue | null;
};

/** The document as it is, with the former content of sections that cannot be shown now. */
export function chooseShown(
  document: ContentDocument,
  former: ContentDocument | null,
  pictureFiles: ReadonlySet<string>,
): Shown {
  const filled = fillBlanks(document);
  const issues = findBlockingIssues(filled, pictureFiles);
  const [issue = null] = issues;
  if (!issue) return { document: filled, issue };
  if (!former) return { document: leaveOutInvalid(filled, pictureFiles), issue };
  const mixed = issues.reduce((content, { path }) => {
    const part = toPartPath(findPart(path));
    return setValue(content, part, getValue(former, part));
  }, filled);
  const canBeShown = findBlockingIssues(mixed, pictureFiles).length === 0;
  return { document: canBeShown ? mixed : former, issue };
}
