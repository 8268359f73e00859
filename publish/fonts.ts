import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Design, Face } from '../designs/design.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { readOrCreate } from './cache.ts';
import { addHashedFile, type Files } from './files.ts';
import type { Language } from './languages.ts';
import { simplifyOutlines } from './simplify-outlines.ts';

/** The `@font-face` rules of a wedding. */
export type Fonts = {
  rules: string;
  /**
   * The fonts that the gate does not need: italic and medium, and the few characters of the hero, embedded, so that
   * the first paint waits for no file.
   */
  weddingRules: string;
};

/** Shows a hotel's price level (site/page/sections/hotels.tsx). */
const PRICE_SIGN = '€';

/**
 * Adds subsets of the fonts, with only the characters of the texts. Their rules must come after those of
 * the whole fonts (build/font-faces.ts): browsers use the last matching rule, and load a whole font only for a
 * character outside the subset, which a guest may type.
 */
export async function createFonts(
  wedding: Wedding,
  { faces, hasCapitals }: Design,
  { letters, messages }: Language,
  languageNames: readonly string[],
  files: Files,
  cacheDir: string,
): Promise<Fonts> {
  const { display, displayItalic, text, textStrong } = faces;
  const characters = findUsedCharacters([wedding, messages, letters, languageNames, PRICE_SIGN]);

  async function addSubsets(faces: readonly Face[]): Promise<string> {
    const rules = faces.map(async (face) => {
      const name = `${toFileName(face.family)}-words-${face.weight}-${face.style}`;
      const font = await subset(face, characters, cacheDir);
      const address = addHashedFile(files, `/assets/${name}.woff2`, font);
      return renderFontFaceRule(face, face.family, address, characters);
    });
    return (await Promise.all(rules)).join('');
  }

  async function embed(face: Face, family: string, words: string): Promise<string> {
    const text = hasCapitals ? words.toUpperCase() : words;
    return renderFontFaceRule(face, family, await embedFont(face, text, cacheDir), text);
  }

  const weddingRules = [
    addSubsets([displayItalic, textStrong]),
    embed(display, 'Hero Names', wedding.couple.join('')),
    embed(displayItalic, 'Hero Italic', '&'),
    embed(textStrong, 'Hero Strong', wedding.dateLine),
  ];
  return {
    rules: await addSubsets([display, text]),
    weddingRules: (await Promise.all(weddingRules)).join(''),
  };
}

/** A font with only the characters of a text, as a data URL. */
export async function embedFont(face: Face, text: string, cacheDir: string): Promise<string> {
  const characters = [...new Set(text)].sort().join('');
  const font = await subset(face, characters, cacheDir);
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

/** Printable ASCII, which guests type, and the typographic punctuation of the site's own texts. */
const BASIC_CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0‘’“”–—…·',
];

/** The basic characters and those of the texts in a value, also as capitals, which styles show. Sorted. */
function findUsedCharacters(texts: unknown): string {
  const json = JSON.stringify(texts);
  const all = new Set([...BASIC_CHARACTERS, ...json, ...json.toUpperCase()]);
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** The OpenType features that browsers apply by default. Others, such as small capitals, are removed. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Creates a WOFF2 font with only these characters, or takes it from the cache. */
async function subset(face: Face, characters: string, cacheDir: string): Promise<Buffer> {
  const { axes, file, tolerance } = face;
  const key = [file, JSON.stringify(axes), tolerance, FEATURES, characters].join();
  const name = `${createHash('sha256').update(key).digest('hex')}.woff2`;
  return readOrCreate(join(cacheDir, 'fonts', name), async () => {
    const whole = await readFile(createRequire(import.meta.url).resolve(file));
    // Hinting only helps old low-resolution screens, and takes a third of the file.
    const options = { noHinting: true, keepFeatures: FEATURES };
    if (!tolerance) {
      const variationAxes = axes && { variationAxes: axes };
      return subsetFont(whole, characters, { targetFormat: 'woff2', ...options, ...variationAxes });
    }
    const letters = await subsetFont(whole, characters, { targetFormat: 'truetype', ...options });
    const simplified = simplifyOutlines(letters, tolerance);
    return subsetFont(simplified, characters, { targetFormat: 'woff2', ...options });
  });
}

/** The `@font-face` rule that uses a font file for the characters of a text. */
function renderFontFaceRule(
  { style, weight }: Face,
  family: string,
  url: string,
  text: string,
): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:url("${url}") format("woff2");unicode-range:${renderUnicodeRange(text)}}`;
}

/** The characters in CSS notation, with consecutive ones joined: `U+20-7E,U+A0`. */
function renderUnicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

function toFileName(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}
