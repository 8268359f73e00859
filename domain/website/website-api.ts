import * as z from 'zod/mini';
import { getMessages } from '../dashboard/messages/messages.ts';
import type { ContentIssue, ContentPath } from '../wedding/checks/content-issue.ts';

// Requests and responses of the dashboard's page Website, by route under `/host/api`. The content is a
// WeddingDocument (domain/wedding/wedding.ts); a section is one of its parts (document-parts.ts), such as `faq`.

export type DraftSection = {
  name: string;
  /** Undefined in a document without this section. */
  content?: unknown;
  /** Identifies the content. A save names the revision that the editor started from. */
  revision: string;
  /** When and on which device the draft changed it; null for a section that is as published. */
  change: { at: string; by: string | null } | null;
};

/** The revision of a section that the document does not have. */
export const ABSENT_REVISION = 'absent';

/** A published version. The guests see the newest one. */
export type WebsiteVersion = {
  id: number;
  publishedAt: string;
  /** The device that published it, as in "Safari on iPhone"; null when it is not known. */
  publishedBy: string | null;
  /** The co-host who published it; null for the couple. */
  author: string | null;
  note: string | null;
};

/** `GET /website`: the draft. Its ETag is the revision, so asking again costs little. */
export type WebsiteDraft = {
  sections: DraftSection[];
  /** Identifies the whole draft. */
  revision: string;
  /** The issues that prevent it from being published. */
  issues: ContentIssue[];
  /** Null until something was published in the browser: the guests then see the files in `content/`. */
  published: WebsiteVersion | null;
  /** Whether a section differs from the published one. */
  hasChanges: boolean;
  /** Whether the guests see the demo wedding of Portia and Bassanio. */
  isDemo: boolean;
};

const noSection = { error: () => getMessages('website').errors.noSection };

/**
 * `POST /website/draft`: saves sections, all or none. The response is the draft. With 409 `conflict`
 * the body has `sections`: those that somebody else has changed, as they are now.
 */
export const saveDraftSchema = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        name: z
          .string(noSection)
          .check(z.regex(/^[a-z][A-Za-z]{0,59}(?:\.[a-z][a-z\d_-]{0,39})?$/, noSection)),
        revision: z.string(),
        /** Without it, the section is removed from the document. */
        content: z.optional(z.unknown()),
      }),
    )
    .check(
      z.minLength(1, { error: () => getMessages('website').errors.nothingChanged }),
      z.maxLength(60, noSection),
    ),
});
export type SaveDraftRequest = z.infer<typeof saveDraftSchema>;

/** `POST /website/draft/discard` and `POST /website/versions/:id/restore`. The response is the draft. */
export const replaceDraftSchema = z.strictObject({ revision: z.string() });

/** `GET /website/changes`: the draft compared with the published content. */
export type WebsiteChanges = { revision: string; changes: ContentChange[] };

/** A difference between two documents. `before` is undefined for an added value, `after` for a removed one. */
export type ContentChange = {
  path: ContentPath;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before?: unknown;
  after?: unknown;
};

export const MAX_NOTE = 2000;

/**
 * `POST /website/publish`: publishes the draft if it still has this revision. 409 `conflict` otherwise,
 * and 400 `invalid-content` with `issues` when it has errors.
 */
export const publishSchema = z.strictObject({
  revision: z.string(),
  note: z.optional(
    z.nullable(
      z.string({ error: () => getMessages('website').errors.noteNoText }).check(
        z.trim(),
        z.minLength(1, { error: () => getMessages('website').errors.noteEmpty }),
        z.maxLength(MAX_NOTE, {
          error: () => getMessages('website').errors.noteTooLong(MAX_NOTE),
        }),
      ),
    ),
  ),
});
export type PublishRequest = z.infer<typeof publishSchema>;

/**
 * `GET /website/publish`: the progress of `POST /website/publish`. Null when this copy of the server
 * publishes nothing, and before its first picture.
 */
export type PublishStatus = { pictures: PublishProgress | null };
export type PublishProgress = { done: number; total: number };

/** `GET /website/versions`, newest first. */
export type WebsiteVersions = { versions: WebsiteVersion[] };

/** `GET /website/versions/:id`, with the differences from the version before. */
export type WebsiteVersionDetails = WebsiteVersion & {
  document: Record<string, unknown>;
  changes: ContentChange[];
};

/**
 * `POST /website/preview`: one page as HTML without scripts, of the draft or of a version. `sections`
 * replace those of the draft, or remove them with null, so that a preview need not wait for a save.
 * `hasMarks` is for a page that is edited (preview-marks.ts).
 */
export const previewSchema = z.strictObject({
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  version: z.optional(z.int()),
  sections: z.optional(z.record(z.string(), z.unknown())),
  hasMarks: z.optional(z.boolean()),
});
export type PreviewRequest = z.infer<typeof previewSchema>;
export type PreviewResponse = { html: string };

/** `GET /website/preview-links`: links that show the draft without the dashboard's password. */
export type PreviewLinks = { links: PreviewLink[] };
export type PreviewLink = { id: number; createdAt: string; expiresAt: string };
/** `POST /website/preview-links`. The path is not stored, so it cannot be shown again. */
export type NewPreviewLink = PreviewLink & { path: string };

/** A picture that the couple uploaded. */
export type Picture = {
  id: string;
  /** The name under which the document refers to it. */
  file: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  uploadedAt: string;
  /** Whether the draft or a version uses it; it then cannot be deleted. */
  isUsed: boolean;
};

/**
 * `GET /pictures`. Their bytes are at `/host/api/pictures/:id`, a small copy at `…/:id/thumbnail`, and
 * every picture of a document, also a file in `content/pictures/`, at `/host/api/website/pictures/:file`.
 */
export type Pictures = {
  pictures: Picture[];
  /** How many bytes all of them have, and may have. */
  totalBytes: number;
  maxTotalBytes: number;
};
