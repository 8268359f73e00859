// Commands that check the content speak English.
import '../../domain/dashboard/messages/english.ts';
import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';
import type { Queries } from '../platform/database/database.ts';
import { listPictures, toPictureFile } from './pictures/pictures.ts';

/** Every issue of a document. */
export async function findContentIssues(
  queries: Queries | null,
  document: unknown,
  files: PictureFiles,
): Promise<ContentIssue[]> {
  const { checkWedding } = await loadWeddingSchema();
  return checkWedding(document, await listPictureNames(queries, files));
}

type PictureFiles = { pictures: ReadonlySet<string> };

/** The pictures that a document may have: uploaded ones, and files in `content/pictures/`. */
export async function listPictureNames(
  queries: Queries | null,
  files: PictureFiles,
): Promise<ReadonlySet<string>> {
  const uploaded = queries ? (await listPictures(queries)).map(toPictureFile) : [];
  return new Set([...files.pictures, ...uploaded]);
}

/**
 * Loads the schema of the content and its checks at their first use: while the content is that of the
 * files, a server needs them only for the editor, and they take 4 MB and a tenth of the start's CPU time.
 */
export async function loadWeddingSchema() {
  return {
    ...(await import('../../domain/wedding/wedding.ts')),
    ...(await import('../../domain/wedding/checks/wedding-checks.ts')),
    ...(await import('../../domain/wedding/checks/showable-wedding.ts')),
  };
}
