export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/**
 * The format by the first bytes; 'svg' for a drawing, and null for every other file. Decoders of other
 * formats must never see an upload: a browser's name and type of a file prove nothing.
 */
export function detectPictureFormat(bytes: Uint8Array): PictureFormat | 'svg' | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  if (start.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg';
  if (start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const text = start.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return detectBrand(text);
  return /<svg[\s>]/i.test(text) ? 'svg' : null;
}

/** AVIF and HEIC are the same container. Files of both kinds may name `mif1` first. */
function detectBrand(text: string): PictureFormat | null {
  const size = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const brands: string[] = text.slice(8, size).match(/.{4}/gs) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}
