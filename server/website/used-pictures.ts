import type { Queries } from '../database/database.ts';
import { listDraftSections } from '../tables/wedding-draft.ts';
import { listDocumentsAfter } from '../tables/wedding-versions.ts';

const PICTURE_ID = /[0-9a-f]{32}/g;

/** Returns a function that finds the ids of all pictures that the draft or any version uses. */
export function createUsedPictures() {
  // Versions never change, so each is read once.
  const inVersions = new Set<string>();
  let lastVersion = 0;

  return async (queries: Queries): Promise<Set<string>> => {
    for (const { id, document } of await listDocumentsAfter(queries, lastVersion)) {
      for (const [picture] of document.matchAll(PICTURE_ID)) inVersions.add(picture);
      lastVersion = id;
    }
    const used = new Set(inVersions);
    for (const { content } of await listDraftSections(queries)) {
      for (const [picture] of (content ?? '').matchAll(PICTURE_ID)) used.add(picture);
    }
    return used;
  };
}
