import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestListEntry, MatchDecision } from '../../domain/guest-list/guest-list.ts';
import type { GuestListChange } from '../../domain/guest-list/guest-list-api.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';

/** Removes an entry. Undo brings it back with the couple's decisions about its matches. */
export function useRemoveEntry() {
  const client = useQueryClient();

  const undo = useMutation({
    mutationFn: ({ change }: { entry: GuestListEntry; change: GuestListChange }) =>
      request('POST /guest-list/undo', { body: change.undo }),
    onSuccess: async (_, { entry }) => {
      await refreshGuestData(client);
      toast('Undone', `${entry.name} is back on your guest list.`);
    },
    onError: (error) => toast('Not undone', toErrorMessage(error), 'destructive'),
  });

  return useMutation({
    mutationFn: ({ id }: GuestListEntry) => request('DELETE /guest-list/:id', { params: { id } }),
    onSuccess: (change, entry) => {
      void refreshGuestData(client);
      toastWithAction('Removed', `${entry.name} is no longer on your guest list.`, {
        label: 'Undo',
        run: () => undo.mutate({ entry, change }),
      });
    },
    onError: (error) => toast('Nothing was removed', toErrorMessage(error), 'destructive'),
  });
}

/** The decision with the names for its message. */
type NamedDecision = MatchDecision & { entryName: string; householdName: string };

/** Saves the couple's decision whether an entry and a household are the same people. */
export function useMatchDecision() {
  const client = useQueryClient();

  const undo = useMutation({
    mutationFn: ({ entryId, household }: MatchDecision) =>
      request('DELETE /guest-list/:id/matches/:key', { params: { id: entryId, key: household } }),
    onSuccess: async () => {
      await refreshGuestData(client);
      toast('Undone', 'Your decision was removed.');
    },
    onError: (error) => toast('Not undone', toErrorMessage(error), 'destructive'),
  });

  return useMutation({
    mutationFn: saveDecision,
    onSuccess: async (_, decision: NamedDecision) => {
      await refreshGuestData(client);
      const { entryName, householdName, isMatch } = decision;
      toastWithAction('Saved', `${entryName} is ${isMatch ? '' : 'not '}${householdName}.`, {
        label: 'Undo',
        run: () => undo.mutate(decision),
      });
    },
    onError: (error) => toast('Not saved', toErrorMessage(error), 'destructive'),
  });
}

function saveDecision({ entryId, household, isMatch }: MatchDecision): Promise<void> {
  const params = { id: entryId, key: household };
  return request('PUT /guest-list/:id/matches/:key', { params, body: { isMatch } });
}
