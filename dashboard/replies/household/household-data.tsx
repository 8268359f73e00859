import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const { signedInAs } = useHosts();
  const { key, name, texts } = useStoredData(props);
  const erasure = useErasure(name, props.onErased);
  return (
    <section aria-label="Their data" className={styles.data}>
      <h3 className={styles.title}>Their data</h3>
      <p className="buttons">
        <a href={`/host/api/households/${encodeURIComponent(key)}/data`} download>
          Export their data
        </a>
        {signedInAs === null && (
          <ConfirmButton
            label="Erase this household"
            title={`Erase ${name}?`}
            confirmLabel="Yes, erase this household"
            cancelLabel="Keep it"
            onConfirm={() => erasure.isPending || erasure.mutate(key)}
          >
            This deletes {texts.join(', ')}, withdrawn replies from the same address, and what is
            stored about the emails to them. You cannot undo it. Backups made until now keep the
            household: the site has the last 14, usually those of two weeks, also as copies
            elsewhere, and never deletes your downloads. After an older backup is restored the
            household is there again, and you need to erase it again.
          </ConfirmButton>
        )}
      </p>
      {signedInAs && <p className="soft">Only the couple’s password can erase a household.</p>}
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
  const texts = [
    ...replies.map(
      (one) =>
        `the ${one === reply ? '' : 'waiting '}reply of ${getHouseholdName(one)} with its history`,
    ),
    ...entries.map((one) => `${one.entry.name} on your guest list with the personal link`),
  ];
  return { key, name: entry?.name ?? (reply ? getHouseholdName(reply) : ''), texts };
}

function useErasure(name: string, onErased?: () => void) {
  const client = useQueryClient();
  const erasure = useMutation({
    mutationFn: (key: string) => request(api.households[':key'].erase.$post, { param: { key } }),
    onSuccess: () => {
      onErased?.();
      toast('Erased', `Nothing about ${name} is left in the site’s database.`);
    },
    onError: (error, key) =>
      toastWithAction('Erasing did not finish', toErrorMessage(error), {
        label: 'Try again',
        run: () => erasure.mutate(key),
      }),
    onSettled: () => refreshGuestData(client),
  });
  return erasure;
}
