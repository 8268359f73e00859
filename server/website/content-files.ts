import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import document from '../../content/wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createPhotoFiles, type PhotoLocation } from '../photos/photo-files.ts';

/** The content in `content/`, which counts until something is published in the browser. */
export type ContentFiles = {
  document: WeddingDocument;
  /** The names of the files in `content/pictures/`. */
  pictures: ReadonlySet<string>;
  /** Whether an uploaded video, or its captions, is stored on this server. */
  hasVideo(sha256: string): Promise<boolean>;
};

export const CONTENT_PICTURES = join(import.meta.dirname, '..', '..', 'content', 'pictures');

export function readContentFiles(location?: PhotoLocation): ContentFiles {
  const hasVideo = location ? createPhotoFiles(location).has : async () => false;
  return { document, pictures: new Set(listFiles(CONTENT_PICTURES)), hasVideo };
}

/** A site whose content is in the database only may have no folder. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
