import { PHOTOS_PATH } from '../../domain/photos/photos-api.ts';

/** Takes back a photograph of this device. Returns whether it is gone. */
export async function takeBackPhoto(id: string): Promise<boolean> {
  const response = await fetch(`${PHOTOS_PATH}/${id}`, { method: 'DELETE' }).catch(() => null);
  // 404: another tab has taken it back.
  return response?.status === 204 || response?.status === 404;
}
