import { useEffect, useRef, useState } from 'react';
import type { GuestPhoto, GuestPhotosResponse } from '../../../domain/photos/photos-api.ts';
import { loadPage, loadPhotos } from '../load-photos.ts';
import { createPictureStore } from './picture-store.ts';
import { createSlideQueue } from './slide-queue.ts';

const SLIDE_MS = 8_000;
/** New pictures appear within ten seconds: this, the shortest time of a slide, and the time to load one. */
const POLL_MS = 4_000;
const SHORTEST_SLIDE_MS = 3_000;
/** Between attempts to load a picture while there is none. */
const RETRY_MS = 1_000;
const MAX_ATTEMPTS = 100;

export type Slide = { number: number; pictures: { photo: GuestPhoto; address: string }[] };

/**
 * The slide on the screen, after the former one, which stays below while the new one fades in. Empty if there are no
 * pictures to show, and undefined before that is known.
 */
export function useSlides(isPlaying: boolean, onRejected: () => void): Slide[] | undefined {
  const [slides, setSlides] = useState<Slide[]>();
  const isPaused = useRef(false);
  isPaused.current = !isPlaying;
  const reject = useRef(onRejected);
  reject.current = onRejected;

  useEffect(() => {
    const abort = new AbortController();
    const show = (slide: Slide | null) =>
      setSlides((shown = []) => {
        if (!slide) return [];
        return shown.at(-1) === slide ? shown : [...shown.slice(-1), slide];
      });
    play(show, {
      signal: abort.signal,
      isPaused: () => isPaused.current,
      onRejected: () => reject.current(),
    });
    return () => abort.abort();
  }, []);
  return slides;
}

type Options = { signal: AbortSignal; isPaused: () => boolean; onRejected: () => void };

async function play(
  show: (slide: Slide | null) => void,
  { isPaused, onRejected, signal }: Options,
): Promise<void> {
  const queue = createSlideQueue();
  const store = createPictureStore();
  let known = '';
  let slide = null as Slide | null;
  let [shownAt, polledAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let hasNew = false;

  /** Without a network, everything stays as it is. */
  async function refresh(): Promise<void> {
    const page = await loadPage().catch((error) => {
      // An answer, so the guest may have to enter again.
      if (!(error instanceof TypeError)) onRejected();
      return null;
    });
    if (page && summarize(page) !== known) {
      const photos = await loadPhotos().catch(() => null);
      if (photos) {
        known = summarize(page);
        hasNew = queue.update(photos) || hasNew;
      }
    }
    for (const { photo } of slide?.pictures ?? []) {
      if (queue.has(photo.id) && (await store.isGone(photo.id))) queue.remove(photo.id);
    }
  }

  /** Shows the next pictures that can be loaded. */
  async function advance(): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !queue.isEmpty(); attempt += 1) {
      const pictures: Slide['pictures'] = [];
      for (const photo of queue.next(innerWidth > innerHeight)) {
        const address = await store.load(photo.id);
        if (address === 'gone') queue.remove(photo.id);
        else if (address) pictures.push({ photo, address });
      }
      await Promise.all(pictures.map(({ address }) => decode(address)));
      if (pictures.length === 0) continue;
      slide = { number: (slide?.number ?? 0) + 1, pictures };
      return;
    }
    if (queue.isEmpty()) slide = null;
  }

  while (!signal.aborted) {
    if (performance.now() - polledAt >= POLL_MS) {
      polledAt = performance.now();
      await refresh();
    }
    const age = performance.now() - shownAt;
    const isHidden = slide?.pictures.some(({ photo }) => !queue.has(photo.id)) ?? false;
    const isOver = !isPaused() && age >= (hasNew ? SHORTEST_SLIDE_MS : SLIDE_MS);
    const isFirst = slide === null && !queue.isEmpty() && age >= RETRY_MS;
    if (isHidden || isOver || isFirst) {
      hasNew = false;
      await advance();
      shownAt = performance.now();
      if (!signal.aborted && known) show(slide);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Differs when a picture was added, or an old one hidden or deleted. */
function summarize({ photos, total }: GuestPhotosResponse): string {
  return JSON.stringify([total, photos.map(({ id, width }) => [id, width])]);
}

/** A picture appears when it is ready to be painted, so that the fade does not stutter. */
async function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => {});
}
