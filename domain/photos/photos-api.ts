/** The largest files, and the size of the parts that they are sent in: proxies cut off larger bodies. */
export const PHOTO_LIMITS = {
  pictureBytes: 60_000_000,
  videoBytes: 500_000_000,
  captionsBytes: 1_000_000,
  partBytes: 5_000_000,
  name: 60,
} as const;

/** The addresses of the guests' photographs: the page and the slideshow. */
export const PHOTOS_PATH = '/photos';
export const SLIDESHOW_PATH = '/photos/show';
/** Both request these: `PhotosState`, with `?language=it`, then `GuestPhotosResponse`. */
export const PHOTOS_STATE_PATH = '/photos/state';
export const PHOTOS_LIST_PATH = '/photos/list';
/** `POST { password }`: 204, or 401 with a code as `POST /gate`. */
export const PHOTOS_ENTER_PATH = '/photos/enter';
/** The `code` in the JSON of an upload that the server rejects, at its creation or after its last part. */
export type UploadRejection =
  /** 409, with the `id` of the photograph if this visitor may know it. */
  | 'exists'
  /** 507: there is no space left. */
  | 'full'
  /** 403: the couple accepts none now. */
  | 'closed'
  /** 413 and 415. */
  | 'too-large'
  | 'wrong-kind'
  /** 422: the bytes do not match `sha256`. */
  | 'damaged'
  /** 429, with `Retry-After`. */
  | 'too-many-uploads'
  /** 401: access has ended. */
  | 'no-access';

/** The tus protocol. */
export const PHOTO_UPLOADS_PATH = '/photos/uploads';

/** In the browser: the files that a guest has chosen and that are not sent yet. */
export const PHOTO_QUEUE_DATABASE = 'photographs';
/** In the browser: the cache with the last `PhotosState`, for visits without a network. */
export const PHOTOS_STATE_CACHE = 'photographs';

/** The address of the guests' page in the language whose wedding page is at `home`. */
export function getPhotosPath(home: string): string {
  return `${home}photos`;
}

/** The fragments of the page's address after a table link that opens nothing. */
export const TABLE_LINK_ERRORS = { ended: '#ended-link', tooMany: '#too-many-links' } as const;

/** A table link is this path and a code: it only adds photographs. */
export const TABLE_LINK_PATH = '/p/';

/** The longest sides in pixels of the sizes that guests see; the original is only for the couple. */
export const PHOTO_SIZES = [400, 1600] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Where guests see a photograph or a video. */
export function getPhotoAddress(id: string, file: PhotoSize | 'video'): string {
  return `${PHOTOS_PATH}/files/${id}/${file}`;
}

/** Which photographs guests see: only their own, those that the couple approved, or all at once. */
export const PHOTO_MODES = ['collect', 'approve', 'show'] as const;
export type PhotoMode = (typeof PHOTO_MODES)[number];

/** A photograph or a video as guests see it. */
export type GuestPhoto = {
  /** Random: nobody can guess it. */
  id: string;
  kind: 'picture' | 'video';
  /** Of the picture, upright. Null until its sizes are made; also for videos. */
  width: number | null;
  height: number | null;
  /** When it was taken, or else added, at the wedding's local time: '2026-06-06T21:14'. */
  takenAt: string;
  /** The same in the language of the request, because a phone takes long to load its formats: 'Saturday, June 6', '9:14 PM'. */
  day: string;
  time: string;
  event: string | null;
  /** The guest's name; absent unless the couple shows names. */
  name?: string;
  /** Whether this device added it, and may take it back. */
  isOwn: boolean;
};

/**
 * `GET /photos/list?language=it&after=CURSOR&own`: at most 300, newest day first. With `own`, only those of this device, also
 * before others may see them.
 */
export type GuestPhotosResponse = {
  photos: GuestPhoto[];
  /** For the next request; null after the last photograph. */
  next: string | null;
  /** How many this visitor may see. */
  total: number;
};

/** `GET /photos/state?language=it`: the page's content for this visitor. */
export type PhotosState = {
  /** 'none' has to enter the password; a table link only adds photographs. */
  access: 'none' | 'add' | 'all';
  mode: PhotoMode;
  /** Nothing is shown to guests before; ISO 8601 in UTC, null without such an hour. */
  revealAt: string | null;
  /** Whether others' photographs are shown to this visitor now. */
  isGalleryOpen: boolean;
  /** 'full' and 'closed' accept no photographs. */
  adding: 'open' | 'full' | 'closed';
  /** The first of the list, so that a guest sees pictures one request earlier; null while the gallery is closed. */
  first: GuestPhotosResponse | null;
  /** The events that this visitor may know of, in the order of the page. */
  events: { id: string; title: string }[];
  /** The couple's names; null for a visitor who has not entered. */
  couple: readonly string[] | null;
  /** The path of the table link for the slideshow's QR code; null without one, or for a table link. */
  tableLink: string | null;
};

/** The couple's choices in the dashboard. */
export type PhotoSettings = {
  mode: PhotoMode;
  revealAt: string | null;
  /** Whether guests see the names of those who added photographs. */
  showsNames: boolean;
  /** When the wedding page links to the photographs and guests can add some: from the day of the first event. */
  opens: (typeof PHOTO_OPENINGS)[number];
  /** All photographs together take at most this many bytes. */
  maxBytes: number;
};
export const PHOTO_OPENINGS = ['first-event', 'now', 'never'] as const;

/** Guests see nothing of others until the couple decides it: a picture that was seen cannot be unseen. */
export const DEFAULT_PHOTO_SETTINGS: PhotoSettings = {
  mode: 'collect',
  revealAt: null,
  showsNames: false,
  opens: 'first-event',
  maxBytes: 50_000_000_000,
};

/** A link that is printed for the tables. */
export type TableLink = {
  id: number;
  code: string;
  /** In the couple's words. */
  label: string;
  createdAt: string;
  /** Null while it works. */
  endedAt: string | null;
};
