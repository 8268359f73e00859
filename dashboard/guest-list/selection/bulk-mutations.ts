import { useMutation } from '@tanstack/react-query';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../../domain/guest-list/guest-list.ts';
import type { BulkChange, BulkMark } from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { toast } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { toastWithUndo } from '../../api/undo.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { useUndoChange } from '../guest-list-mutations.ts';

type Bulk = {
  entries: readonly GuestListHousehold[];
  change: BulkChange | Extract<BulkMark, { kind: 'set-thanked' }>;
};

/** Makes one change to many households and offers to undo it. */
export function useBulkChange() {
  const { removed, saved, selection: texts } = getMessages('guestList');
  const { events } = useGuestData().wedding;
  const undo = useUndoChange();
  return useMutation({
    mutationFn: ({ entries, change }: Bulk) =>
      request(api['guest-list'].bulk.$post, { json: { ids: entries.map(({ id }) => id), change } }),
    meta: { refresh: refreshGuestData, failed: texts.nothingChanged },
    onSuccess: ({ undo: undoRequest }, { entries, change }) => {
      const { steps } = undoRequest;
      if (steps.length === 0) {
        const result = describeBulk(entries.length, change, events);
        toast(texts.nothingToChange, texts.alreadySo(result));
        return;
      }
      const title = change.kind === 'delete' ? removed : saved;
      toastWithUndo(title, texts.done(describeBulk(steps.length, change, events)), () =>
        undo.mutate(undoRequest),
      );
    },
  });
}

/** Makes one household of several; the oldest one gets the people and values of the others. */
export function useMerge() {
  const { selection: texts } = getMessages('guestList');
  const undo = useUndoChange();
  return useMutation({
    mutationFn: (selected: readonly GuestListHousehold[]) => {
      const entries = selected
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, version }) => ({ id, version }));
      return request(api['guest-list'].merge.$post, { json: { entries } });
    },
    meta: { refresh: refreshGuestData, failed: texts.nothingMerged },
    onSuccess: ({ entries, undo: steps }, selected) => {
      const text = texts.areMerged(selected.length, entries[0]?.name ?? '');
      toastWithUndo(texts.merged, text, () => undo.mutate(steps));
    },
  });
}

/** As in '3 households are invited to Brunch'. */
function describeBulk(count: number, change: Bulk['change'], events: readonly EventInfo[]): string {
  const { selection: texts } = getMessages('guestList');
  const getTitle = (id: string) => events.find((event) => event.id === id)?.title ?? id;
  switch (change.kind) {
    case 'add-event':
      return texts.invited(count, getTitle(change.event));
    case 'remove-event':
      return texts.notInvited(count, getTitle(change.event));
    case 'add-tag':
      return texts.tagged(count, change.tag);
    case 'remove-tag':
      return texts.untagged(count, change.tag);
    case 'set-language':
      return change.language
        ? texts.languageSet(count, LANGUAGE_DETAILS[change.language].name)
        : texts.languageUnset(count);
    case 'set-thanked':
      return texts.areThanked(count);
    case 'delete':
      return texts.areRemoved(count);
  }
}
