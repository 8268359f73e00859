import type { Queries } from '../../platform/database/database.ts';

/** The website's documents: its versions, each of which can be restored, and the parts of the draft. */
export const DOCUMENTS_WITH_HASHES =
  'SELECT document FROM wedding_versions UNION ALL SELECT content FROM wedding_draft';

/** The files of all videos that the website's draft or one of its versions has, with their captions. */
export async function listVideoHashes(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ document: string | null }>(DOCUMENTS_WITH_HASHES);
  return rows.flatMap(({ document }) => findHashes(document ?? ''));
}

export function findHashes(document: string): string[] {
  return [...document.matchAll(/"([0-9a-f]{64})"/g)].flatMap(([, sha256]) => sha256 ?? []);
}
