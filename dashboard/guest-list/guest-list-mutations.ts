import type { GuestListEntry } from '../../domain/guest-list.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { addToGuestList, confirmMatch, removeGuestListEntry } from '../api/guest-list.ts';
import { errorMessage } from '../api/request.ts';
import { guestDataState, refreshGuestData } from '../guest-data/guest-data.ts';

/** Takes someone off the list; undoing it puts them back, with the party a host said was theirs. */
export async function remove(entry: GuestListEntry, matched: string | null): Promise<void> {
  try {
    await removeGuestListEntry(entry.id);
    void refreshGuestData();
    toastWithAction('Removed', `${entry.name} is off the list of the invited.`, {
      label: 'Undo',
      run: () => void putBack(entry, matched),
    });
  } catch (error) {
    toast('Nothing was removed', errorMessage(error), 'destructive');
  }
}

async function putBack(
  { id: _, created_at: __, ...person }: GuestListEntry,
  matched: string | null,
) {
  try {
    await addToGuestList([person]);
    await refreshGuestData();
    const again = newest(person);
    if (matched !== null && again)
      await confirmMatch({ entryId: again.id, household: matched, isMatch: true });
    await refreshGuestData();
    toast('Undone', `${person.name} is on the list again.`);
  } catch (error) {
    toast('Nothing was put back', errorMessage(error), 'destructive');
  }
}

function newest({
  name,
  email,
}: Pick<GuestListEntry, 'name' | 'email'>): GuestListEntry | undefined {
  const people = guestDataState.get().book?.guestList.map(({ entry }) => entry) ?? [];
  return people.filter((one) => one.name === name && one.email === email).at(-1);
}
