import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { PATHS } from './paths.ts';

/** A cut of a family, as the browser chooses it. */
export type Face = {
  family: 'Cardo' | 'Alegreya Sans';
  weight: 400 | 500;
  style: 'normal' | 'italic';
};

/** What people type first, and the punctuation of the product's own words. */
const ALWAYS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0‘’“”–—…·',
];

/** All that browsers do with a font unasked; small capitals and such are left out. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Every character that the couple's words, or the product's own, want of a font; sorted. */
export function charactersOf(content: unknown): string {
  const all = new Set([...ALWAYS, ...JSON.stringify(content)]);
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** The face with these characters alone, as WOFF2. */
export async function subset({ family, style, weight }: Face, characters: string): Promise<Buffer> {
  const name = family.toLowerCase().replace(' ', '-');
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  // Hints are for screens of another age: phones and Macs do not read them, and they are a third.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
  return subsetFont(whole, characters, options);
}

/** Where a subset lies; made once for the same characters. */
export async function subsetFile(face: Face, characters: string): Promise<string> {
  const hash = createHash('sha256').update(characters).update(FEATURES.join()).digest('hex');
  const dir = join(PATHS.cache, 'fonts', hash.slice(0, 16));
  const name = face.family.toLowerCase().replace(' ', '-');
  const path = join(dir, `${name}-words-${face.weight}-${face.style}.woff2`);
  const made = await readFile(path).catch(() => null);
  if (!made?.length) {
    await mkdir(dir, { recursive: true });
    await writeFile(path, await subset(face, characters));
  }
  return path;
}

/** The rule that gives a family the face for these characters. */
export function fontFace(face: Face, family: string, url: string, characters: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;
}

/** The characters as CSS names them, neighbours together: `U+20-7E, U+A0`. */
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
