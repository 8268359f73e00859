import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRefresh } from '../api/query-client.ts';
import { api, request } from '../api/request.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

const POLL_MS = 5_000;

const emailsQuery = queryOptions({
  queryKey: ['emails'],
  queryFn: async ({ signal }) => (await request(api.emails.$get, { signal })).emails,
  // The event stream does not announce sent emails.
  refetchInterval: ({ state }) => (state.data?.waiting || state.error ? POLL_MS : false),
  refetchIntervalInBackground: true,
  refetchOnMount: false,
});

/** The email log; `data` is null on a site that sends no emails. */
export function useEmails() {
  const client = useQueryClient();
  const { version } = useGuestData();

  useEffect(() => {
    // A new reply causes new emails.
    if (version) void refreshEmails(client);
  }, [client, version]);
  return useQuery(emailsQuery);
}

export const refreshEmails = createRefresh(emailsQuery);
