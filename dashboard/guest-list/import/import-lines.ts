import type { GuestListPreview } from '../../../domain/guest-list/guest-list-api.ts';

/** A line of a list that needs attention. */
export type SetAsideLine = GuestListPreview['issues'][number];

/** The lines that can be fixed on screen. An issue of the whole file, or of an entry, has no cells. */
export function listLinesToFix({ issues }: GuestListPreview): SetAsideLine[] {
  return issues.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

type Lines = {
  headings: readonly string[];
  hasHeadings: boolean;
  lines: readonly (readonly string[])[];
};

/** The lines as CSV with commas, and the numbers of the lines that they start on. */
export function formatLines({ headings, hasHeadings, lines }: Lines): {
  csv: string;
  startLines: number[];
} {
  const records = hasHeadings ? [headings, ...lines] : lines;
  const texts = records.map((cells) => cells.map(formatCell).join(','));
  let next = 1;
  const starts = texts.map((text) => {
    const start = next;
    next += text.split('\n').length;
    return start;
  });
  return {
    csv: [...texts, ''].join('\n'),
    startLines: hasHeadings ? starts.slice(1) : starts,
  };
}

/** Spreadsheets run a cell with one of these first characters as a formula; the import removes the apostrophe. */
function formatCell(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, '\n');
  const safe = /^[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
