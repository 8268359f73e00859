import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '../../domain/accounts/activity.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';

/** What was done in the dashboard, for the couple. */
export function ActivityLog() {
  const texts = getMessages('accounts');
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam, signal }) =>
      request(api.activity.$get, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? String(entries.at(-1)?.id) : undefined),
  });
  return (
    <PageSection id="activity" title={texts.activityLog}>
      <p className="measure soft">{texts.aboutActivity}</p>
      {error && <p className="measure soft">{toErrorMessage(error)}</p>}
      {data && (
        <ul className="rows" aria-label={texts.activityLog}>
          {data.pages.flatMap(({ entries }) =>
            entries.map((entry) => <ActivityRow key={entry.id} entry={entry} />),
          )}
        </ul>
      )}
      {hasNextPage && (
        <p className="buttons">
          <TextButton onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
            {texts.earlierActivity}
          </TextButton>
        </p>
      )}
    </PageSection>
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { activities, theCouple, unknownDevice } = getMessages('accounts');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { action, address, at, author, detail, device } = entry;
  // A failed sign-in has no author.
  const name = action === 'sign-in-failed' ? null : (author ?? theCouple);
  const origin = [name, device ?? unknownDevice, address];
  return (
    <li className="list-row">
      <p className="name">{activities[action](detail ?? '')}</p>
      <p className="soft times">
        <time dateTime={at}>{formatMoment(at)}</time>
        <span>{origin.filter(Boolean).join(', ')}</span>
      </p>
    </li>
  );
}
