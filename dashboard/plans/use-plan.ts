import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  applyPatch,
  type ChangePlanRequest,
  hasEffect,
  type PlanChange,
  type PlanPatch,
  type Versioned,
} from '../../domain/plans/plan.ts';
import { findConflict } from '../api/request.ts';
import { rememberChange } from '../api/undo.ts';
import { useKeys } from '../shell/keys.ts';

/** `version` is that of the plan on screen; null if an earlier change of this device is still being sent. */
type Step<Patch> =
  | { kind: 'change'; patch: Patch; version: number | null }
  | { kind: 'undo' | 'redo' };
type History<Patch> = {
  undo: ChangePlanRequest<Patch>[];
  redo: ChangePlanRequest<Patch>[];
  /** After the last change of this device. */
  version: number;
};

/** By the name of the plan, until the page is loaded again. */
const histories = new Map<string, History<unknown>>();
function getHistory<Patch>(name: string): History<Patch> {
  const history = histories.get(name) ?? { undo: [], redo: [], version: 0 };
  histories.set(name, history);
  return history as History<Patch>;
}

type Options<Plan, Patch> = {
  /** Of this plan alone. */
  name: string;
  stored: Plan;
  /** Shows the plan that the server has. */
  store: (plan: Plan) => void;
  put: (change: ChangePlanRequest<Patch>) => Promise<PlanChange<Plan, Patch>>;
};

/** A plan with the changes that are being saved, and functions that change it. */
export function usePlan<Plan extends Versioned, Patch extends PlanPatch<Plan>>({
  name,
  stored,
  store,
  put,
}: Options<Plan, Patch>) {
  const [, setHistoryLength] = useState(0);
  const history = getHistory<Patch>(name);
  const mutationKey = ['plan', name];

  async function send(step: Step<Patch>): Promise<void> {
    const body =
      step.kind === 'change'
        ? { version: step.version ?? history.version, patch: step.patch }
        : history[step.kind].at(-1);
    if (!body) return;
    const change = await put(body);
    // Only now: a request that failed can be sent again.
    if (step.kind !== 'change') history[step.kind].pop();
    history.version = change.plan.version;
    if (step.kind !== 'undo') history.undo.push(change.undo);
    else history.redo.push(change.undo);
    if (step.kind === 'change') history.redo = [];
    store(change.plan);
  }

  const mutation = useMutation({
    mutationKey,
    // One at a time, each with the version that the one before returned.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    meta: { failed: getMessages('plans').notSaved },
    onSuccess: () => {
      setHistoryLength(history.undo.length - history.redo.length);
      if (history.undo.length > 0) rememberChange(() => mutation.mutate({ kind: 'undo' }));
    },
    onError: (error) => {
      const plan = findConflict(error, 'plan');
      if (!plan) return;
      // They are changes of another plan.
      history.undo = [];
      history.redo = [];
      store(plan as Plan);
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Step<Patch>,
  });
  const plan = pending.reduce(
    (before, step) => (step.kind === 'change' ? applyPatch(before, step.patch).plan : before),
    stored,
  );
  const undo = () => history.undo.length > 0 && mutation.mutate({ kind: 'undo' });
  const redo = () => history.redo.length > 0 && mutation.mutate({ kind: 'redo' });
  useKeys({ redo });

  return {
    plan,
    isSaving: pending.length > 0,
    change(patch: Patch) {
      if (!hasEffect(plan, patch)) return;
      const version = pending.length > 0 ? null : stored.version;
      // If this change fails, those that wait for it are based on the same plan.
      if (version !== null) history.version = version;
      mutation.mutate({ kind: 'change', patch, version });
    },
    undo,
    redo,
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
  };
}
