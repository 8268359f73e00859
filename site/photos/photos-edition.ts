import type { Messages } from '../../domain/messages/messages.ts';
import { type PublicEdition, usePublicEdition } from '../edition.tsx';

/** The texts of the page of the guests' photographs. */
export type PhotosEdition = PublicEdition & { messages: Pick<Messages, 'gallery' | 'photos'> };

export function usePhotosEdition(): PhotosEdition {
  return usePublicEdition() as PhotosEdition;
}
