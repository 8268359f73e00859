import type { Party } from '../../domain/party.ts';
import { partyName } from '../../domain/party-names.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { putParty } from '../book/book.ts';
import { wordsOf } from '../calls/ask.ts';
import { amendParty, Moved, restoreParty, withdrawParty } from '../calls/parties.ts';

/** Says that a party was amended; undoing it puts back what stood before. */
export function saved(party: Party, before: Party): void {
  putParty(party);
  undoable('Saved', `The reply of ${partyName(party)}.`, () => amendParty(party, before.current));
}

/** Says that a party was added; undoing it withdraws it. */
export function added(party: Party): void {
  putParty(party);
  undoable('Added', `The reply of ${partyName(party)}.`, () => withdrawParty(party));
}

/** Takes a reply out of all lists and numbers. */
export async function withdraw(party: Party): Promise<void> {
  await attempt(async () => {
    const withdrawn = await withdrawParty(party);
    putParty(withdrawn);
    const text = `${partyName(party)} is in no list and no number any more.`;
    undoable('Withdrawn', text, () => restoreParty(withdrawn));
  });
}

/** Puts a withdrawn reply back. */
export async function restore(party: Party): Promise<void> {
  await attempt(async () => {
    const restored = await restoreParty(party);
    putParty(restored);
    undoable('Restored', `${partyName(party)} counts again.`, () => withdrawParty(restored));
  });
}

function undoable(title: string, text: string, undo: () => Promise<Party>): void {
  const run = () =>
    void attempt(async () => {
      const party = await undo();
      putParty(party);
      toast('Undone', `${partyName(party)} is as before.`);
    });
  toastWithAction(title, text, { label: 'Undo', run });
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Moved) {
      putParty(error.party);
      toast('Changed meanwhile', 'Somebody was faster. Look at what is there now.', 'destructive');
    } else toast('Nothing was changed', wordsOf(error), 'destructive');
  }
}
