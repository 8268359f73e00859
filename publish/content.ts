import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import '../domain/dashboard/messages/english.ts';
import {
  checkWedding,
  findPictures,
  formatContentIssues,
} from '../domain/wedding/checks/wedding-checks.ts';
import { migrateWedding } from '../domain/wedding/migrate-wedding.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { CommandError } from '../server/platform/command-error.ts';

/** The content is invalid. The message is written for the couple. */
export class ContentError extends CommandError {}

/** The content's file in the content folder. */
const FILE = 'wedding.ts';

/**
 * Loads the content in all its languages. Throws ContentError with every issue of the texts and the
 * pictures.
 */
export async function loadDocument(contentDir: string): Promise<WeddingDocument> {
  const picturesDir = join(contentDir, 'pictures');
  const files = new Set(await readdir(picturesDir));
  const document = migrateWedding(await importContent(contentDir));
  const issues = formatContentIssues(checkWedding(document, files));
  throwContentError(CONTENT_HEADING, [
    ...issues,
    ...(await findUnreadablePictures(document, picturesDir, files)),
  ]);
  return document as WeddingDocument;
}

/** Throws ContentError with one line per issue below the heading, when there are any issues. */
export function throwContentError(heading: string, issues: readonly string[]): void {
  if (issues.length === 0) return;
  throw new ContentError([heading, ...issues.map((issue) => `  ${issue}`)].join('\n'));
}

const CONTENT_HEADING = 'The content has errors:';

async function importContent(contentDir: string): Promise<unknown> {
  try {
    return (await import(pathToFileURL(join(contentDir, FILE)).href)).default;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ContentError(explainSyntaxError(error, FILE));
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

async function findUnreadablePictures(
  document: unknown,
  picturesDir: string,
  present: ReadonlySet<string>,
): Promise<string[]> {
  const files = new Set([...findPictures(document)].map(({ file }) => file));
  const issues = [...files.intersection(present)].map(async (file) => {
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
