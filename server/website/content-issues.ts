// Commands that check the content speak English.
import '../../domain/dashboard/messages/english.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';
import { listVideoFiles } from '../../domain/wedding/videos.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../platform/database/database.ts';
import type { ContentFiles } from './content-files.ts';
import { listPictures, toPictureFile } from './pictures/pictures.ts';

/** Every issue of a document. */
export async function findContentIssues(
  queries: Queries | null,
  document: unknown,
  files: PictureFiles & Pick<ContentFiles, 'hasVideo'>,
): Promise<ContentIssue[]> {
  const { checkWedding, parseWedding } = await loadWeddingSchema();
  const issues = checkWedding(document, await listPictureNames(queries, files));
  const { wedding } = parseWedding(document);
  return wedding ? [...issues, ...(await findMissingVideos(wedding, files))] : issues;
}

/** The videos whose files, or captions, are not stored on this server. */
export async function findMissingVideos(
  document: Pick<WeddingDocument, 'sections'>,
  { hasVideo }: Pick<ContentFiles, 'hasVideo'>,
): Promise<ContentIssue[]> {
  const { noVideo } = getMessages('content').checks;
  const missing = new Map<string, ContentIssue>();
  for (const { name, section, sha256 } of listVideoFiles(document)) {
    const issue = { path: ['sections', section, 'video'], message: noVideo(name) };
    if (!(await hasVideo(sha256))) missing.set(section, issue);
  }
  return [...missing.values()];
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
