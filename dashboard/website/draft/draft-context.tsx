import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WebsiteDraft } from '../../../domain/dashboard/website-api.ts';
import { isSignedOut, request, sendRequest } from '../../api/request.ts';
import { guestDataQuery, refreshGuestData } from '../../guest-data/guest-data.ts';
import type { ContentDocument } from '../document-path.ts';
import { type DraftState, type SavedSections, toDocument } from './draft-state.ts';
import { createDraftSync, type DraftSync, type SaveStatus } from './draft-sync.ts';
import { createLocalCopy } from './local-copy.ts';

export const draftQuery = queryOptions({
  queryKey: ['website'],
  queryFn: ({ signal }) => request('GET /website', { signal }),
  enabled: ({ state }) => !isSignedOut(state.error),
  // The editor reads it again by itself.
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

type Draft = {
  sync: DraftSync;
  state: DraftState;
  status: SaveStatus;
  document: ContentDocument;
};

const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft is used outside DraftProvider.');
  return draft;
}

const REFRESH_MS = 10_000;
const MAX_KEEPALIVE_BYTES = 60_000;

/** Holds the draft while the couple edits it. */
export function DraftProvider({ draft, children }: { draft: WebsiteDraft; children: ReactNode }) {
  const [sync] = useState(() =>
    createDraftSync({ draft, save: saveSections, localCopy: createLocalCopy() }),
  );
  const { state, status } = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  const document = useMemo(() => toDocument(state), [state]);
  const value = useMemo(() => ({ sync, state, status, document }), [sync, state, status, document]);
  useKeepUpToDate(sync, state.revision);
  useSaveBeforeLeaving(sync);
  useReportSession(status);
  return <DraftContext value={value}>{children}</DraftContext>;
}

function saveSections(sections: SavedSections, { isLeaving }: { isLeaving: boolean }) {
  const body = { sections };
  const keepalive = isLeaving && JSON.stringify(body).length < MAX_KEEPALIVE_BYTES;
  return request('POST /website/draft', { body, keepalive });
}

/** Shows the changes of other devices, and saves as soon as the connection or the session is back. */
function useKeepUpToDate(sync: DraftSync, revision: string) {
  const { isError: isSignedOutNow } = useQuery({
    ...guestDataQuery,
    select: () => null,
  });

  useEffect(() => {
    if (!isSignedOutNow) void sync.flush();
  }, [sync, isSignedOutNow]);

  useEffect(() => {
    const read = async () => {
      const headers = { 'If-None-Match': `W/"${revision}"` };
      const response = await sendRequest('GET /website', { headers });
      return response.status === 304 ? null : ((await response.json()) as WebsiteDraft);
    };
    // A failed read is repeated; failed saves are shown.
    const refresh = () => void sync.refresh(read).catch(() => {});
    const timer = setInterval(refresh, REFRESH_MS);
    const goOnline = () => void sync.flush();
    addEventListener('online', goOnline);
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', goOnline);
      removeEventListener('focus', refresh);
    };
  }, [sync, revision]);
}

function useSaveBeforeLeaving(sync: DraftSync) {
  useEffect(() => {
    sync.restore();
    const flush = () => void sync.flush({ isLeaving: true });
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
    const warn = (event: Event) => {
      if (sync.wouldLoseEdits()) event.preventDefault();
    };
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', flushIfHidden);
      flush();
    };
  }, [sync]);
}

/** The dashboard asks for the password when the guest data reports the end of the session. */
function useReportSession({ kind }: SaveStatus) {
  const client = useQueryClient();
  useEffect(() => {
    if (kind === 'signed-out') void refreshGuestData(client);
  }, [client, kind]);
}
