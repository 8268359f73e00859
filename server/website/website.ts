import pLimit from 'p-limit';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { PublishProgress } from '../../domain/website/website-api.ts';
import { keepFormerQuestions } from '../../domain/wedding/former-questions.ts';
import { migrateWedding } from '../../domain/wedding/migrate-wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { listPlannedTimes, type Shift, shiftTimes } from '../../domain/weekend/shift-times.ts';
import type { OnProgress } from '../pages/publisher.ts';
import type { SiteVersion } from '../pages/site-files.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { followDatabase } from '../platform/database/follow-database.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import type { ContentFiles } from './content-files.ts';
import { findContentIssues, loadWeddingSchema } from './content-issues.ts';
import { changeDraft, clearDraft, type Draft, loadDraft, requireRevision } from './draft.ts';
import type { RenderPreview } from './preview/preview.ts';
import {
  findLatestVersion,
  findVersionBefore,
  insertVersion,
  readLatestVersionId,
  type StoredVersion,
  type WeddingVersion,
} from './wedding-versions.ts';

/** Makes a document's pages. They are served only after `activate`. */
export type SitePublisher = {
  prepare(
    document: WeddingDocument,
    onProgress?: OnProgress,
  ): Promise<{
    /** `former` is the document that is served until now. */
    activate(former: WeddingDocument): void;
    discard(): Promise<void>;
  }>;
  renderPreview?: RenderPreview;
  /** Makes a document's pages with private events, for every household that is invited to some. */
  prepareInvited?(document: WeddingDocument): Promise<void>;
  /** The pages with these private events; made now if they are not there yet. */
  openInvited?(document: WeddingDocument, invitedTo: readonly string[]): Promise<SiteVersion>;
};

/** The content that guests see; its version is null while that is the files in `content/`. */
export type PublishedContent = { document: WeddingDocument; version: WeddingVersion | null };

export type Website = {
  readonly files: ContentFiles;
  /** Null for a server without the pages. */
  readonly renderPreview: RenderPreview | null;
  /** A new object after each publication, also by another copy of the server. */
  current(): PublishedContent;
  /** The pictures of the version that this copy publishes for the couple; null without one. */
  progress(): PublishProgress | null;
  /** The site with these private events; null if it cannot be made now. */
  openInvited(invitedTo: readonly string[]): Promise<SiteVersion | null>;
  /** Serves the versions that other copies of the server publish, until `stopping`. */
  follow(stopping: AbortSignal): void;
  publish(request: PublishRequest): Promise<WeddingVersion>;
  shift(shift: Shift, about: PublishAbout): Promise<WeddingVersion>;
};

type PublishAbout = {
  note: string | null;
  device: string | null;
  /** The co-host who publishes; null for the couple. */
  author?: string | null;
};
type PublishRequest = PublishAbout & { revision: string };

// Enough for two seconds from one copy to all others; a flood of replies then asks twice a second.
const CHECK_INTERVAL_MS = 500;
const RETRY_MS = 60_000;

class UnreadableVersionError extends CommandError {}

/**
 * The published content: the database's last version that can be read, else the files. Throws CommandError if
 * there are versions and none can be read.
 */
export async function loadPublishedContent(
  queries: Queries,
  files: Pick<ContentFiles, 'document'>,
  onUnreadable: (message: string) => void = () => {},
): Promise<PublishedContent> {
  let stored = await findLatestVersion(queries);
  let firstError: UnreadableVersionError | null = null;
  while (stored) {
    try {
      const content = await parseVersion(stored);
      if (firstError) {
        onUnreadable(`${firstError.message}\nGuests see version ${stored.id} instead`);
      }
      return content;
    } catch (error) {
      // A version of a newer program is not damaged: the older one would be published again.
      if (!(error instanceof UnreadableVersionError)) throw error;
      firstError ??= error;
      stored = await findVersionBefore(queries, stored.id);
    }
  }
  if (firstError) throw firstError;
  return { document: files.document, version: null };
}

/** Publishes drafts, and follows the versions that other copies of the server publish. */
export function createWebsite(
  database: Database,
  files: ContentFiles,
  { start, publisher, log }: { start: PublishedContent; publisher: SitePublisher | null; log: Log },
): Website {
  let current = start;
  let progress: PublishProgress | null = null;
  let retryAt = 0;
  // One at a time: each makes pages in another process.
  const runInTurn = pLimit(1);

  async function publish({ revision, ...about }: PublishRequest): Promise<WeddingVersion> {
    const draft = await database.snapshot((queries) => loadDraft(queries, files.document));
    requireRevision(draft, revision);
    const valid = await requireValid(database, draft, files);
    const { document: published } = await loadPublishedContent(database, files);
    const document = keepFormerQuestions(valid, published);
    return publishDocument(document, published, about, async (queries, insert) => {
      requireRevision(await loadDraft(queries, files.document), revision);
      await clearDraft(queries);
      return insert();
    });
  }

  /** Publishes moved times without the rest of the draft, and moves them in the draft too. */
  async function shift(request: Shift, about: PublishAbout): Promise<WeddingVersion> {
    const { document: published, version } = await loadPublishedContent(database, files);
    const isPlanned = listPlannedTimes(published.celebrate).some(
      ({ at, event }) => at === request.from && event === request.event,
    );
    const celebrate = isPlanned && shiftTimes(published.celebrate, request);
    if (!celebrate) {
      const { changed, notPossible } = getMessages('weekend').errors;
      throw rejections.invalid(isPlanned ? notPossible : changed, isPlanned ? 'minutes' : 'from');
    }
    const document = { ...published, celebrate };
    return publishDocument(document, published, about, async (queries, insert) => {
      if ((await readLatestVersionId(queries)) !== (version?.id ?? 0)) {
        throw rejections.invalid(getMessages('weekend').errors.changed, 'from');
      }
      const inserted = await insert();
      await changeDraft(queries, files.document, 'celebrate', (content) =>
        shiftDraft(content, request),
      );
      return inserted;
    });
  }

  /** Serves the document once `store` has inserted it as the new version. */
  async function publishDocument(
    valid: WeddingDocument,
    published: WeddingDocument,
    { author = null, device, note }: PublishAbout,
    store: (queries: Queries, insert: () => Promise<WeddingVersion>) => Promise<WeddingVersion>,
  ): Promise<WeddingVersion> {
    // Only here, because it loads a library for calendars.
    const { raiseRevisions } = await import('../../domain/wedding/calendar.ts');
    const document = raiseRevisions(valid, published);
    const pages = await preparePages(document);
    try {
      const version = await database.exclusiveTransaction((queries) =>
        store(queries, () => {
          const json = JSON.stringify(document);
          return insertVersion(queries, { document: json, note, publishedBy: device, author });
        }),
      );
      pages?.activate(current.document);
      current = { document, version };
      return version;
    } catch (error) {
      await pages?.discard();
      throw error;
    }
  }

  /** The couple reads what to do, and the log has the reason. */
  async function preparePages(document: WeddingDocument) {
    try {
      return await publisher?.prepare(document, (done, total) => {
        progress = { done, total };
      });
    } catch (error) {
      const reason = error instanceof CommandError ? error.message : undefined;
      log.error({ ...toLoggableError(error), reason }, 'the website could not be published');
      throw rejections.publishFailed();
    } finally {
      progress = null;
    }
  }

  /** Serves a version that another copy of the server, or `npm run content`, has published. */
  async function serveLatest(): Promise<void> {
    const id = await readLatestVersionId(database);
    // The guest list may have changed.
    if (id <= (current.version?.id ?? 0)) return publisher?.prepareInvited?.(current.document);
    const latest = await loadPublishedContent(database, files);
    // The newer ones cannot be read.
    if (latest.version?.id === current.version?.id) return;
    const pages = await publisher?.prepare(latest.document);
    pages?.activate(current.document);
    current = latest;
  }

  async function openInvited(invitedTo: readonly string[]): Promise<SiteVersion | null> {
    if (!publisher?.openInvited || Date.now() < retryAt) return null;
    try {
      return await publisher.openInvited(current.document, invitedTo);
    } catch (error) {
      retryAt = Date.now() + RETRY_MS;
      log.error(toLoggableError(error), 'the pages with private events could not be published');
      return null;
    }
  }

  return {
    files,
    renderPreview: publisher?.renderPreview ?? null,
    current: () => current,
    progress: () => progress,
    openInvited,
    publish: (request) => runInTurn(() => publish(request)),
    shift: (request, about) => runInTurn(() => shift(request, about)),
    follow(stopping) {
      const onError = 'a published version could not be loaded';
      followDatabase(database, () => runInTurn(serveLatest), {
        ...{ intervalMs: CHECK_INTERVAL_MS, log, onError, stopping },
      });
    },
  };
}

/** The draft as a valid document; throws Rejection with every issue. */
async function requireValid(
  queries: Queries,
  { document }: Draft,
  files: ContentFiles,
): Promise<WeddingDocument> {
  const issues = await findContentIssues(queries, document, files);
  const { weddingSchema } = await loadWeddingSchema();
  const result = weddingSchema.safeParse(document);
  if (issues.length > 0 || !result.success) throw rejections.invalidContent(issues);
  return result.data;
}

/** The events of the draft with the moved times, as far as they are valid and the times fit. */
async function shiftDraft(content: unknown, shift: Shift): Promise<unknown> {
  const { weddingSchema } = await loadWeddingSchema();
  const events = weddingSchema.shape.celebrate.safeParse(content);
  return (events.success && shiftTimes(events.data, shift)) || content;
}

async function parseVersion({ document, ...version }: StoredVersion): Promise<PublishedContent> {
  const { formatContentIssues, parseWedding } = await loadWeddingSchema();
  const { wedding, issues } = parseWedding(migrateWedding(parseJson(document, version.id)));
  if (wedding) return { document: wedding, version };
  throw new CommandError(
    `The website's published version ${version.id} does not fit this version of the program:\n` +
      `${formatContentIssues(issues).join('\n')}`,
  );
}

function parseJson(document: string, id: number): unknown {
  try {
    return JSON.parse(document);
  } catch (cause) {
    throw new UnreadableVersionError(
      `The website's published version ${id} is damaged in the database: it is not JSON. Restore a backup, or publish again`,
      { cause },
    );
  }
}
