import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatList, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type {
  GuestListHousehold,
  MatchDecision,
  NewGuestListHousehold,
} from '../../domain/guest-list/guest-list.ts';
import type {
  GuestListChange,
  SplitHouseholdRequest,
  UndoGuestListRequest,
} from '../../domain/guest-list/guest-list-api.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { toastWithUndo } from '../api/undo.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';

/** A change by the couple. `base` is the entry on which it is based. */
export type GuestListEdit =
  | { action: 'add'; entry: NewGuestListHousehold }
  | { action: 'edit'; base: GuestListHousehold; entry: NewGuestListHousehold }
  | { action: 'split'; base: GuestListHousehold; split: Omit<SplitHouseholdRequest, 'version'> }
  | { action: 'remove'; base: GuestListHousehold };

/** Saves a change and offers to undo it. The caller handles the errors of all but 'remove'. */
export function useGuestListEdit() {
  const client = useQueryClient();
  const undo = useUndoChange();

  return useMutation({
    mutationFn: sendEdit,
    meta: { refresh: refreshGuestData },
    onSuccess: (change, edit) => {
      const { title, text } = describeEdit(edit, change);
      toastWithUndo(title, text, () => undo.mutate(change.undo));
    },
    onError: (error, { action }) => {
      if (action !== 'remove') return;
      void refreshGuestData(client);
      toast(getMessages('guestList').nothingRemoved, toErrorMessage(error), 'destructive');
    },
  });
}

/** Reverses a change. Entries get their ids and the couple's decisions about their matches back. */
export function useUndoChange() {
  const { listRestored, notUndone } = getMessages('guestList');
  return useMutation({
    mutationFn: (undo: UndoGuestListRequest) =>
      request(api['guest-list'].undo.$post, { json: undo }),
    meta: { refresh: refreshGuestData, failed: notUndone },
    onSuccess: () => toast(getMessages('shell').undone, listRestored),
  });
}

async function sendEdit(edit: GuestListEdit): Promise<GuestListChange> {
  if (edit.action === 'add') {
    const rows = [{ id: null, version: null, entry: edit.entry }];
    const change = await request(api['guest-list'].import.$post, { json: { rows } });
    if (change.added > 0) return change;
    throw new Error(getMessages('guestList').isListedAlready(edit.entry.name));
  }
  const { id, version } = edit.base;
  const entry = api['guest-list'][':id'];
  const param = { id };
  if (edit.action === 'remove') return request(entry.$delete, { param });
  if (edit.action === 'edit') {
    const json = { version, entry: edit.entry };
    return request(entry.$put, { param, json });
  }
  const json = { version, ...edit.split };
  return request(entry.split.$post, { param, json });
}

function describeEdit(
  edit: GuestListEdit,
  { entries }: GuestListChange,
): { title: string; text: string } {
  const texts = getMessages('guestList');
  switch (edit.action) {
    case 'add':
      return { title: texts.added, text: texts.isAdded(edit.entry.name) };
    case 'edit':
      return { title: texts.saved, text: texts.isSaved(edit.entry.name) };
    case 'split': {
      const names = formatList(entries.map(({ name }) => name));
      return { title: texts.split, text: texts.isSplit(names) };
    }
    case 'remove':
      return { title: texts.removed, text: texts.isRemoved(edit.base.name) };
  }
}

/** The decision with the names for its message. */
type NamedDecision = MatchDecision & { listedName: string; householdName: string };

/** Saves the couple's decision whether an entry and a household are the same people. */
export function useMatchDecision() {
  const texts = getMessages('guestList');
  const undo = useMutation({
    mutationFn: ({ householdId, household }: MatchDecision) =>
      request(api['guest-list'][':id'].matches[':key'].$delete, {
        param: { id: householdId, key: household },
      }),
    meta: { refresh: refreshGuestData, failed: texts.notUndone },
    onSuccess: () => toast(getMessages('shell').undone, texts.matches.undone),
  });

  return useMutation({
    mutationFn: saveDecision,
    meta: { refresh: refreshGuestData, failed: texts.notSaved },
    onSuccess: (_, decision: NamedDecision) => {
      const { listedName, householdName, isMatch } = decision;
      const { notSame, same } = texts.matches;
      const text = (isMatch ? same : notSame)(listedName, householdName);
      toastWithUndo(texts.saved, text, () => undo.mutate(decision));
    },
  });
}

function saveDecision({ householdId, household, isMatch }: MatchDecision) {
  const param = { id: householdId, key: household };
  return request(api['guest-list'][':id'].matches[':key'].$put, { param, json: { isMatch } });
}
