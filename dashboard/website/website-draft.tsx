import { queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { fromParts } from '../../domain/website/document-parts.ts';
import type { WebsiteDraft } from '../../domain/website/website-api.ts';
import { api, isSignedOut, request, send } from '../api/request.ts';
import { listUnsaved, type SavedSections, toDocument } from '../autosave/draft-state.ts';
import {
  createDraftSync,
  type DraftSnapshot,
  type DraftSync,
  type SaveStatus,
} from '../autosave/draft-sync.ts';
import { createLocalCopy } from '../autosave/local-copy.ts';
import { describeSaveStatus, useDraftSync } from '../autosave/use-draft-sync.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import type { ContentDocument } from './document-path.ts';

export const websiteDraftQuery = queryOptions({
  queryKey: ['website'],
  queryFn: ({ signal }) => request(api.website.$get, { signal }),
  enabled: ({ state }) => !isSignedOut(state.error),
  // The editor reads it again by itself.
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

type Draft = DraftSnapshot<WebsiteDraft> & {
  sync: DraftSync<WebsiteDraft>;
  document: ContentDocument;
  /** Whether the draft differs from the published website. */
  hasChanges: boolean;
};

const WebsiteDraftContext = createContext<Draft | null>(null);

export function useWebsiteDraft(): Draft {
  const draft = useContext(WebsiteDraftContext);
  if (!draft) throw new Error('useWebsiteDraft is used outside WebsiteDraftProvider.');
  return draft;
}

const REFRESH_MS = 10_000;

/** Holds the draft while the couple edits it. */
export function WebsiteDraftProvider({
  draft,
  children,
}: {
  draft: WebsiteDraft;
  children: ReactNode;
}) {
  const { sync, state, status, isKeptHere } = useDraftSync('website', () =>
    createDraftSync({ draft, save: saveSections, localCopy: createLocalCopy('website-draft:') }),
  );
  const document = useMemo(() => fromParts(toDocument(state)), [state]);
  const value = useMemo(() => {
    const isChanged = [...state.sections.values()].some(({ saved }) => saved.change);
    const hasChanges = isChanged || listUnsaved(state).length > 0;
    return { sync, state, status, isKeptHere, document, hasChanges };
  }, [sync, state, status, isKeptHere, document]);
  // The edits of an earlier visit may be based on an older draft.
  useEffect(() => void sync.refresh(async () => draft), [sync, draft]);
  useKeepUpToDate(sync, state.revision);
  return <WebsiteDraftContext value={value}>{children}</WebsiteDraftContext>;
}

function saveSections(sections: SavedSections, { isLeaving }: { isLeaving: boolean }) {
  return request(api.website.draft.$post, { json: { sections }, keepalive: isLeaving });
}

/** Shows the changes of other devices. */
function useKeepUpToDate(sync: DraftSync<WebsiteDraft>, revision: string) {
  useEffect(() => {
    const read = async () => {
      const headers = { 'If-None-Match': `W/"${revision}"` };
      const response = await send(api.website.$get, { headers });
      return response.status === 304 ? null : ((await response.json()) as WebsiteDraft);
    };
    // A failed read is repeated; failed saves are shown.
    const refresh = () => void sync.refresh(read).catch(() => {});
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
    };
  }, [sync, revision]);
}

const TONES: Record<SaveStatus['kind'], 'pending' | 'error' | undefined> = {
  saved: undefined,
  saving: 'pending',
  conflict: 'error',
  failed: 'error',
  offline: 'error',
  'signed-out': 'error',
};

/** Says in words whether the edits are stored. */
export function SaveStatusText() {
  const { state, status, isKeptHere, hasChanges } = useWebsiteDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { published } = state;
  const text = describeSaveStatus({ status, isKeptHere });
  const words = status.kind === 'saved' ? withPublication(text) : text;
  function withPublication(saved: string): string {
    const texts = getMessages('website');
    if (hasChanges) return texts.notPublished(saved);
    return published ? texts.published(saved, formatMoment(published.publishedAt)) : saved;
  }

  // Screen readers are not interrupted by each "Saving…" while the couple types.
  const [announced, setAnnounced] = useState('');
  if (status.kind !== 'saving' && announced !== words) setAnnounced(words);
  return (
    <>
      <p className="status" data-tone={TONES[status.kind]} aria-hidden="true">
        {words}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}
