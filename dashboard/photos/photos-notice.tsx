import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  estimatePhotoCount,
  isAlmostFull,
  type PhotoSpace,
} from '../../domain/photos/host-photos-api.ts';
import { api, request } from '../api/request.ts';

/** For the overview, without the list of photographs. A change to those refreshes it too. */
const photosSummaryQuery = queryOptions({
  queryKey: ['photos', 'summary'],
  queryFn: ({ signal }) => request(api.photos.summary.$get, { signal }),
});

/** On the overview: photographs that wait for approval, and space that runs out. */
export function PhotosNotice() {
  const texts = getMessages('photos');
  const { data } = useQuery(photosSummaryQuery);
  if (!data) return null;
  const { mode, newCount, space } = data;
  return (
    <>
      <SpaceNotice space={space}>
        <Link href="/photos#settings" className="touch">
          {texts.makeRoom}
        </Link>
      </SpaceNotice>
      {mode === 'approve' && newCount > 0 && (
        <div className="notices">
          <p className="notice" data-tone="question">
            <Link href="/photos">{texts.overview.waiting(newCount)}</Link>
          </p>
        </div>
      )}
    </>
  );
}

/** Warns that space runs out; the child opens the settings. */
export function SpaceNotice({ space, children }: { space: PhotoSpace; children: ReactNode }) {
  const texts = getMessages('photos');
  if (!isAlmostFull(space)) return null;
  const count = estimatePhotoCount(space);
  return (
    <div className="notices">
      <div className="notice row between" data-tone="error" role="status">
        <p>{count > 0 ? texts.almostFull(count) : texts.full}</p>
        {children}
      </div>
    </div>
  );
}
