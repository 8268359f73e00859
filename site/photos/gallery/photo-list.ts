import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  GuestPhoto,
  GuestPhotosResponse,
  PhotosState,
} from '../../../domain/photos/photos-api.ts';
import { loadPage, loadPhotos } from '../load-photos.ts';

const REFRESH_MS = 20_000;

export type PhotoList = {
  photos: readonly GuestPhoto[];
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
  const [newer, setNewer] = useState<readonly GuestPhoto[] | null>(null);
  const [list, setList] = useState<{ photos: readonly GuestPhoto[]; total: number }>(() => ({
    photos: state.first?.photos ?? [],
    total: state.first?.total ?? 0,
  }));
  const current = useRef(list);
  current.current = list;
  const firstState = useRef(state);
  const first = useRef(state.first);

  const load = useCallback(async () => {
    setStatus('loading');
    try {
      const show = (photos: readonly GuestPhoto[], total: number) => setList({ photos, total });
      const { current: known } = first;
      first.current = null;
      await loadPhotos({ first: known, onPage: show });
      setStatus('complete');
    } catch {
      setStatus('failed');
    }
  }, []);

  useEffect(() => void load(), [load]);

  const isComplete = status === 'complete';
  // A new state may mean new photographs.
  useEffect(() => {
    if (!isComplete) return;
    const refresh = async () => {
      if (document.hidden) return;
      const first = await loadPage().catch(() => null);
      if (!first || isSame(first, current.current)) return;
      const photos = await loadPhotos().catch(() => null);
      if (!photos) return;
      // Nothing moves under a guest who has scrolled down.
      if (scrollY > innerHeight / 2) setNewer(photos);
      else setList({ photos, total: photos.length });
    };
    if (state !== firstState.current) refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isComplete, state]);

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
