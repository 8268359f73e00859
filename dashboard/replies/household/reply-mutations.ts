import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { endEarlierNotes, keepEarlierNotes } from '../../../domain/replies/dietary-notes.ts';
import { markWaiting } from '../../../domain/replies/group-by-household.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import type { Person, Reply } from '../../../domain/replies/reply.ts';
import { toast } from '../../../ui/toasts.ts';
import { api, findConflict, request, toErrorMessage } from '../../api/request.ts';
import { toastWithUndo } from '../../api/undo.ts';
import { showChange } from '../../guest-data/guest-data.ts';

/** A change by the couple. `household` is the version on which it is based. */
type ReplyMutation =
  | { action: 'add'; id: string; reply: Reply }
  | { action: 'edit'; household: Household; reply: Reply }
  | { action: 'withdraw' | 'restore'; household: Household }
  /** The reply has two names and 1 as the number of guests: the couple counts both, or confirms the reply. A
   * second confirmation takes the first one back. */
  | { action: 'count-two'; household: Household }
  | { action: 'confirm'; household: Household }
  /** The guest's last form left the dietary note empty that an earlier one had. */
  | { action: 'keep-note' | 'end-note'; household: Household };

/** Saves a change and offers to undo it. The caller handles the errors of 'add' and 'edit'. */
export function useReplyMutation() {
  const client = useQueryClient();
  const texts = getMessages('replies');

  function showError(error: Error) {
    const household = findConflict(error, 'household');
    if (household) {
      setHousehold(client, household);
      toast(texts.changedBySomeone, texts.showsLatest, 'destructive');
    } else toast(texts.notChanged, toErrorMessage(error), 'destructive');
  }

  const undo = useMutation({
    mutationFn: sendReplyMutation,
    onSuccess: (household) => {
      setHousehold(client, household);
      toast(getMessages('shell').undone, texts.asBefore(getHouseholdName(household)));
    },
    onError: showError,
  });

  return useMutation({
    mutationFn: sendReplyMutation,
    onSuccess: (household, change) => {
      setHousehold(client, household);
      const { title, text } = texts.saved[change.action];
      toastWithUndo(title, text(getHouseholdName(household)), () =>
        undo.mutate(getReverse(change, household)),
      );
    },
    onError: (error, { action }) => {
      if (action !== 'add' && action !== 'edit') showError(error);
    },
  });
}

/** Shows a household as the server has just returned it; the rest follows with the next refresh. */
function setHousehold(client: QueryClient, household: Household): void {
  showChange(client, ({ households, guestList }) => {
    const others = households.filter(({ key }) => key !== household.key);
    return { households: markWaiting([...others, household], guestList) };
  });
}

function getReverse(change: ReplyMutation, saved: Household): ReplyMutation {
  switch (change.action) {
    case 'edit':
    case 'count-two':
    case 'keep-note':
    case 'end-note':
      return { action: 'edit', household: saved, reply: change.household.current };
    case 'withdraw':
      return { action: 'restore', household: saved };
    case 'confirm':
      return { action: 'confirm', household: saved };
    default:
      return { action: 'withdraw', household: saved };
  }
}

function sendReplyMutation(change: ReplyMutation): Promise<Household> {
  if (change.action === 'add') {
    return request(api.households.$post, { json: { id: change.id, reply: change.reply } });
  }
  const { key, version } = change.household;
  const household = api.households[':key'];
  const param = { key };
  switch (change.action) {
    case 'edit': {
      const json = { version, reply: change.reply };
      return request(household.reply.$post, { param, json });
    }
    case 'count-two': {
      const json = { version, reply: countSecondGuest(change.household.current) };
      return request(household.reply.$post, { param, json });
    }
    case 'keep-note':
    case 'end-note': {
      const decide = change.action === 'keep-note' ? keepEarlierNotes : endEarlierNotes;
      const json = { version, reply: decide(change.household) };
      return request(household.reply.$post, { param, json });
    }
    case 'withdraw':
      return request(household.withdraw.$post, { param, json: { version } });
    case 'restore':
      return request(household.restore.$post, { param, json: { version } });
    case 'confirm':
      return request(household.confirm.$post, { param, json: { version } });
  }
}

function countSecondGuest({ uncounted, ...reply }: Reply): Reply {
  const [first] = reply.people;
  if (!uncounted || !first) return reply;
  const second: Person = { ...first, ...uncounted, dietary: null, answers: {} };
  return { ...reply, people: [first, second] };
}
