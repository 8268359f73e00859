import { Hono } from 'hono';
import { fromParts, toParts } from '../../../domain/website/document-parts.ts';
import { previewSchema } from '../../../domain/website/website-api.ts';
import { recordActivity } from '../../accounts/activity.ts';
import type { DashboardEnv } from '../../accounts/dashboard-auth.ts';
import type { Database } from '../../platform/database/database.ts';
import { getPathId, jsonBody, largeBody, smallBody } from '../../platform/http/request-body.ts';
import { rejections } from '../../platform/rejections.ts';
import { type ContentDocument, loadDraft, parseDocument, requireBounded } from '../draft.ts';
import { sendPictureFile } from '../pictures/pictures.ts';
import type { Website } from '../website.ts';
import { findVersion } from '../wedding-versions.ts';
import { createPreview } from './preview.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './preview-links.ts';

/** Previews, and the links that show the draft. */
export function createPreviewRoutes(database: Database, website: Website) {
  const { files } = website;

  async function readVersion(id: number): Promise<ContentDocument> {
    const version = await findVersion(database, id);
    if (!version) throw rejections.versionNotFound();
    return parseDocument(version.document);
  }

  return new Hono<DashboardEnv>()
    .post('/preview', jsonBody(previewSchema, largeBody), async (c) => {
      const { hasMarks = false, language = null, version, sections = {} } = c.req.valid('json');
      requireBounded(sections, 'sections');
      if (!website.renderPreview) throw rejections.notFound();
      const draft = await database.snapshot((queries) => loadDraft(queries, files.document));
      const document =
        version === undefined
          ? replaceSections(draft.document, sections)
          : await readVersion(version);
      const html = await createPreview(database, website.renderPreview, document, {
        language,
        hasMarks,
        files,
        picturesPath: '/host/api/website/pictures',
      });
      return c.json({ html });
    })
    .get('/pictures/:file', (c) => sendPictureFile(c, database, files))
    .get('/preview-links', async (c) => c.json({ links: await listPreviewLinks(database) }))
    .post('/preview-links', smallBody, async (c) => {
      const { token, ...link } = await database.exclusiveTransaction(async (queries) => {
        await recordActivity(queries, c.var.actor, 'preview-link-created');
        return createPreviewLink(queries);
      });
      return c.json({ ...link, path: `/preview/${token}` }, 201);
    })
    .delete('/preview-links/:id', async (c) => {
      await database.exclusiveTransaction(async (queries) => {
        if (await deletePreviewLink(queries, getPathId(c)))
          await recordActivity(queries, c.var.actor, 'preview-link-revoked');
      });
      return c.body(null, 204);
    });
}

/** Null removes a section. */
function replaceSections(document: ContentDocument, sections: ContentDocument): ContentDocument {
  const replaced = Object.entries({ ...toParts(document), ...sections });
  return fromParts(Object.fromEntries(replaced.filter(([, content]) => content !== null)));
}
