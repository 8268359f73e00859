import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type {
  GuestPhoto,
  GuestPhotosResponse,
  PhotosState,
} from '../../../domain/photos/photos-api.ts';
import { loadPage, loadPhotos } from '../load-photos.ts';
import type { DatedPhoto } from './lay-out-rows.ts';

const REFRESH_MS = 20_000;

export type PhotoList = {
  photos: readonly DatedPhoto[];
  /** How many there are; the last ones may not have loaded yet. */
  total: number;
  status: 'loading' | 'complete' | 'failed';
  load: () => void;
  /** Shows photographs that were added while the guest was reading further down; null without any. */
  showNew: (() => void) | null;
  remove: (id: string) => void;
};

/** The photographs that the guest may see, page after page, then kept up to date. */
export function usePhotoList(state: PhotosState): PhotoList {
  const [status, setStatus] = useState<PhotoList['status']>('loading');
  const [newer, setNewer] = useState<readonly DatedPhoto[] | null>(null);
  const timeZone = state.timeZone ?? 'UTC';
  const addDays = useMemo(() => createDayAdder(timeZone), [timeZone]);
  const [list, setList] = useState<{ photos: readonly DatedPhoto[]; total: number }>(() => ({
    photos: addDays(state.first?.photos ?? []),
    total: state.first?.total ?? 0,
  }));
  const current = useRef(list);
  current.current = list;
  const firstState = useRef(state);
  const first = useRef(state.first);

  const load = useCallback(async () => {
    setStatus('loading');
    try {
      const show = (photos: readonly GuestPhoto[], total: number) =>
        setList({ photos: addDays(photos), total });
      const { current: known } = first;
      first.current = null;
      await loadPhotos({ first: known, onPage: show });
      setStatus('complete');
    } catch {
      setStatus('failed');
    }
  }, [addDays]);

  useEffect(() => void load(), [load]);

  const isComplete = status === 'complete';
  // A new state may mean new photographs.
  useEffect(() => {
    if (!isComplete) return;
    const refresh = async () => {
      if (document.hidden) return;
      const first = await loadPage().catch(() => null);
      if (!first || isSame(first, current.current)) return;
      const photos = await loadPhotos().then(addDays, () => null);
      if (!photos) return;
      // Nothing moves under a guest who has scrolled down.
      if (scrollY > innerHeight / 2) setNewer(photos);
      else setList({ photos, total: photos.length });
    };
    if (state !== firstState.current) refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isComplete, addDays, state]);

  const remove = useCallback((id: string) => {
    setNewer(null);
    setList(({ photos, total }) => ({
      photos: photos.filter((photo) => photo.id !== id),
      total: total - 1,
    }));
  }, []);

  function showNew() {
    if (newer) setList({ photos: newer, total: newer.length });
    setNewer(null);
    scrollTo({ top: 0, behavior: 'instant' });
  }

  return { ...list, status, load, remove, showNew: newer && showNew };
}

/** Whether the list still begins with this page and is as long. */
function isSame(page: GuestPhotosResponse, list: { photos: readonly GuestPhoto[]; total: number }) {
  return (
    page.total === list.total &&
    page.photos.every(
      ({ id, width }, at) => id === list.photos[at]?.id && width === list.photos[at]?.width,
    )
  );
}

/** Adds the day of each photograph. One that has a day keeps its object, so its tile is not rendered again. */
function createDayAdder(timeZone: string) {
  const getOffset = createOffsetReader(timeZone);
  const known = new Map<string, DatedPhoto>();
  return (photos: readonly GuestPhoto[]): DatedPhoto[] =>
    photos.map((photo) => {
      const former = known.get(photo.id);
      if (former && former.width === photo.width && former.event === photo.event) return former;
      const local = new Date(Date.parse(photo.takenAt) + getOffset(photo.takenAt)).toISOString();
      const dated = {
        ...photo,
        day: local.slice(0, 10),
        time: local.slice(11, 16).replace(':', '.'),
      };
      known.set(photo.id, dated);
      return dated;
    });
}

/** Reads the offset of a zone once for each hour, because `Intl` is slow on a phone. */
function createOffsetReader(timeZone: string): (time: string) => number {
  const styles = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...styles });
  const offsets = new Map<string, number>();
  return (time) => {
    const hour = time.slice(0, 13);
    const known = offsets.get(hour);
    if (known !== undefined) return known;
    const start = new Date(`${hour}:00:00Z`);
    const offset = Date.parse(`${format.format(start).replace(' ', 'T')}Z`) - start.getTime();
    offsets.set(hour, offset);
    return offset;
  };
}
