import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListStatus } from '../../../domain/guest-list/guest-list.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import { toast } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { toastWithUndo } from '../../api/undo.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { useMatchDecision } from '../../guest-list/guest-list-mutations.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
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
  const texts = getMessages('replies').open;
  const attendance = formatAttendance(open.current, wedding.events);
  const counted = formatAttendance(present.current, wedding.events);
  const { email } = open.current;
  return (
    <div aria-busy={isPending}>
      <p>
        <MarkedText text={email ? texts.saysFrom(attendance, email) : texts.says(attendance)}>
          {() => <b>{name}</b>}
        </MarkedText>
      </p>
      <p className="soft">
        {open.lastAt > present.lastAt ? texts.sentAfter(counted) : texts.sentBefore(counted)}
      </p>
      <div className="buttons">
        <TextButton
          aria-label={texts.useWhat(name)}
          onClick={() => isPending || use.mutate({ open, present })}
        >
          {texts.use}
        </TextButton>
        <TextButton
          aria-label={texts.keepWhat(entry.name)}
          onClick={() => isPending || change.mutate({ action: 'withdraw', household: open })}
        >
          {texts.keep}
        </TextButton>
        <TextButton
          aria-label={texts.isSomebodyElse(name, entry.name)}
          onClick={() =>
            isPending ||
            decision.mutate({
              ...{ householdId: entry.id, household: open.key, isMatch: false },
              ...{ listedName: entry.name, householdName: name },
            })
          }
        >
          {texts.somebodyElse}
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
  const texts = getMessages('replies');
  const meta = { refresh: refreshGuestData, failed: texts.notChanged };

  const undo = useMutation({
    mutationFn: async ([saved, open, before]: [Household, Household, Household['current']]) => {
      await edit(saved, before);
      await post('restore', open);
    },
    meta,
    onSuccess: (_, [saved]) =>
      toast(getMessages('shell').undone, texts.asBefore(getHouseholdName(saved))),
  });

  return useMutation({
    mutationFn: async ({ open, present }: Omit<OpenReply, 'entry'>) => {
      const saved = await edit(present, { ...open.current, email: present.current.email });
      return { saved, withdrawn: await post('withdraw', open) };
    },
    meta,
    onSuccess: ({ saved, withdrawn }, { present }) =>
      toastWithUndo(texts.saved.edit.title, texts.open.used(getHouseholdName(saved)), () =>
        undo.mutate([saved, withdrawn, present.current]),
      ),
  });
}
