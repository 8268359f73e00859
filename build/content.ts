import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { checkTranslation } from '../domain/translation-checks.ts';
import type { Wedding } from '../domain/wedding.ts';
import { checkWedding, pictures } from '../domain/wedding-checks.ts';
import { ENGLISH, type Language, secondLanguage } from './languages.ts';

/** The faults of the content, in words for the couple. */
export class ContentError extends Error {}

/** The guests' pages in one language. */
export type Edition = {
  language: Language;
  wedding: Wedding;
  /** What the page's switch leads to; null when there is one edition. */
  elsewhere: Language | null;
};

/**
 * Reads the content in its languages, English first, and the names of the pictures in a folder; throws
 * ContentError naming every fault.
 */
export async function loadContent(contentDir: string): Promise<[Edition, ...Edition[]]> {
  const files = new Set(await readdir(join(contentDir, 'pictures')));
  const second = await secondLanguage(contentDir);
  const wedding = await read(contentDir, ENGLISH);
  const faults = checkWedding(wedding, files);
  if (faults.length === 0) {
    faults.push(...(await pictureIssues(wedding, join(contentDir, 'pictures'))));
  }
  const first = { language: ENGLISH, wedding, elsewhere: second };
  if (!second) {
    refuse('The content has faults:', faults);
    return [first];
  }
  const translation = await read(contentDir, second);
  const ownFaults = checkWedding(translation, files);
  // What is at fault by itself cannot be laid beside the other.
  const isSound = faults.length + ownFaults.length === 0;
  const apart = isSound ? checkTranslation(translation, wedding, ENGLISH.content) : [];
  const ofSecond = [...ownFaults, ...apart].map((fault) => `${second.content}: ${fault}`);
  refuse('The content has faults:', [...faults, ...ofSecond]);
  return [first, { language: second, wedding: translation, elsewhere: ENGLISH }];
}

/** The words as they stand there; what they are is for the checks to say. */
async function read(contentDir: string, { content }: Language): Promise<Wedding> {
  try {
    return (await import(pathToFileURL(join(contentDir, content)).href)).default;
  } catch (error) {
    const fault = syntaxErrorMessage(error, content);
    throw fault === null ? error : new ContentError(fault);
  }
}

/** Throws ContentError with a line for each of the faults below the heading, when there are any. */
export function refuse(heading: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new ContentError([heading, ...faults.map((f) => `  ${f}`)].join('\n'));
}

/**
 * What to say of a file of words that is no program, with the line where reading stopped; null for any
 * other error.
 */
function syntaxErrorMessage(error: unknown, file: string): string | null {
  if (!(error instanceof SyntaxError)) return null;
  const [, line, shown = ''] = /:(\d+)\n([\s\S]*?)\n\n/.exec(error.stack ?? '') ?? [];
  return [
    `content/${file} cannot be read${line ? ` at line ${line}` : ''}:`,
    ...shown.split('\n').map((text) => `  ${text}`),
    'Most often a comma is missing at the end of the line above, or a quote at the end of this one; or',
    "the words hold a straight ' where a curly ’ belongs: It’s, not It's.",
  ].join('\n');
}

/** The pictures of the content that cannot be read, one sentence each. */
async function pictureIssues(wedding: Wedding, picturesDir: string): Promise<string[]> {
  const files = new Set([...pictures(wedding)].map(({ file }) => file)).add(wedding.ornament);
  const faults = [...files].map(async (file) => {
    if (await isReadable(join(picturesDir, file))) return [];
    return `${file} in content/pictures/ is no picture that can be read here: save it as JPEG, PNG or WebP (an iPhone’s HEIC too)`;
  });
  return (await Promise.all(faults)).flat();
}

async function isReadable(path: string): Promise<boolean> {
  try {
    const { compression, format } = await sharp(path).metadata();
    // Of an iPhone's picture the head alone can be read.
    return format !== 'heif' || compression === 'av1';
  } catch {
    return false;
  }
}
