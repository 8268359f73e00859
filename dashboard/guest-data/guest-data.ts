import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { ANNOUNCED_HEADER, LAST_VISIT_HEADER } from '../../domain/dashboard/guest-data-headers.ts';
import { api, isSignedOut, send } from '../api/request.ts';

/** Provided by `Dashboard` as soon as the guest data is loaded. */
export const GuestDataContext = createContext<GuestData | null>(null);

export function useGuestData(): GuestData {
  const guestData = useContext(GuestDataContext);
  if (!guestData) throw new Error('useGuestData is used outside GuestDataContext.');
  return guestData;
}

/** Whether the couple has neither published a website nor added a guest or a reply: its names are the example's. */
export function useIsUnstarted(): boolean {
  const { wedding, guestList, households } = useGuestData();
  return Boolean(wedding.isDemo) && guestList.length === 0 && households.length === 0;
}

/** The address for links to the site: that of the emails, also where the couple opens another one. */
export function useSiteAddress(): string {
  return useGuestData().publicUrl ?? location.origin;
}

type Snapshot = { guestData: GuestData; etag: string };

const QUERY_KEY = ['guest-data'];

export const guestDataQuery = queryOptions({
  queryKey: QUERY_KEY,
  queryFn: fetchGuestData,
  select: ({ guestData }: Snapshot) => guestData,
  // No request can succeed until the couple signs in again.
  enabled: ({ state }) => !isSignedOut(state.error),
  refetchOnMount: false,
});

const ANNOUNCED_KEY = ['announced-version'];

/**
 * Reads the guest data again, or the version that the server announced; a read that is under way may miss the
 * change and is cancelled.
 */
export function refreshGuestData(client: QueryClient, announced: string | null = null) {
  const isRunning = client.isFetching({ queryKey: QUERY_KEY }) > 0;
  // A change of this device is being read: the announced version may be the one before it.
  const isForChange = isRunning && client.getQueryData(ANNOUNCED_KEY) === null;
  client.setQueryData<string | null>(ANNOUNCED_KEY, isForChange ? null : announced);
  return client.invalidateQueries({ queryKey: QUERY_KEY });
}

/** Shows a change that the server has just answered, and reads the rest again. */
export function showChange(client: QueryClient, change: (known: GuestData) => Partial<GuestData>) {
  client.setQueryData<Snapshot>(QUERY_KEY, (known) => {
    if (!known) return known;
    return { ...known, guestData: { ...known.guestData, ...change(known.guestData) } };
  });
  void refreshGuestData(client);
}

async function fetchGuestData({ client, signal }: QueryFunctionContext): Promise<Snapshot> {
  const known = client.getQueryData<Snapshot>(QUERY_KEY);
  const announced = client.getQueryData<string | null>(ANNOUNCED_KEY);
  const headers = {
    ...(known && { 'If-None-Match': known.etag }),
    ...(announced && { [ANNOUNCED_HEADER]: announced }),
  };
  const response = await send(api['guest-data'].$get, { signal, headers });
  if (known && response.status === 304) return known;
  // Loaded with the pages behind the sign-in, which does not need it.
  const { readGuestData } = await import('../../domain/dashboard/read-guest-data.ts');
  const guestData = readGuestData(await response.json(), response.headers.get(LAST_VISIT_HEADER));
  // "New since your last visit" must not change while the page is open.
  const { lastVisitAt } = known?.guestData ?? guestData;
  return {
    guestData: { ...guestData, lastVisitAt },
    etag: response.headers.get('ETag') ?? '',
  };
}
