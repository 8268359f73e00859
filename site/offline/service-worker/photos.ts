import { PHOTOS_STATE_CACHE, PHOTOS_STATE_PATH } from '../../../domain/photos/photos-api.ts';

const FILE = /^\/photos\/files\/([\w-]{22})\/\d+$/;

export function isPhoto(path: string): boolean {
  return FILE.test(path);
}

/**
 * Responds from the network. If it fails, a picture that this browser has seen is shown, unless the last answer of the
 * server did not list it: the couple may have hidden it.
 */
export async function respondWithPhoto({ request }: FetchEvent, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const [, id] = FILE.exec(path) ?? [];
    const state = await caches.match(PHOTOS_STATE_PATH, { cacheName: PHOTOS_STATE_CACHE });
    if (!(await state?.text())?.includes(`"${id}"`)) throw error;
    // What the browser keeps is not used without asking the server, except here.
    return fetch(path, { cache: 'force-cache' });
  }
}
