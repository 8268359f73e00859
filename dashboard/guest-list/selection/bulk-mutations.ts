import { useMutation } from '@tanstack/react-query';
import type { GuestListHousehold } from '../../../domain/guest-list/guest-list.ts';
import type { BulkChange } from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { toast, toastWithAction } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { formatCount } from '../../ui/format-count.ts';
import { useUndoChange } from '../guest-list-mutations.ts';

type Bulk = { entries: readonly GuestListHousehold[]; change: BulkChange };

/** Makes one change to many households and offers to undo it. */
export function useBulkChange() {
  const { events } = useGuestData().wedding;
  const undo = useUndoChange();
  return useMutation({
    mutationFn: ({ entries, change }: Bulk) =>
      request(api['guest-list'].bulk.$post, { json: { ids: entries.map(({ id }) => id), change } }),
    meta: { refresh: refreshGuestData, failed: 'Nothing was changed' },
    onSuccess: (result, { entries, change }) => {
      const { steps } = result.undo;
      if (steps.length === 0) {
        toast('Nothing to change', `${describeBulk(entries.length, change, events)} already.`);
        return;
      }
      const title = change.kind === 'delete' ? 'Removed' : 'Saved';
      toastWithAction(title, `${describeBulk(steps.length, change, events)}.`, {
        label: 'Undo',
        run: () => undo.mutate(result.undo),
      });
    },
  });
}

/** Makes one household of several; the oldest one gets the people and values of the others. */
export function useMerge() {
  const undo = useUndoChange();
  return useMutation({
    mutationFn: (selected: readonly GuestListHousehold[]) => {
      const entries = selected
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, version }) => ({ id, version }));
      return request(api['guest-list'].merge.$post, { json: { entries } });
    },
    meta: { refresh: refreshGuestData, failed: 'Nothing was merged' },
    onSuccess: ({ entries, undo: steps }, selected) => {
      const text = `${selected.length} households are now ${entries[0]?.name}.`;
      toastWithAction('Merged', text, { label: 'Undo', run: () => undo.mutate(steps) });
    },
  });
}

/** As in '3 households are invited to Brunch'. */
function describeBulk(count: number, change: BulkChange, events: readonly EventInfo[]): string {
  const are = formatCount(count, 'household is', 'households are');
  const have = formatCount(count, 'household has', 'households have');
  const getTitle = (id: string) => events.find((event) => event.id === id)?.title ?? id;
  switch (change.kind) {
    case 'add-event':
      return `${are} invited to ${getTitle(change.event)}`;
    case 'remove-event':
      return `${are} not invited to ${getTitle(change.event)}`;
    case 'add-tag':
      return `${have} the tag “${change.tag}”`;
    case 'remove-tag':
      return `${are} without the tag “${change.tag}”`;
    case 'set-language': {
      const language = change.language ? LANGUAGE_DETAILS[change.language].name : 'not known';
      return `The language of ${formatCount(count, 'household', 'households')} is ${language}`;
    }
    case 'delete':
      return `${are} no longer on your guest list`;
  }
}
