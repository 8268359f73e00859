import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NoConnectionError } from '../api/request.ts';
import { createDateFormats } from './format-dates.ts';
import { guestDataQuery, useGuestData } from './guest-data.ts';
import styles from './sync-status.module.css';

/** Tells whether the page shows the latest data. */
export function SyncStatus() {
  const { formatTime } = createDateFormats(useGuestData().wedding.locale);
  const { error, errorUpdatedAt } = useQuery(guestDataQuery);
  const since = useFirstFailure(error === null ? null : errorUpdatedAt);
  const problem = error instanceof NoConnectionError ? 'Offline' : 'Not up to date';
  return (
    <p className={styles.status} data-stale={since !== null} role="status">
      {since === null ? 'Up to date' : `${problem} since ${formatTime(new Date(since))}`}
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
