import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GuestListStatus } from '../../../domain/guest-list/guest-list.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import { toastWithAction } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { useMatchDecision } from '../../guest-list/guest-list-mutations.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { formatAttendance } from './format-reply.ts';
import { useReplyMutation } from './reply-mutations.ts';

/** An open reply that waits, with the reply by personal link that outranks it. */
export type OpenReply = { open: Household; present: Household; entry: GuestListStatus['entry'] };

/** The open replies that wait, in the order of the guest list. */
export function useOpenReplies(): OpenReply[] {
  const { guestList, households } = useGuestData();
  const byKey = new Map(households.map((household) => [household.key, household]));
  const asked = new Set<string>();
  return guestList.flatMap(({ entry, household, suggestions }) =>
    suggestions.flatMap((key) => {
      const [open, present] = [byKey.get(key), byKey.get(household ?? '')];
      if (!open?.isWaiting || !present || asked.has(key)) return [];
      asked.add(key);
      return [{ open, present, entry }];
    }),
  );
}

type Props = OpenReply & { children?: ReactNode };

/** Why an open reply waits, with buttons to decide, and further ones. */
export function OpenReplyQuestion({ open, present, entry, children }: Props) {
  const { wedding } = useGuestData();
  const use = useUseOpenReply();
  const change = useReplyMutation();
  const decision = useMatchDecision();
  const isPending = use.isPending || change.isPending || decision.isPending;
  const name = getHouseholdName(open);
  const isLater = open.lastAt > present.lastAt;
  return (
    <div aria-busy={isPending}>
      <p>
        <b>{name}</b>: “{formatAttendance(open.current, wedding.events)}”
        {open.current.email && ` from ${open.current.email}`}
      </p>
      <p className="soft">
        Sent without the personal link, {isLater ? 'after' : 'before'} their reply by link, which
        counts: “{formatAttendance(present.current, wedding.events)}”.
      </p>
      <div className="buttons">
        <TextButton
          aria-label={`Use the reply of ${name} without the link`}
          onClick={() => isPending || use.mutate({ open, present })}
        >
          Use this reply
        </TextButton>
        <TextButton
          aria-label={`Keep the reply of ${entry.name} by link`}
          onClick={() => isPending || change.mutate({ action: 'withdraw', household: open })}
        >
          Keep the reply by link
        </TextButton>
        <TextButton
          aria-label={`${name} is somebody else than ${entry.name}`}
          onClick={() =>
            isPending ||
            decision.mutate({
              ...{ householdId: entry.id, household: open.key, isMatch: false },
              ...{ listedName: entry.name, householdName: name },
            })
          }
        >
          Somebody else
        </TextButton>
        {children}
      </div>
    </div>
  );
}

/** Gives the household the answers of its open reply, which is then withdrawn. Its address stays. */
function useUseOpenReply() {
  const post = (action: 'withdraw' | 'restore', { key, version }: Household): Promise<Household> =>
    request(api.households[':key'][action].$post, { param: { key }, json: { version } });
  const edit = ({ key, version }: Household, reply: Household['current']): Promise<Household> =>
    request(api.households[':key'].reply.$post, { param: { key }, json: { version, reply } });
  const meta = { refresh: refreshGuestData, failed: 'Nothing was changed' };

  const undo = useMutation({
    mutationFn: async ([saved, open, before]: [Household, Household, Household['current']]) => {
      await edit(saved, before);
      await post('restore', open);
    },
    meta,
  });

  return useMutation({
    mutationFn: async ({ open, present }: Omit<OpenReply, 'entry'>) => {
      const saved = await edit(present, { ...open.current, email: present.current.email });
      return { saved, withdrawn: await post('withdraw', open) };
    },
    meta,
    onSuccess: ({ saved, withdrawn }, { present }) =>
      toastWithAction('Saved', `The reply of ${getHouseholdName(saved)} has these answers now.`, {
        label: 'Undo',
        run: () => undo.mutate([saved, withdrawn, present.current]),
      }),
  });
}
