import { type Context, Hono } from 'hono';
import { listPaperTexts } from '../../domain/lists/paper-texts.ts';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import {
  publishSchema,
  replaceDraftSchema,
  saveDraftSchema,
  type WebsiteDraft,
} from '../../domain/website/website-api.ts';
import { isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { findDevice } from '../accounts/dashboard-sessions.ts';
import { type Database, type Queries, writeIfPossible } from '../platform/database/database.ts';
import { getPathId, jsonBody, largeBody } from '../platform/http/request-body.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { findContentIssues } from './content-issues.ts';
import {
  type Draft,
  loadDraft,
  parseDocument,
  replaceDraft,
  requireBounded,
  saveSections,
} from './draft.ts';
import { createPreviewRoutes } from './preview/routes.ts';
import type { Website } from './website.ts';
import {
  findVersion,
  findVersionBefore,
  listVersions,
  type StoredVersion,
} from './wedding-versions.ts';

/** The draft of the website, its publication and its versions. */
export function createWebsiteRoutes(database: Database, website: Website, warn: Log['warn']) {
  const files = website.files.document;
  const readDraft = () => database.snapshot((queries) => loadDraft(queries, files));

  /** Runs the change alone, and returns the draft after it. */
  async function changeDraft(
    c: Context<DashboardEnv>,
    change: (queries: Queries, device: string | null) => Promise<void>,
  ): Promise<WebsiteDraft> {
    const draft = await database.exclusiveTransaction(async (queries) => {
      await change(queries, await findDevice(queries, c.var.session));
      return loadDraft(queries, files);
    });
    return toResponse(database, draft);
  }

  async function toResponse(queries: Queries, draft: Draft): Promise<WebsiteDraft> {
    const { document, published, revision, sections } = draft;
    return {
      sections,
      revision,
      issues: await findContentIssues(queries, document, website.files),
      published,
      hasChanges: hasChanges(draft),
      isDemo: isDemoWedding(website.current().document),
    };
  }

  return new Hono<DashboardEnv>()
    .get('/', async (c) => {
      const draft = await readDraft();
      const etag = `W/"${draft.revision}"`;
      c.header('ETag', etag);
      if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
      return c.json(await toResponse(database, draft));
    })
    .post('/draft', jsonBody(saveDraftSchema, largeBody), async (c) => {
      const request = c.req.valid('json');
      for (const { name, content } of request.sections) requireBounded(content, name);
      return c.json(
        await changeDraft(c, (queries, device) => saveSections(queries, files, request, device)),
      );
    })
    .post('/draft/discard', jsonBody(replaceDraftSchema), async (c) => {
      const { revision } = c.req.valid('json');
      return c.json(
        await changeDraft(c, (queries, device) =>
          replaceDraft(queries, files, revision, null, device),
        ),
      );
    })
    .get('/changes', async (c) => {
      const { publishedDocument, document, revision } = await readDraft();
      return c.json({ revision, changes: compareDocuments(publishedDocument, document) });
    })
    .get('/papers', async (c) =>
      c.json({
        texts: listPaperTexts(website.current().document),
        hasChanges: hasChanges(await readDraft()),
      }),
    )
    .get('/publish', (c) => c.json({ pictures: website.progress() }))
    .post('/publish', jsonBody(publishSchema), async (c) => {
      const { revision, note = null } = c.req.valid('json');
      const device = await findDevice(database, c.var.session);
      const author = c.var.host?.name ?? null;
      const version = await website.publish({ revision, note, device, author });
      await writeIfPossible(
        recordActivity(database, c.var.actor, 'website-published', String(version.id)),
        warn,
      );
      return c.json(version, 201);
    })
    .get('/versions', async (c) => c.json({ versions: await listVersions(database) }))
    .get('/versions/:id', async (c) => {
      const { document: json, ...version } = await requireVersion(database, getPathId(c));
      const document = parseDocument(json);
      const before = await findVersionBefore(database, version.id);
      const changes = compareDocuments(before ? parseDocument(before.document) : files, document);
      return c.json({ ...version, document, changes });
    })
    .post('/versions/:id/restore', jsonBody(replaceDraftSchema), async (c) => {
      const { revision } = c.req.valid('json');
      return c.json(
        await changeDraft(c, async (queries, device) => {
          const { document } = await requireVersion(queries, getPathId(c));
          await replaceDraft(queries, files, revision, parseDocument(document), device);
        }),
      );
    })
    .route('/', createPreviewRoutes(database, website));
}

function hasChanges({ sections }: Draft): boolean {
  return sections.some(({ change }) => change !== null);
}

async function requireVersion(queries: Queries, id: number): Promise<StoredVersion> {
  const version = await findVersion(queries, id);
  if (!version) throw rejections.versionNotFound();
  return version;
}
