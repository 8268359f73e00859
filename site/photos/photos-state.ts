import { useCallback, useEffect, useRef, useState } from 'react';
import {
  PHOTOS_STATE_CACHE,
  PHOTOS_STATE_PATH,
  type PhotosState,
} from '../../domain/photos/photos-api.ts';
import { usePhotosEdition } from './photos-edition.ts';

/** What the visitor may see and do: 'loading', or 'failed' without an answer of the server. */
export type LoadedState = PhotosState | 'loading' | 'failed';

let first: Promise<PhotosState | null> | undefined;

/** Begins to load the state before the page is rendered. */
export function startLoadingState(language: string): void {
  first = loadState(language);
}

/** Loads the state, and again when the guest comes back to the page. A known state stays when that fails. */
export function usePhotosState(): [state: LoadedState, reload: () => Promise<void>] {
  const { language } = usePhotosEdition();
  const [state, setState] = useState<LoadedState>('loading');
  const isKnown = useRef(false);

  const reload = useCallback(async () => {
    const loading = first ?? loadState(language);
    first = undefined;
    const loaded = await loading;
    if (loaded) isKnown.current = true;
    if (loaded || !isKnown.current) setState(loaded ?? 'failed');
  }, [language]);

  useEffect(() => {
    reload();
    const reloadIfVisible = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', reloadIfVisible);
    addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', reloadIfVisible);
      removeEventListener('online', reload);
    };
  }, [reload]);

  return [state, reload];
}

async function loadState(language: string): Promise<PhotosState | null> {
  try {
    const response = await fetch(`${PHOTOS_STATE_PATH}?language=${language}`);
    const copy = response.clone();
    const state: Partial<PhotosState> = await response.json();
    // The sign-in page of a hotel's Wi-Fi answers 200, too.
    if (!response.ok || !state.access) return null;
    keepState(state.access === 'none' ? null : copy).catch(() => {});
    return state as PhotosState;
  } catch {
    return readKeptState().catch(() => null);
  }
}

/** Keeps the last answer for visits without a network, but not after access has ended. */
async function keepState(response: Response | null): Promise<void> {
  await caches.delete(PHOTOS_STATE_CACHE);
  if (!response) return;
  const cache = await caches.open(PHOTOS_STATE_CACHE);
  await cache.put(PHOTOS_STATE_PATH, response);
}

async function readKeptState(): Promise<PhotosState | null> {
  const kept = await caches.match(PHOTOS_STATE_PATH, { cacheName: PHOTOS_STATE_CACHE });
  return kept ? kept.json() : null;
}
