import { type Context, Hono } from 'hono';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { createPreviewPolicy, insertPolicy } from '../../../domain/pages/content-policy.ts';
import { chooseLanguage } from '../../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { noStore } from '../../platform/http/middleware.ts';
import { Rejection, rejections } from '../../platform/rejections.ts';
import type { ContentFiles } from '../content-files.ts';
import { findContentIssues, listPictureNames, loadWeddingSchema } from '../content-issues.ts';
import { type ContentDocument, loadDraft } from '../draft.ts';
import { parsePictureFile, readPictureBytes, sendPictureFile } from '../pictures/pictures.ts';
import type { Website } from '../website.ts';
import { isPreviewToken } from './preview-links.ts';

/** Renders the wedding page of a valid document as HTML without scripts. */
export type RenderPreview = (
  document: WeddingDocument,
  options: {
    language: string;
    /** The addresses of the pictures by their names in the document. */
    pictures: Record<string, string>;
    /** Small versions of uploaded pictures that have a frame, as base64. */
    thumbnails: Record<string, string>;
    hasMarks?: boolean;
  },
) => Promise<string>;

type PreviewOptions = {
  language: string | null;
  /** The address under which the reader of the preview gets the pictures. */
  picturesPath: string;
  hasMarks?: boolean;
  files: ContentFiles;
};

/** A document as a page. Throws Rejection with the issues of a document that cannot be shown. */
export async function createPreview(
  queries: Queries,
  render: RenderPreview,
  document: ContentDocument,
  { files, hasMarks = false, language, picturesPath }: PreviewOptions,
): Promise<string> {
  const { leaveOutInvalid, listPictureFiles } = await loadWeddingSchema();
  // While somebody writes, a value is often not valid.
  const valid = leaveOutInvalid(document, await listPictureNames(queries, files));
  if (!valid) {
    throw rejections.invalidContent(await findContentIssues(queries, document, files));
  }
  const addresses = [...listPictureFiles(valid)].map((file) => [
    file,
    `${picturesPath}/${encodeURIComponent(file)}`,
  ]);
  const html = await render(valid, {
    language: chooseLanguage(valid, language),
    pictures: Object.fromEntries(addresses),
    thumbnails: await readThumbnails(queries, valid),
    hasMarks,
  });
  return insertPolicy(html, createPreviewPolicy("'self'"));
}

/** Of the couple photo: its edges decide its frame, as when it is published. */
async function readThumbnails(
  queries: Queries,
  { couplePhoto }: WeddingDocument,
): Promise<Record<string, string>> {
  const thumbnails: Record<string, string> = {};
  for (const file of [couplePhoto?.file, couplePhoto?.landscape?.file]) {
    const id = file && parsePictureFile(file);
    const bytes = id && (await readPictureBytes(queries, id, 'thumbnail'));
    if (bytes) thumbnails[file] = Buffer.from(bytes).toString('base64');
  }
  return thumbnails;
}

/** The routes of a preview link: the draft for somebody without the dashboard's password. */
export function createPreviewPage(database: Database, website: Website): Hono {
  async function getPage(c: Context): Promise<Response> {
    const token = c.req.param('token') ?? '';
    const { files, renderPreview } = website;
    // A sentence instead of JSON: the reader opened a link.
    if (!renderPreview || !(await isPreviewToken(database, token))) {
      return c.text(getMessages('website').links.expired, 404);
    }
    const draft = await database.snapshot((queries) => loadDraft(queries, files.document));
    try {
      const html = await createPreview(database, renderPreview, draft.document, {
        language: c.req.query('language') ?? null,
        picturesPath: `/preview/${token}/pictures`,
        files,
      });
      return c.html(html);
    } catch (error) {
      if (error instanceof Rejection) {
        return c.text(getMessages('website').links.incomplete, 409);
      }
      throw error;
    }
  }

  async function getPicture(c: Context): Promise<Response> {
    const isValid = await isPreviewToken(database, c.req.param('token') ?? '');
    if (!isValid) throw rejections.pictureNotFound();
    return sendPictureFile(c, database, website.files);
  }

  const app = new Hono();
  app.get('/:token', noStore, getPage);
  app.get('/:token/pictures/:file', noStore, getPicture);
  return app;
}
