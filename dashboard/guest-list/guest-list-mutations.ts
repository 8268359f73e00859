import type { InvitedGuest } from '../../domain/household.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { addToGuestList, confirmMatch, removeGuestListEntry } from '../api/guest-list.ts';
import { errorMessage } from '../api/request.ts';
import { guestDataState, refreshGuestData } from '../guest-data/guest-data.ts';

/** Takes someone off the list; undoing it puts them back, with the party a host said was theirs. */
export async function remove(invited: InvitedGuest, matched: string | null): Promise<void> {
  try {
    await removeGuestListEntry(invited.id);
    void refreshGuestData();
    toastWithAction('Removed', `${invited.name} is off the list of the invited.`, {
      label: 'Undo',
      run: () => void putBack(invited, matched),
    });
  } catch (error) {
    toast('Nothing was removed', errorMessage(error), 'destructive');
  }
}

async function putBack({ id: _, created_at: __, ...person }: InvitedGuest, matched: string | null) {
  try {
    await addToGuestList([person]);
    await refreshGuestData();
    const again = newest(person);
    if (matched !== null && again)
      await confirmMatch({ invited: again.id, household: matched, same: true });
    await refreshGuestData();
    toast('Undone', `${person.name} is on the list again.`);
  } catch (error) {
    toast('Nothing was put back', errorMessage(error), 'destructive');
  }
}

function newest({ name, email }: Pick<InvitedGuest, 'name' | 'email'>): InvitedGuest | undefined {
  const people = guestDataState.get().book?.invited.map(({ invited }) => invited) ?? [];
  return people.filter((one) => one.name === name && one.email === email).at(-1);
}
