import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { NoConnectionError } from '../api/request.ts';
import { appUpdateQuery } from '../shell/app-update.ts';
import { TextButton } from '../ui/text-button.tsx';
import { createDateFormats } from './format-dates.ts';
import { guestDataQuery, useGuestData } from './guest-data.ts';

/** Tells whether the page shows the latest data, and asks to reload it after an update of the site. */
export function SyncStatus() {
  const { formatTime } = createDateFormats(useGuestData().wedding.locale);
  const { error, errorUpdatedAt } = useQuery(guestDataQuery);
  const since = useFirstFailure(error === null ? null : errorUpdatedAt);
  const client = useQueryClient();
  const { data: isUpdated } = useQuery(appUpdateQuery);
  // The data of another version can be one that this page cannot read.
  useEffect(() => {
    if (since !== null) void client.invalidateQueries({ queryKey: appUpdateQuery.queryKey });
  }, [client, since]);
  const { notUpToDateSince, offlineSince, reload, upToDate, updated } = getMessages('shell');
  const sinceTime = error instanceof NoConnectionError ? offlineSince : notUpToDateSince;
  if (isUpdated) {
    return (
      <p className="status small" data-tone="error" role="status">
        {updated} <TextButton onClick={() => location.reload()}>{reload}</TextButton>
      </p>
    );
  }
  return (
    <p className="status small" data-tone={since === null ? undefined : 'error'} role="status">
      {since === null ? upToDate : sinceTime(formatTime(new Date(since)))}
    </p>
  );
}

/** The time of the first of several failures in a row. */
function useFirstFailure(failedAt: number | null): number | null {
  const [first, setFirst] = useState(failedAt);
  const next = failedAt === null ? null : (first ?? failedAt);
  if (next !== first) setFirst(next);
  return next;
}
