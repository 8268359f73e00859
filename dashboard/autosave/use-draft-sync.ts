import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { forgetLastChange } from '../api/undo.ts';
import { guestDataQuery, refreshGuestData } from '../guest-data/guest-data.ts';
import { useAskBeforeLeaving } from '../ui/sheets.tsx';
import type { ServerDraft } from './draft-state.ts';
import { type DraftSnapshot, type DraftSync, openDraftSync } from './draft-sync.ts';

/** An editor without a button to save: every edit is saved, or kept in this browser until it is. */
export function useDraftSync<Draft extends ServerDraft>(
  name: string,
  create: () => DraftSync<Draft>,
): DraftSnapshot<Draft> & { sync: DraftSync<Draft> } {
  const [sync] = useState(() => openDraftSync(name, create));
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  const isSignedOut = snapshot.status.kind === 'signed-out';
  const client = useQueryClient();
  const { isError: isSessionOver } = useQuery({ ...guestDataQuery, select: () => null });
  useAskBeforeLeaving(sync.wouldLoseEdits);

  // The dashboard asks for the password when the guest data reports the end of the session.
  useEffect(() => {
    if (isSignedOut) void refreshGuestData(client);
  }, [client, isSignedOut]);

  useEffect(() => {
    if (!isSessionOver) void sync.flush();
  }, [sync, isSessionOver]);

  useEffect(() => {
    const save = () => void sync.flush();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void sync.flush({ isLeaving: true });
    };
    addEventListener('online', save);
    // Also when the page is closed.
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveIfHidden);
      save();
      // An editor that is opened again begins with a draft of its own.
      forgetLastChange();
    };
  }, [sync]);
  return { sync, ...snapshot };
}

/** Says in words whether the edits are saved. */
export function describeSaveStatus<Draft extends ServerDraft>({
  status,
  isKeptHere,
}: Pick<DraftSnapshot<Draft>, 'status' | 'isKeptHere'>): string {
  const { saveStatus: texts, saving } = getMessages('shell');
  switch (status.kind) {
    case 'saved':
      return texts.saved;
    case 'saving':
      return saving;
    case 'conflict':
      return texts.conflict;
    case 'failed':
      return texts.failed(status.message);
    case 'offline':
      return isKeptHere ? texts.offlineKeptHere : texts.offlineKeepOpen;
    case 'signed-out':
      return isKeptHere ? texts.signedOutKeptHere : texts.signedOutKeepOpen;
  }
}

/** The value once it has not changed for a moment, as for a preview of what is typed. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [key, delayMs]);
  return settled;
}
