import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GuestListEntry, type MatchDecision, toEntryValues } from '../../domain/guest-list.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { guestDataQuery, refreshGuestData } from '../guest-data/guest-data.ts';

type Removal = {
  entry: GuestListEntry;
  /** The household that the couple confirmed for this entry. */
  confirmedHousehold: string | null;
};

/** Removes an entry. Undo adds it again, with the household that the couple confirmed. */
export function useRemoveEntry() {
  const client = useQueryClient();

  const undo = useMutation({
    mutationFn: async ({ entry, confirmedHousehold }: Removal) => {
      const row = toEntryValues(entry);
      await request('POST /guest-list', { body: { rows: [row] } });
      await refreshGuestData(client);
      const { guestList = [] } = client.getQueryData(guestDataQuery.queryKey)?.guestData ?? {};
      const added = guestList.findLast(
        (status) => status.entry.name === row.name && status.entry.emails[0] === row.emails[0],
      );
      if (confirmedHousehold === null || !added) return;
      await saveDecision({
        entryId: added.entry.id,
        household: confirmedHousehold,
        isMatch: true,
      });
      await refreshGuestData(client);
    },
    onSuccess: (_, { entry }) => toast('Undone', `${entry.name} is back on your guest list.`),
    onError: (error) => toast('Not undone', toErrorMessage(error), 'destructive'),
  });

  return useMutation({
    mutationFn: ({ entry: { id } }: Removal) =>
      request('DELETE /guest-list/:id', { params: { id } }),
    onSuccess: (_, removal) => {
      void refreshGuestData(client);
      toastWithAction('Removed', `${removal.entry.name} is no longer on your guest list.`, {
        label: 'Undo',
        run: () => undo.mutate(removal),
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
