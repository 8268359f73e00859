import { getPhotoAddress } from '../../../domain/photos/photos-api.ts';

/** Enough for an evening without a network; a picture has about 300 kB. */
const MAX_KEPT = 80;
const TIMEOUT_MS = 10_000;

/** Loads pictures and keeps the last ones for a time without a network. */
export function createPictureStore() {
  const addresses = new Map<string, string>();

  function forget(id: string): void {
    URL.revokeObjectURL(addresses.get(id) ?? '');
    addresses.delete(id);
  }

  return {
    forget,
    /**
     * The address of a picture. It asks the server each time, because the couple may have hidden the picture: then it is
     * 'gone'. Null without an answer and without a kept one.
     */
    async load(id: string): Promise<string | 'gone' | null> {
      try {
        const response = await fetch(getPhotoAddress(id, 1600), {
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (isGone(response)) {
          forget(id);
          return 'gone';
        }
        // The sign-in page of a hotel's Wi-Fi answers 200.
        if (!response.ok || !response.headers.get('Content-Type')?.startsWith('image/')) {
          throw new Error(`The picture was answered with ${response.status}.`);
        }
        const address = URL.createObjectURL(await response.blob());
        forget(id);
        addresses.set(id, address);
        const [oldest = ''] = addresses.keys();
        if (addresses.size > MAX_KEPT) forget(oldest);
        return address;
      } catch {
        return addresses.get(id) ?? null;
      }
    },
    /** Whether the server no longer shows a picture. Without an answer, it does. */
    async isGone(id: string): Promise<boolean> {
      const init = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await fetch(getPhotoAddress(id, 1600), init).catch(() => null);
      return response !== null && isGone(response);
    },
  };
}

function isGone({ status }: Response): boolean {
  return [401, 403, 404, 410].includes(status);
}
