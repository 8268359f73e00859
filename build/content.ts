import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Wedding } from '../domain/wedding.ts';
import { checkWedding } from '../domain/wedding-checks.ts';
import { pictureFaults } from './picture-faults.ts';
import { syntaxFault } from './syntax-fault.ts';

/** The faults of the content, in words for the couple. */
export class ContentError extends Error {}

/** Reads `wedding.ts` and the names of the pictures in a folder; throws ContentError naming every fault. */
export async function loadContent(contentDir: string): Promise<Wedding> {
  const files = new Set(await readdir(join(contentDir, 'pictures')));
  const wedding = await readWords(contentDir, 'wedding.ts');
  const faults = checkWedding(wedding, files);
  if (faults.length === 0)
    faults.push(...(await pictureFaults(wedding, join(contentDir, 'pictures'))));
  if (faults.length > 0) {
    throw new ContentError(['The content has faults:', ...faults.map((f) => `  ${f}`)].join('\n'));
  }
  return wedding;
}

/** The words as they stand there; what they are is for the checks to say. */
async function readWords(contentDir: string, file: string): Promise<Wedding> {
  try {
    return (await import(pathToFileURL(join(contentDir, file)).href)).default;
  } catch (error) {
    const fault = syntaxFault(error, file);
    throw fault === null ? error : new ContentError(fault);
  }
}
