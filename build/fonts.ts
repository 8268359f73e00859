import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LANGUAGE_DETAILS, LANGUAGES } from '../domain/languages.ts';
import { PATHS } from './paths.ts';

/** One style of a font family. */
export type Face = {
  family: 'Cardo' | 'Alegreya Sans';
  weight: 400 | 500;
  style: 'normal' | 'italic';
};

/**
 * Printable ASCII, which guests type, the typographic punctuation of the site's own texts, and the
 * letters of the links to other languages.
 */
const BASIC_CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0‘’“”–—…·',
  ...LANGUAGES.map((code) => LANGUAGE_DETAILS[code].name).join(''),
];

/** The OpenType features that browsers apply by default. Others, such as small capitals, are removed. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** The basic characters and those of the texts in a value, sorted. */
export function usedCharacters(texts: unknown): string {
  const all = new Set([...BASIC_CHARACTERS, ...JSON.stringify(texts)]);
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** Creates a WOFF2 font with only these characters. */
export async function subset({ family, style, weight }: Face, characters: string): Promise<Buffer> {
  const name = toFileName(family);
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  // Hinting only helps old low-resolution screens, and takes a third of the file.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
  return subsetFont(whole, characters, options);
}

/** Writes the subset to the cache, unless it is there already, and returns its path. */
export async function writeSubset(face: Face, characters: string): Promise<string> {
  const hash = createHash('sha256').update(characters).update(FEATURES.join()).digest('hex');
  const dir = join(PATHS.cache, 'fonts', hash.slice(0, 16));
  const path = join(dir, `${toFileName(face.family)}-words-${face.weight}-${face.style}.woff2`);
  const cached = await readFile(path).catch(() => null);
  if (!cached?.length) {
    await mkdir(dir, { recursive: true });
    await writeFile(path, await subset(face, characters));
  }
  return path;
}

/** The `@font-face` rule that uses a font file for these characters of a family. */
export function fontFaceRule(face: Face, family: string, url: string, characters: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;
}

/** The characters in CSS notation, with consecutive ones joined: `U+20-7E, U+A0`. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function toFileName(family: string): string {
  return family.toLowerCase().replace(' ', '-');
}
