import { dashboardErrors } from '../http/dashboard-error.ts';

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const MARKS: [Encoding, number[]][] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
// An old Excel workbook.
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The text of a file as people save lists: Excel's "Unicode text", UTF-8 with and without a mark,
 * or else Western European. Throws DashboardError for what is no text.
 */
export function csvText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length === 0) throw dashboardErrors.unreadableFile('The file is empty.');
  if ([ZIP, OLE].some((start) => startsWith(bytes, start))) {
    throw dashboardErrors.unreadableFile(
      'This is a workbook. Open it and save the sheet as CSV, then choose that file.',
    );
  }
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Spreadsheets put none of these into a text; a picture has them in its first bytes.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) {
    throw dashboardErrors.unreadableFile(
      'This is not a list that can be read. Save the sheet as CSV.',
    );
  }
  if (text.trim() === '') throw dashboardErrors.unreadableFile('The file is empty.');
  return { text, encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => startsWith(bytes, mark));
  if (marked) return marked[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return 'Windows-1252';
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
