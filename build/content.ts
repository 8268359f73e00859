import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Wedding } from '../domain/wedding.ts';
import { checkWedding } from '../domain/wedding-checks.ts';

/** The faults of the content, in words for the couple. */
export class ContentError extends Error {}

/** Reads `wedding.ts` and the names of the pictures in a folder; throws ContentError naming every fault. */
export async function loadContent(contentDir: string): Promise<Wedding> {
  const files = new Set(await readdir(join(contentDir, 'pictures')));
  const { default: wedding } = await import(pathToFileURL(join(contentDir, 'wedding.ts')).href);
  const faults = checkWedding(wedding, files);
  if (faults.length > 0) {
    throw new ContentError(['The content has faults:', ...faults.map((f) => `  ${f}`)].join('\n'));
  }
  return wedding;
}
