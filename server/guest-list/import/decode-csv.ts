import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { rejections } from '../../platform/rejections.ts';

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const BYTE_ORDER_MARKS: [Encoding, number[]][] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
// The format of old Excel workbooks.
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Decodes a file as spreadsheets save it: Excel's "Unicode text", UTF-8 with or without a byte order
 * mark, otherwise Western European. Throws a Rejection if the file is not text.
 */
export function decodeCsv(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const texts = getMessages('guestListImport').files;
  if (bytes.length === 0) throw rejections.unreadableFile(texts.empty);
  if ([ZIP, OLE].some((start) => startsWith(bytes, start))) {
    throw rejections.unreadableFile(texts.oldWorkbook);
  }
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Text from a spreadsheet has none of these characters. A picture has them in its first bytes.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) {
    throw rejections.unreadableFile(texts.noList);
  }
  if (text.trim() === '') throw rejections.unreadableFile(texts.empty);
  return { text, encoding };
}

function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => startsWith(bytes, mark));
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
