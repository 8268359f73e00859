import * as z from 'zod/mini';
import {
  PHOTO_LIMITS,
  PHOTO_MODES,
  PHOTO_OPENINGS,
  type PhotoSettings,
  type TableLink,
} from './photos-api.ts';

// `/host/api/photos`: photographs as the couple sees and changes them.

/** Deleted photographs can be restored for this long. */
export const BIN_DAYS = 30;

/** A photograph or a video as the couple sees it. */
export type HostPhoto = {
  id: string;
  kind: 'picture' | 'video';
  /** Of the picture, upright. Null until its smaller sizes are made; also for videos. */
  width: number | null;
  height: number | null;
  /** ISO 8601 in UTC. */
  takenAt: string;
  addedAt: string;
  bytes: number;
  event: string | null;
  /** Of the guest, or of the photographer. */
  name: string | null;
  addedBy: 'guest' | 'couple';
  status: 'new' | 'shown' | 'hidden';
  isFavourite: boolean;
  /** Since when it is in the bin. */
  deletedAt: string | null;
};

/** `GET /photos`: all, also those in the bin, newest first by the time they were taken. */
export type HostPhotosResponse = {
  photos: HostPhoto[];
  settings: PhotoSettings;
  /** Newest first, also ended ones. */
  tableLinks: TableLink[];
  space: PhotoSpace;
  /** In the order of the page, in its first language. */
  events: { id: string; title: string }[];
  /** The wedding's zone, in which days are shown. */
  timeZone: string;
};

export type PhotoSpace = {
  usedBytes: number;
  /** The rest of the couple's limit, or of the disk if that is less. */
  freeBytes: number;
};

/** `GET /photos/summary`: for the overview. */
export type HostPhotosSummary = {
  count: number;
  /** Photographs that the couple has neither shown nor hidden. */
  newCount: number;
  mode: PhotoSettings['mode'];
  space: PhotoSpace;
};

/** The size of a usual photograph of a phone, to estimate how many there is room for. */
export const USUAL_PHOTO_BYTES = 4_000_000;

/** Rounded down to two digits: 4,100 and not 4,137. */
export function estimatePhotoCount({ freeBytes }: Pick<PhotoSpace, 'freeBytes'>): number {
  const count = Math.max(0, Math.floor(freeBytes / USUAL_PHOTO_BYTES));
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / unit) * unit;
}

/** The couple is warned when less than a tenth is left, while guests can still add photographs. */
export function isAlmostFull({ usedBytes, freeBytes }: PhotoSpace): boolean {
  return freeBytes < (usedBytes + freeBytes) / 10;
}

const ids = z.array(z.string().check(z.length(22))).check(z.minLength(1), z.maxLength(20_000));
const eventOrName = z.nullable(z.string().check(z.minLength(1), z.maxLength(PHOTO_LIMITS.name)));

/** `POST /photos/changes`: all steps in one transaction, or none. */
export const photoChangesSchema = z.object({
  steps: z
    .array(
      z.union([
        z.object({
          ids,
          change: z.object({
            status: z.optional(z.enum(['new', 'shown', 'hidden'])),
            isFavourite: z.optional(z.boolean()),
            event: z.optional(eventOrName),
          }),
        }),
        z.object({ ids, action: z.enum(['delete', 'restore', 'delete-for-good']) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export type PhotoStep = z.infer<typeof photoChangesSchema>['steps'][number];
export type PhotoChange = Extract<PhotoStep, { change: object }>['change'];

/** The smallest and the largest limit for all photographs together. */
export const PHOTO_LIMIT_BYTES = { min: 1_000_000_000, max: 10_000_000_000_000 };

const maxBytes = z.int().check(z.minimum(PHOTO_LIMIT_BYTES.min), z.maximum(PHOTO_LIMIT_BYTES.max));

/** `PATCH /photos/settings`: the changed ones. Another device may have changed the others. */
export const photoSettingsChangesSchema = z.object({
  mode: z.exactOptional(z.enum(PHOTO_MODES)),
  revealAt: z.exactOptional(z.nullable(z.iso.datetime())),
  showsNames: z.exactOptional(z.boolean()),
  opens: z.exactOptional(z.enum(PHOTO_OPENINGS)),
  maxBytes: z.exactOptional(maxBytes),
});

/** `POST /photos/table-links`. */
export const newTableLinkSchema = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(PHOTO_LIMITS.name)),
});

/** `GET /photos/archive?of=…`: the files of `GET /photos/download?of=…&part=N`. */
export type PhotoArchiveResponse = { parts: { part: number; count: number; bytes: number }[] };

/** `all`, `favourites`, or `event:ID`. */
export type ArchiveChoice = 'all' | 'favourites' | `event:${string}`;
