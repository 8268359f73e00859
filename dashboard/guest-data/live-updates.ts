import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSignedOut } from '../api/request.ts';
import { appUpdateQuery } from '../shell/app-update.ts';
import { guestDataQuery, receiveChange, refreshGuestData } from './guest-data.ts';

const POLL_MS = 15_000;

/** Loads the guest data and keeps it up to date: with server-sent events, or else by polling. */
export function useLiveGuestData() {
  const client = useQueryClient();
  const [isStreaming, setIsStreaming] = useState(false);
  const query = useQuery({
    ...guestDataQuery,
    refetchInterval: ({ state }) => (state.data && !isStreaming ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });
  const isSignedIn = query.data !== undefined && !isSignedOut(query.error);

  useEffect(() => {
    if (!isSignedIn) return;
    const closeStream = openStream(client, setIsStreaming);
    const unsubscribe = onlineManager.subscribe(() => void refreshGuestData(client));
    return () => {
      closeStream();
      unsubscribe();
    };
  }, [client, isSignedIn]);

  return query;
}

/** Applies every change that the server announces; returns a function to stop. */
function openStream(client: QueryClient, setIsStreaming: (is: boolean) => void): () => void {
  let source: EventSource;
  let isOpen = true;
  let hasFailed = false;
  let reconnect: ReturnType<typeof setTimeout>;

  function connect() {
    const known = client.getQueryData(guestDataQuery.queryKey)?.guestData.version ?? '';
    source = new EventSource(`/host/api/changes?version=${known}`);
    source.addEventListener('open', () => {
      setIsStreaming(true);
      if (hasFailed) void client.invalidateQueries({ queryKey: appUpdateQuery.queryKey });
      hasFailed = false;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      if (receiveChange(client, JSON.parse(data))) return;
      // The stream continues from the version that is read now.
      source.close();
      void refreshGuestData(client).then(() => isOpen && connect());
    });
    source.addEventListener('error', () => {
      hasFailed = true;
      setIsStreaming(false);
      // A failed connection is retried by the browser, a closed one is not.
      if (source.readyState === EventSource.CLOSED) reconnect = setTimeout(connect, POLL_MS);
      // If the server is unreachable too, this read fails and the page shows it.
      void refreshGuestData(client);
    });
  }

  connect();
  return () => {
    isOpen = false;
    clearTimeout(reconnect);
    source.close();
    setIsStreaming(false);
  };
}
