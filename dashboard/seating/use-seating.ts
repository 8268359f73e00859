import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  applyPatch,
  findPlan,
  hasEffect,
  type SeatingPatch,
  type SeatingPlan,
} from '../../domain/seating/seating.ts';
import {
  countSeating,
  listGuestsByTable,
  listSeatingGuests,
} from '../../domain/seating/seating-guests.ts';
import type { ChangeSeatingRequest, SeatingChange } from '../../domain/seating/seating-schema.ts';
import { api, findConflict, request } from '../api/request.ts';
import { rememberChange } from '../api/undo.ts';
import { guestDataQuery, useGuestData } from '../guest-data/guest-data.ts';
import { useKeys } from '../shell/keys.ts';

/** `version` is that of the plan on screen; null if an earlier change of this device is still being sent. */
type Step =
  | { kind: 'change'; patch: SeatingPatch; version: number | null }
  | { kind: 'undo' | 'redo' };
type History = {
  undo: ChangeSeatingRequest[];
  redo: ChangeSeatingRequest[];
  /** After the last change of this device. */
  version: number;
};

/** By event, until the page is loaded again. */
const histories = new Map<string, History>();
const getHistory = (event: string): History => {
  const history = histories.get(event) ?? { undo: [], redo: [], version: 0 };
  histories.set(event, history);
  return history;
};
export type Seating = ReturnType<typeof useSeating>;

/** The plan of an event with the changes that are being saved, and functions that change it. */
export function useSeating(event: string) {
  const client = useQueryClient();
  const guestData = useGuestData();
  const [, setHistoryLength] = useState(0);
  const history = getHistory(event);
  const mutationKey = ['seating', event];

  function store(plan: SeatingPlan) {
    client.setQueryData(guestDataQuery.queryKey, (known) => {
      if (!known) return known;
      const others = known.guestData.seating.filter((one) => one.event !== event);
      return { ...known, guestData: { ...known.guestData, seating: [...others, plan] } };
    });
  }

  async function send(step: Step): Promise<SeatingChange | null> {
    const body =
      step.kind === 'change'
        ? { version: step.version ?? history.version, patch: step.patch }
        : history[step.kind].at(-1);
    if (!body) return null;
    const change = await request(api.seating[':event'].$put, { param: { event }, json: body });
    // Only now: a request that failed can be sent again.
    if (step.kind !== 'change') history[step.kind].pop();
    history.version = change.plan.version;
    if (step.kind !== 'undo') history.undo.push(change.undo);
    else history.redo.push(change.undo);
    if (step.kind === 'change') history.redo = [];
    store(change.plan);
    return change;
  }

  const mutation = useMutation({
    mutationKey,
    // One at a time, each with the version that the one before returned.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    meta: { failed: getMessages('seating').notSaved },
    onSuccess: () => {
      setHistoryLength(history.undo.length - history.redo.length);
      if (history.undo.length > 0) rememberChange(() => mutation.mutate({ kind: 'undo' }));
    },
    onError: (error) => {
      const plan = findConflict(error, 'seating');
      if (!plan) return;
      // They are changes of another plan.
      history.undo = [];
      history.redo = [];
      store(plan as SeatingPlan);
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Step,
  });
  const stored = findPlan(guestData.seating, event);
  const plan = pending.reduce(
    (before, step) => (step.kind === 'change' ? applyPatch(before, step.patch).plan : before),
    stored,
  );
  const { households, guestList, wedding } = guestData;
  const info = wedding.events.find(({ id }) => id === event) ?? { id: event, title: event };
  const guests = useMemo(
    () => listSeatingGuests({ households, guestList, wedding }, info, plan),
    [households, guestList, wedding, info, plan],
  );
  const undo = () => history.undo.length > 0 && mutation.mutate({ kind: 'undo' });
  const redo = () => history.redo.length > 0 && mutation.mutate({ kind: 'redo' });
  useKeys({ redo });

  return {
    plan,
    guests,
    count: countSeating(guests, plan),
    byTable: useMemo(() => listGuestsByTable(guests, plan), [guests, plan]),
    isSaving: pending.length > 0,
    change(patch: SeatingPatch) {
      if (!hasEffect(plan, patch)) return;
      const version = pending.length > 0 ? null : stored.version;
      mutation.mutate({ kind: 'change', patch, version });
    },
    undo,
    redo,
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
  };
}
