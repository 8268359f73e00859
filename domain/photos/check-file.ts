import { PHOTO_LIMITS } from './photos-api.ts';

/** For the phone's picker. With HEIC in it, an iPhone sends its originals. */
export const ACCEPTED_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,video/mp4,video/quicktime,.mov';

const PICTURE = /^image\/(jpeg|png|webp|avif|hei[cf])$|\.(jpe?g|png|webp|avif|hei[cf])$/i;
const VIDEO = /^video\/(mp4|quicktime)$|\.(mp4|mov)$/i;

/** Returns why a file cannot be added; null if it can. The server checks its content again. */
export function checkFile({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): 'wrong-kind' | 'too-large' | null {
  // Some Android pickers give files no type.
  const kind = type || name;
  if (size === 0) return 'wrong-kind';
  if (PICTURE.test(kind)) return size > PHOTO_LIMITS.pictureBytes ? 'too-large' : null;
  if (VIDEO.test(kind)) return size > PHOTO_LIMITS.videoBytes ? 'too-large' : null;
  return 'wrong-kind';
}

/** Without the size, which a browser reads from the disk: for 2,000 files that takes most of a second. */
export function hasKnownKind({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return PICTURE.test(type || name) || VIDEO.test(type || name);
}

export function isVideo({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return VIDEO.test(type || name);
}
