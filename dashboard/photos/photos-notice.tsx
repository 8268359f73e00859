import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { estimatePhotoCount, isAlmostFull } from '../../domain/photos/host-photos-api.ts';
import { photosSummaryQuery } from './photo-summary.ts';

/** On the overview: photographs that wait for approval, and space that runs out. */
export function PhotosNotice() {
  const texts = getMessages('photos');
  const { data } = useQuery(photosSummaryQuery);
  if (!data) return null;
  const { mode, newCount, space } = data;
  const room = estimatePhotoCount(space);
  return (
    <>
      {isAlmostFull(space) && (
        <div className="notices">
          <div className="notice row between" data-tone="error" role="status">
            <p>{room > 0 ? texts.almostFull(room) : texts.full}</p>
            <Link href="/photos#settings" className="touch">
              {texts.makeRoom}
            </Link>
          </div>
        </div>
      )}
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
