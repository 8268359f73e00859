import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSignedOut } from '../api/request.ts';
import { appUpdateQuery } from '../shell/app-update.ts';
import { guestDataQuery, refreshGuestData } from './guest-data.ts';

const POLL_MS = 15_000;

/** Loads the guest data and keeps it up to date: with server-sent events, or else by polling. */
export function useLiveGuestData() {
  const client = useQueryClient();
  const [isStreaming, setIsStreaming] = useState(false);
  // An open stream may not notice that the connection is lost.
  const [isOnline, setIsOnline] = useState(true);
  const query = useQuery({
    ...guestDataQuery,
    refetchInterval: ({ state }) =>
      state.data && (!isStreaming || !isOnline || state.error) ? POLL_MS : false,
    refetchIntervalInBackground: true,
  });
  const isSignedIn = query.data !== undefined && !isSignedOut(query.error);

  useEffect(() => {
    if (!isSignedIn) return;
    const closeStream = openStream(client, setIsStreaming);
    const unsubscribe = onlineManager.subscribe((online) => {
      setIsOnline(online);
      void refreshGuestData(client);
    });
    return () => {
      closeStream();
      unsubscribe();
    };
  }, [client, isSignedIn]);

  return query;
}

/** Reads the guest data again when the server announces a version; returns a function to stop. */
function openStream(client: QueryClient, setIsStreaming: (is: boolean) => void): () => void {
  let source: EventSource;
  let announced: string | null = null;
  let isReading = false;
  let hasFailed = false;
  let reconnect: ReturnType<typeof setTimeout>;

  /** One read after the other, because on a slow connection the next version can come before the first is read. */
  async function readAnnounced(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (announced !== null) {
      const version = announced;
      announced = null;
      const known = client.getQueryData(guestDataQuery.queryKey)?.guestData.version;
      if (version !== known) await refreshGuestData(client, version);
    }
    isReading = false;
  }

  function connect() {
    source = new EventSource('/host/api/changes');
    source.addEventListener('open', () => {
      setIsStreaming(true);
      if (hasFailed) void client.invalidateQueries({ queryKey: appUpdateQuery.queryKey });
      hasFailed = false;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      announced = data;
      void readAnnounced();
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
    announced = null;
    clearTimeout(reconnect);
    source.close();
    setIsStreaming(false);
  };
}
