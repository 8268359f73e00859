import type { PhotosState } from '../../../domain/photos/photos-api.ts';

/** The photographs of all guests. */
export default function Gallery(_: { state: PhotosState }) {
  return null;
}
