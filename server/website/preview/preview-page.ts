import type { Context } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { DashboardError, dashboardErrors } from '../../platform/http/dashboard-error.ts';
import { loadDraft } from '../draft.ts';
import { sendPictureFile } from '../pictures/picture-file.ts';
import type { Website } from '../website.ts';
import { createPreview } from './preview.ts';
import { isPreviewToken } from './preview-links.ts';

const INCOMPLETE = 'This website is being written and cannot be shown yet. Try again later.';
const EXPIRED = 'This preview link has expired. Please ask for a new one.';

/** The routes of a preview link: the draft for somebody without the dashboard's password. */
export function createPreviewPage(database: Database, website: Website) {
  async function getPage(c: Context): Promise<Response> {
    const token = c.req.param('token') ?? '';
    const { files, renderPreview } = website;
    // A sentence instead of JSON: the reader opened a link.
    if (!renderPreview || !(await isPreviewToken(database, token))) return c.text(EXPIRED, 404);
    const draft = await database.snapshot((queries) => loadDraft(queries, files.document));
    try {
      const html = await createPreview(database, renderPreview, draft.document, {
        language: c.req.query('language') ?? null,
        picturesPath: `/preview/${token}/pictures`,
        files,
      });
      return c.html(html);
    } catch (error) {
      if (error instanceof DashboardError) return c.text(INCOMPLETE, 409);
      throw error;
    }
  }

  async function getPicture(c: Context): Promise<Response> {
    const isValid = await isPreviewToken(database, c.req.param('token') ?? '');
    if (!isValid) throw dashboardErrors.pictureNotFound();
    return sendPictureFile(c, database, website.files);
  }

  return { getPage, getPicture };
}
