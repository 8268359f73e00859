import {
  type GuestPhoto,
  type GuestPhotosResponse,
  PHOTOS_LIST_PATH,
} from '../../domain/photos/photos-api.ts';

type Options = {
  /** The first page, if it is known. */
  first?: GuestPhotosResponse | null;
  /** Whether only those of this device are wanted. */
  isOwn?: boolean;
  /** Called after each page, with the photographs that have loaded. */
  onPage?: (photos: readonly GuestPhoto[], total: number) => void;
};

/** Loads all photographs, page after page. */
export async function loadPhotos({ first = null, isOwn, onPage }: Options = {}) {
  const photos: GuestPhoto[] = [...(first?.photos ?? [])];
  if (first?.next === null) return photos;
  let after = first?.next ?? null;
  do {
    const page: GuestPhotosResponse = await loadPage({ after, isOwn });
    photos.push(...page.photos);
    onPage?.([...photos], page.total);
    after = page.next;
  } while (after !== null);
  return photos;
}

type PageOptions = { after?: string | null; isOwn?: boolean | undefined };

export async function loadPage({ after, isOwn }: PageOptions = {}): Promise<GuestPhotosResponse> {
  const language = document.documentElement.lang;
  const query = new URLSearchParams({
    language,
    ...(isOwn && { own: '' }),
    ...(after && { after }),
  });
  const response = await fetch(`${PHOTOS_LIST_PATH}?${query}`);
  if (!response.ok) throw new Error(`The list was answered with ${response.status}.`);
  return response.json();
}
