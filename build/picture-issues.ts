import { join } from 'node:path';
import sharp from 'sharp';
import type { Wedding } from '../domain/wedding.ts';
import { pictures } from '../domain/wedding-checks.ts';

/** The pictures of the content that cannot be read, one sentence each. */
export async function pictureIssues(wedding: Wedding, picturesDir: string): Promise<string[]> {
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
