import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { checkTranslation } from '../domain/translation-checks.ts';
import type { Wedding } from '../domain/wedding.ts';
import { checkWedding, findPictures } from '../domain/wedding-checks.ts';
import { CommandError } from '../server/command-error.ts';
import { ENGLISH, findSecondLanguage, type Language } from './languages.ts';

/** The content is invalid. The message is written for the couple. */
export class ContentError extends CommandError {}

/** The guests' pages in one language. */
export type Edition = {
  language: Language;
  wedding: Wedding;
  /** The language that the page's language switch leads to; null when there is only one. */
  otherLanguage: Language | null;
};

/**
 * Loads the content in every language, English first. Throws ContentError with every issue of the
 * texts and the pictures.
 */
export async function loadContent(contentDir: string): Promise<[Edition, ...Edition[]]> {
  const picturesDir = join(contentDir, 'pictures');
  const files = new Set(await readdir(picturesDir));
  const second = await findSecondLanguage(contentDir);
  const wedding = await importWedding(contentDir, ENGLISH);
  const issues = checkWedding(wedding, files);
  if (issues.length === 0) issues.push(...(await unreadablePictures(wedding, picturesDir)));
  const english = { language: ENGLISH, wedding, otherLanguage: second };
  if (!second) {
    throwContentError(CONTENT_HEADING, issues);
    return [english];
  }
  const translation = await importWedding(contentDir, second);
  const translationIssues = checkWedding(translation, files);
  // Comparing the two needs both to be valid.
  if (issues.length + translationIssues.length === 0) {
    translationIssues.push(...checkTranslation(translation, wedding, ENGLISH.content));
  }
  throwContentError(CONTENT_HEADING, [
    ...issues,
    ...translationIssues.map((issue) => `${second.content}: ${issue}`),
  ]);
  return [english, { language: second, wedding: translation, otherLanguage: ENGLISH }];
}

/** Throws ContentError with one line per issue below the heading, when there are any issues. */
export function throwContentError(heading: string, issues: readonly string[]): void {
  if (issues.length === 0) return;
  throw new ContentError([heading, ...issues.map((issue) => `  ${issue}`)].join('\n'));
}

const CONTENT_HEADING = 'The content has errors:';

/** Imports a content file. It is typed as a Wedding, but only the checks prove that it is one. */
async function importWedding(contentDir: string, { content }: Language): Promise<Wedding> {
  try {
    return (await import(pathToFileURL(join(contentDir, content)).href)).default;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ContentError(explainSyntaxError(error, content));
    throw error;
  }
}

/** Adds the line, which only the stack names, and the two most common causes. */
function explainSyntaxError(error: SyntaxError, file: string): string {
  const [, line, excerpt = ''] = /:(\d+)\n([\s\S]*?)\n\n/.exec(error.stack ?? '') ?? [];
  return [
    `content/${file} cannot be read${line ? ` at line ${line}` : ''}:`,
    ...excerpt.split('\n').map((text) => `  ${text}`),
    'The most common causes are a missing comma at the end of the line above, a missing quote at the end',
    "of this line, or a straight ' in a text instead of a curly ’: write It’s, not It's.",
  ].join('\n');
}

async function unreadablePictures(wedding: Wedding, picturesDir: string): Promise<string[]> {
  const files = new Set([...findPictures(wedding)].map(({ file }) => file)).add(wedding.ornament);
  const issues = [...files].map(async (file) => {
    if (await isReadablePicture(join(picturesDir, file))) return [];
    return `${file} in content/pictures/ is not a picture that can be read: save it as JPEG, PNG or WebP (photos from an iPhone in HEIC too)`;
  });
  return (await Promise.all(issues)).flat();
}

async function isReadablePicture(path: string): Promise<boolean> {
  try {
    const { compression, format } = await sharp(path).metadata();
    // sharp reads the header of HEIC photos but cannot decode them; AVIF is the exception.
    return format !== 'heif' || compression === 'av1';
  } catch {
    return false;
  }
}
