import type { Household } from '../../domain/household.ts';
import { getHouseholdName } from '../../domain/household-names.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import {
  amendHousehold,
  ConflictError,
  restoreHousehold,
  withdrawHousehold,
} from '../api/households.ts';
import { errorMessage } from '../api/request.ts';
import { putHousehold } from '../guest-data/guest-data.ts';

/** Says that a party was amended; undoing it puts back what stood before. */
export function saved(household: Household, before: Household): void {
  putHousehold(household);
  undoable('Saved', `The reply of ${getHouseholdName(household)}.`, () =>
    amendHousehold(household, before.current),
  );
}

/** Says that a party was added; undoing it withdraws it. */
export function added(household: Household): void {
  putHousehold(household);
  undoable('Added', `The reply of ${getHouseholdName(household)}.`, () =>
    withdrawHousehold(household),
  );
}

/** Takes a reply out of all lists and numbers. */
export async function withdraw(household: Household): Promise<void> {
  await attempt(async () => {
    const withdrawn = await withdrawHousehold(household);
    putHousehold(withdrawn);
    const text = `${getHouseholdName(household)} is in no list and no number any more.`;
    undoable('Withdrawn', text, () => restoreHousehold(withdrawn));
  });
}

/** Puts a withdrawn reply back. */
export async function restore(household: Household): Promise<void> {
  await attempt(async () => {
    const restored = await restoreHousehold(household);
    putHousehold(restored);
    undoable('Restored', `${getHouseholdName(household)} counts again.`, () =>
      withdrawHousehold(restored),
    );
  });
}

function undoable(title: string, text: string, undo: () => Promise<Household>): void {
  const run = () =>
    void attempt(async () => {
      const household = await undo();
      putHousehold(household);
      toast('Undone', `${getHouseholdName(household)} is as before.`);
    });
  toastWithAction(title, text, { label: 'Undo', run });
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof ConflictError) {
      putHousehold(error.household);
      toast('Changed meanwhile', 'Somebody was faster. Look at what is there now.', 'destructive');
    } else toast('Nothing was changed', errorMessage(error), 'destructive');
  }
}
