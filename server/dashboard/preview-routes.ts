import type { Context } from 'hono';
import {
  type NewPreviewLink,
  type PreviewLinks,
  type PreviewResponse,
  previewSchema,
} from '../../domain/dashboard/website-api.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { getPathId } from '../http/path-id.ts';
import { parseBody } from '../http/request-body.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from '../tables/preview-links.ts';
import { findVersion } from '../tables/wedding-versions.ts';
import {
  type ContentDocument,
  loadDraft,
  parseDocument,
  requireBounded,
} from '../website/draft.ts';
import { sendPictureFile } from '../website/picture-file.ts';
import { createPreview } from '../website/preview.ts';
import type { Website } from '../website/website.ts';

/** The dashboard's routes of previews and of preview links. */
export function createPreviewRoutes(database: Database, website: Website) {
  const { files } = website;

  async function postPreview(c: Context): Promise<Response> {
    const { language = null, version, sections = {} } = await parseBody(c, previewSchema);
    requireBounded(sections, 'sections');
    if (!website.renderPreview) throw dashboardErrors.notFound();
    const draft = await database.snapshot((queries) => loadDraft(queries, files.document));
    const document =
      version === undefined
        ? replaceSections(draft.document, sections)
        : await readVersion(version);
    const html = await createPreview(database, website.renderPreview, document, {
      language,
      files,
      picturesPath: '/host/api/website/pictures',
    });
    return c.json({ html } satisfies PreviewResponse);
  }

  async function readVersion(id: number): Promise<ContentDocument> {
    const version = await findVersion(database, id);
    if (!version) throw dashboardErrors.versionNotFound();
    return parseDocument(version.document);
  }

  async function getPictureFile(c: Context): Promise<Response> {
    return sendPictureFile(c, database, files);
  }

  async function getLinks(c: Context): Promise<Response> {
    return c.json({ links: await listPreviewLinks(database) } satisfies PreviewLinks);
  }

  async function postLink(c: Context): Promise<Response> {
    const { token, ...link } = await createPreviewLink(database);
    return c.json({ ...link, path: `/preview/${token}` } satisfies NewPreviewLink, 201);
  }

  async function deleteLink(c: Context): Promise<Response> {
    await deletePreviewLink(database, getPathId(c));
    return c.body(null, 204);
  }

  return { postPreview, getPictureFile, getLinks, postLink, deleteLink };
}

/** Null removes a section. */
function replaceSections(document: ContentDocument, sections: ContentDocument): ContentDocument {
  const replaced = Object.entries({ ...document, ...sections });
  return Object.fromEntries(replaced.filter(([, content]) => content !== null));
}
