import type { Context } from 'hono';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import {
  type PublishStatus,
  publishSchema,
  replaceDraftSchema,
  saveDraftSchema,
  type WebsiteChanges,
  type WebsiteDraft,
  type WebsiteVersionDetails,
  type WebsiteVersions,
} from '../../domain/website/website-api.ts';
import { isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { findDevice } from '../accounts/dashboard-sessions.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../platform/http/request-body.ts';
import { findContentIssues } from './content-issues.ts';
import {
  type Draft,
  loadDraft,
  parseDocument,
  replaceDraft,
  requireBounded,
  saveSections,
} from './draft.ts';
import type { Website } from './website.ts';
import {
  findVersion,
  findVersionBefore,
  listVersions,
  type StoredVersion,
} from './wedding-versions.ts';

/** The dashboard's routes under `/api/website`. */
export function createWebsiteRoutes(database: Database, website: Website) {
  const files = website.files.document;

  async function getDraft(c: Context): Promise<Response> {
    const draft = await database.snapshot((queries) => loadDraft(queries, files));
    const etag = `W/"${draft.revision}"`;
    c.header('ETag', etag);
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
    return c.json(await toResponse(database, draft));
  }

  async function postDraft(c: Context<DashboardEnv>): Promise<Response> {
    const request = await parseBody(c, saveDraftSchema);
    for (const { name, content } of request.sections) requireBounded(content, name);
    return changeDraft(c, (queries, device) => saveSections(queries, files, request, device));
  }

  async function postDiscard(c: Context<DashboardEnv>): Promise<Response> {
    const { revision } = await parseBody(c, replaceDraftSchema);
    return changeDraft(c, (queries, device) =>
      replaceDraft(queries, files, revision, null, device),
    );
  }

  async function postRestore(c: Context<DashboardEnv>): Promise<Response> {
    const { revision } = await parseBody(c, replaceDraftSchema);
    return changeDraft(c, async (queries, device) => {
      const { document } = await requireVersion(queries, c);
      await replaceDraft(queries, files, revision, parseDocument(document), device);
    });
  }

  /** Runs the change alone, and sends the draft after it. */
  async function changeDraft(
    c: Context<DashboardEnv>,
    change: (queries: Queries, device: string | null) => Promise<void>,
  ): Promise<Response> {
    const draft = await database.exclusiveTransaction(async (queries) => {
      await change(queries, await findDevice(queries, c.var.session));
      return loadDraft(queries, files);
    });
    return c.json(await toResponse(database, draft));
  }

  async function getChanges(c: Context): Promise<Response> {
    const draft = await database.snapshot((queries) => loadDraft(queries, files));
    const changes = compareDocuments(draft.publishedDocument, draft.document);
    return c.json({ revision: draft.revision, changes } satisfies WebsiteChanges);
  }

  async function postPublish(c: Context<DashboardEnv>): Promise<Response> {
    const { revision, note = null } = await parseBody(c, publishSchema);
    const device = await findDevice(database, c.var.session);
    return c.json(
      await website.publish({ revision, note, device, author: c.var.host?.name ?? null }),
      201,
    );
  }

  function getPublish(c: Context): Response {
    return c.json({ pictures: website.progress() } satisfies PublishStatus);
  }

  async function getVersions(c: Context): Promise<Response> {
    return c.json({ versions: await listVersions(database) } satisfies WebsiteVersions);
  }

  async function getVersion(c: Context): Promise<Response> {
    const { document: json, ...version } = await requireVersion(database, c);
    const document = parseDocument(json);
    const before = await findVersionBefore(database, version.id);
    const changes = compareDocuments(before ? parseDocument(before.document) : files, document);
    return c.json({ ...version, document, changes } satisfies WebsiteVersionDetails);
  }

  async function toResponse(queries: Queries, draft: Draft): Promise<WebsiteDraft> {
    const { document, published, revision, sections } = draft;
    return {
      sections,
      revision,
      issues: await findContentIssues(queries, document, website.files),
      published,
      hasChanges: sections.some(({ change }) => change !== null),
      isDemo: isDemoWedding(website.current().document),
    };
  }

  return {
    getDraft,
    postDraft,
    postDiscard,
    postRestore,
    getChanges,
    getPublish,
    postPublish,
    getVersions,
    getVersion,
  };
}

async function requireVersion(queries: Queries, c: Context): Promise<StoredVersion> {
  const version = await findVersion(queries, getPathId(c));
  if (!version) throw dashboardErrors.versionNotFound();
  return version;
}
