import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../../domain/guest-list/guest-list.ts';
import { toInvitationKey } from '../../../domain/replies/group-by-household.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import { toast, toastWithAction } from '../../../ui/toasts.ts';
import { useHosts } from '../../accounts/co-hosts.tsx';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { ConfirmButton } from '../../ui/dialogs.tsx';
import styles from './household-details.module.css';
import { useOpenReplies } from './open-reply-question.tsx';

type Props = { household?: Household; entry?: GuestListHousehold; onErased?: () => void };

/** Exports or erases everything that is stored about a household: for a guest who asks for it. */
export function HouseholdData(props: Props) {
  const texts = getMessages('replies').data;
  const { signedInAs } = useHosts();
  const { key, name, stored } = useStoredData(props);
  const erasure = useErasure(name, props.onErased);
  return (
    <section aria-label={texts.title} className={styles.data}>
      <h3 className={styles.title}>{texts.title}</h3>
      <p className="buttons">
        <a href={`/host/api/households/${encodeURIComponent(key)}/data`} download>
          {texts.export}
        </a>
        {signedInAs === null && (
          <ConfirmButton
            label={texts.erase}
            title={texts.eraseTitle(name)}
            confirmLabel={texts.confirm}
            cancelLabel={texts.keep}
            onConfirm={() => erasure.isPending || erasure.mutate(key)}
          >
            {texts.warning(stored.join(', '))}
          </ConfirmButton>
        )}
      </p>
      {signedInAs && <p className="soft">{texts.coupleOnly}</p>}
    </section>
  );
}

/** What is stored: the server erases the same, with replies that arrive in between. */
function useStoredData({ household, entry }: Props) {
  const { guestList, households } = useGuestData();
  const openReplies = useOpenReplies();
  const status = guestList.find((one) => one.entry.id === entry?.id);
  const key = household?.key ?? status?.household ?? toInvitationKey(entry?.id ?? 0);
  const reply = households.find((one) => one.key === key);
  const entries = guestList.filter(
    (one) => one.household === key || toInvitationKey(one.entry.id) === key,
  );
  const ids = entries.map((one) => one.entry.id);
  const waiting = openReplies.filter((one) => ids.includes(one.entry.id));
  const replies = [...(reply ? [reply] : []), ...waiting.map(({ open }) => open)];
  const texts = getMessages('replies').data;
  const stored = [
    ...replies.map((one) => {
      const name = getHouseholdName(one);
      return one === reply ? texts.reply(name) : texts.waitingReply(name);
    }),
    ...entries.map((one) => texts.entry(one.entry.name)),
  ];
  return { key, name: entry?.name ?? (reply ? getHouseholdName(reply) : ''), stored };
}

function useErasure(name: string, onErased?: () => void) {
  const client = useQueryClient();
  const texts = getMessages('replies').data;
  const erasure = useMutation({
    mutationFn: (key: string) => request(api.households[':key'].erase.$post, { param: { key } }),
    onSuccess: () => {
      onErased?.();
      toast(texts.erased, texts.nothingLeft(name));
    },
    onError: (error, key) =>
      toastWithAction(texts.notFinished, toErrorMessage(error), {
        label: texts.tryAgain,
        run: () => erasure.mutate(key),
      }),
    onSettled: () => refreshGuestData(client),
  });
  return erasure;
}
