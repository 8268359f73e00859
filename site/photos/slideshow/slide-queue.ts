import type { GuestPhoto } from '../../../domain/photos/photos-api.ts';

/** How far ahead to look for a second picture that fits beside the first. */
const LOOK_AHEAD = 12;

export type SlideQueue = ReturnType<typeof createSlideQueue>;

/** The order of the slideshow: pictures that were just added, then all others from the newest to the oldest, again and again. */
export function createSlideQueue() {
  const photos = new Map<string, GuestPhoto>();
  let upcoming: string[] = [];

  /** Of the wanted shape, the next one within a distance. */
  function take(distance: number, isWanted: (photo: GuestPhoto) => boolean): GuestPhoto | null {
    const at = upcoming.slice(0, distance).findIndex((id) => {
      const photo = photos.get(id);
      return photo && isWanted(photo);
    });
    const [id = ''] = at < 0 ? [] : upcoming.splice(at, 1);
    return photos.get(id) ?? null;
  }

  return {
    /** Takes over the list, the newest first. Returns whether it has new pictures. */
    update(list: readonly GuestPhoto[]): boolean {
      // A picture has its size when it can be shown. Videos would need sound.
      const pictures = list.filter(({ kind, width }) => kind === 'picture' && width);
      const added = pictures.filter(({ id }) => !photos.has(id)).map(({ id }) => id);
      const isFirst = photos.size === 0;
      photos.clear();
      for (const photo of pictures) photos.set(photo.id, photo);
      // In the order in which they were taken.
      upcoming = [
        ...(isFirst ? added : added.reverse()),
        ...upcoming.filter((id) => photos.has(id)),
      ];
      return added.length > 0 && !isFirst;
    },
    remove(id: string): void {
      photos.delete(id);
      upcoming = upcoming.filter((other) => other !== id);
    },
    has: (id: string) => photos.has(id),
    isEmpty: () => photos.size === 0,
    /** The next picture, or two that stand side by side: portraits on a wide screen, landscapes on a tall one. */
    next(isWideScreen: boolean): GuestPhoto[] {
      if (upcoming.length === 0) upcoming = [...photos.keys()];
      const first = take(1, () => true);
      if (!first) return [];
      const isAcross = (photo: GuestPhoto) =>
        isWideScreen ? computeRatio(photo) < 0.9 : computeRatio(photo) > 1.1;
      const second = isAcross(first) ? take(LOOK_AHEAD, isAcross) : null;
      return second ? [first, second] : [first];
    },
  };
}

export function computeRatio({ height, width }: GuestPhoto): number {
  return (width ?? 1) / (height ?? 1);
}
