import type { ContentPath } from '../wedding/checks/content-issue.ts';

// The page in the editor says which field each of its texts comes from: publish/preview-marks.ts puts a mark
// around each text before the page is rendered, and the dashboard takes the marks out again. The marks are
// characters for private use, so they survive rendering, and only one long with a space, so that no layout
// that depends on the length of words changes.

/** A text on the page of the editor. */
export type PreviewMark = {
  path: ContentPath;
  /** The paragraph of a longer text. */
  paragraph?: number;
  /** The words are made from this value, such as a date, and cannot be edited. */
  isDerived?: true;
};

/** The element of the page that the preview shows as it is after the wedding. */
export const AFTERWARDS_ID = 'afterwards';

/** The `name` of the `<meta>` element with the marks as JSON: the list that the characters count. */
export const MARKS_META = 'content-marks';

const FIRST = 0xe000;
const LAST = 0xf8fe;
/** Counts as a space for regular expressions and has no width. */
const SPACE = '\ufeff';
const END = '\uf8ff';

export const MAX_MARKS = LAST - FIRST + 1;
export const MARK_END = SPACE + END;

export function createMarkStart(index: number): string {
  return String.fromCharCode(FIRST + index) + SPACE;
}

/** Finds the begin of a marked text; the first group is its mark. */
export const MARK_START = /([\ue000-\uf8fe])\ufeff/u;
const ANY_MARK = /[\ue000-\uf8fe]\ufeff|\ufeff\uf8ff/gu;

export function readMarkIndex(start: string): number {
  return start.charCodeAt(0) - FIRST;
}

export function removeMarks(text: string): string {
  return text.replace(ANY_MARK, '');
}
