import type { ContentIssue } from '../../domain/wedding/content-issue.ts';
import type { Queries } from '../database/database.ts';
import { listPictures, toPictureFile } from '../tables/pictures.ts';
import { loadWeddingSchema } from './wedding-schema.ts';

/** Every issue of a document. Its pictures may be uploaded ones and files in `content/pictures/`. */
export async function findContentIssues(
  queries: Queries | null,
  document: unknown,
  files: { pictures: ReadonlySet<string> },
): Promise<ContentIssue[]> {
  const uploaded = queries ? (await listPictures(queries)).map(toPictureFile) : [];
  const { checkWedding } = await loadWeddingSchema();
  return checkWedding(document, new Set([...files.pictures, ...uploaded]));
}
