import type { Invited } from '../../domain/party.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { bookState, refreshBook } from '../book/book.ts';
import { wordsOf } from '../calls/ask.ts';
import { addInvited, removeInvited, sayMatch } from '../calls/invited.ts';

/** Takes someone off the list; undoing it puts them back, with the party a host said was theirs. */
export async function remove(invited: Invited, matched: string | null): Promise<void> {
  try {
    await removeInvited(invited.id);
    void refreshBook();
    toastWithAction('Removed', `${invited.name} is off the list of the invited.`, {
      label: 'Undo',
      run: () => void putBack(invited, matched),
    });
  } catch (error) {
    toast('Nothing was removed', wordsOf(error), 'destructive');
  }
}

async function putBack({ id: _, created_at: __, ...person }: Invited, matched: string | null) {
  try {
    await addInvited([person]);
    await refreshBook();
    const again = newest(person);
    if (matched !== null && again)
      await sayMatch({ invited: again.id, party: matched, same: true });
    await refreshBook();
    toast('Undone', `${person.name} is on the list again.`);
  } catch (error) {
    toast('Nothing was put back', wordsOf(error), 'destructive');
  }
}

function newest({ name, email }: Pick<Invited, 'name' | 'email'>): Invited | undefined {
  const people = bookState.get().book?.invited.map(({ invited }) => invited) ?? [];
  return people.filter((one) => one.name === name && one.email === email).at(-1);
}
