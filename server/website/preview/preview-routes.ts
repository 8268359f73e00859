import type { Context } from 'hono';
import {
  type NewPreviewLink,
  type PreviewLinks,
  type PreviewResponse,
  previewSchema,
} from '../../../domain/website/website-api.ts';
import type { Database } from '../../platform/database/database.ts';
import { dashboardErrors } from '../../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../../platform/http/request-body.ts';
import { type ContentDocument, loadDraft, parseDocument, requireBounded } from '../draft.ts';
import { sendPictureFile } from '../pictures/picture-file.ts';
import type { Website } from '../website.ts';
import { findVersion } from '../wedding-versions.ts';
import { createPreview } from './preview.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './preview-links.ts';

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
