import type { HostPhoto } from '../../domain/photos/host-photos-api.ts';

export const PHOTO_VIEWS = ['all', 'new', 'favourites', 'hidden', 'bin'] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];

export type PhotoFilters = {
  view: PhotoView;
  /** An event's id; '' are all, 'none' those without one. */
  event: string;
  /** `name:` and a guest's name, 'none' or 'couple'; '' is everybody. */
  from: string;
  order: 'taken' | 'added';
};

export const NO_PHOTO_FILTERS: PhotoFilters = { view: 'all', event: '', from: '', order: 'taken' };

/** The photographs of a view, in the chosen order. `photos` has the newest first, by the time they were taken. */
export function filterPhotos(
  photos: readonly HostPhoto[],
  { view, event, from, order }: PhotoFilters,
): HostPhoto[] {
  const found = photos.filter(
    (photo) =>
      isInView(photo, view) &&
      (event === '' || (photo.event ?? 'none') === event) &&
      (from === '' || getSender(photo) === from),
  );
  return order === 'added'
    ? found.sort((one, other) => other.addedAt.localeCompare(one.addedAt))
    : found;
}

export function isInView(photo: HostPhoto, view: PhotoView): boolean {
  if (photo.deletedAt !== null) return view === 'bin';
  if (view === 'new') return photo.status === 'new';
  if (view === 'favourites') return photo.isFavourite;
  return view === 'hidden' ? photo.status === 'hidden' : view === 'all';
}

/** A value of the filter by guest. */
export function getSender({ addedBy, name }: Pick<HostPhoto, 'addedBy' | 'name'>): string {
  if (name !== null) return `name:${name}`;
  return addedBy === 'couple' ? 'couple' : 'none';
}

/** A line of the grid: the name of a day, or photographs beside each other from `start` to `end` (exclusive). */
export type GridRow = { day: string; count: number } | { start: number; end: number };

/** Divides photographs into lines of `columns`, a day after the other. `getDay` is called with a time. */
export function layOutRows(
  photos: readonly HostPhoto[],
  columns: number,
  getTime: (photo: HostPhoto) => string,
  getDay: (at: string) => string,
): GridRow[] {
  const rows: GridRow[] = [];
  let heading = { day: '', count: 0 };
  for (const [index, photo] of photos.entries()) {
    const day = getDay(getTime(photo));
    if (heading.day !== day) {
      heading = { day, count: 0 };
      rows.push(heading);
    }
    heading.count += 1;
    const last = rows.at(-1);
    if (last && 'start' in last && last.end - last.start < columns) last.end += 1;
    else rows.push({ start: index, end: index + 1 });
  }
  return rows;
}

/** The index of the photograph that an arrow key leads to; the same at the ends. */
export function findNeighbour(rows: readonly GridRow[], index: number, key: string): number | null {
  const lines = rows.filter((row) => 'start' in row);
  const at = lines.findIndex(({ start, end }) => index >= start && index < end);
  const line = lines[at];
  const last = (lines.at(-1)?.end ?? 0) - 1;
  if (!line) return null;
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const next = lines[at + (key === 'ArrowUp' ? -1 : 1)];
  return next ? Math.min(next.end - 1, next.start + index - line.start) : index;
}
