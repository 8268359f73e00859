import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTOS_STATE_PATH, type PhotosState } from '../../domain/photos/photos-api.ts';
import { usePhotosEdition } from './photos-edition.ts';

/** What the visitor may see and do: 'loading', or 'failed' without an answer of the server. */
export type LoadedState = PhotosState | 'loading' | 'failed';

/** Loads the state, and again when the guest comes back to the page. A known state stays when that fails. */
export function usePhotosState(): [state: LoadedState, reload: () => Promise<void>] {
  const { language } = usePhotosEdition();
  const [state, setState] = useState<LoadedState>('loading');
  const isKnown = useRef(false);

  const reload = useCallback(async () => {
    const loaded = await loadState(language);
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
    const state: Partial<PhotosState> = await response.json();
    // The sign-in page of a hotel's Wi-Fi answers 200, too.
    return response.ok && state.access ? (state as PhotosState) : null;
  } catch {
    return null;
  }
}
