import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CoHost } from '../../domain/accounts/hosts-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { type CoHostForm, CoHostSheet } from './co-host-sheet.tsx';

const hostsQuery = queryOptions({
  queryKey: ['hosts'],
  queryFn: ({ signal }) => request(api.hosts.$get, { signal }),
});

const refreshHosts = createRefresh(hostsQuery);

/** `signedInAs` is null for the couple, and undefined until it is known. */
export function useHosts() {
  const { data, error } = useQuery(hostsQuery);
  return { hosts: data?.hosts ?? [], signedInAs: data?.signedInAs, error };
}

/** People with a name and a password of their own. Co-hosts see the list, the couple changes it. */
export function CoHosts() {
  const texts = getMessages('accounts');
  const client = useQueryClient();
  const { hosts, signedInAs, error } = useHosts();
  const [form, setForm] = useState<CoHostForm | null>(null);
  const canChange = signedInAs === null;
  const own = hosts.find(({ name }) => name === signedInAs);
  return (
    <PageSection id="co-hosts" title={texts.coHosts}>
      <p className="measure soft">
        {signedInAs ? texts.signedInAs(signedInAs) : texts.aboutCoHosts}
      </p>
      {error && <p className="measure soft">{toErrorMessage(error)}</p>}
      {hosts.length > 0 && (
        <ul className="rows" aria-label={texts.coHosts}>
          {hosts.map((host) => (
            <CoHostRow key={host.id} host={host} canChange={canChange} onEdit={setForm} />
          ))}
        </ul>
      )}
      {canChange && (
        <p>
          <Button onClick={() => setForm({ kind: 'add' })}>{texts.add}</Button>
        </p>
      )}
      {own && (
        <p>
          <Button onClick={() => setForm({ kind: 'own', host: own })}>
            {texts.changeOwnPassword}
          </Button>
        </p>
      )}
      <CoHostSheet form={form} onClose={() => setForm(null)} onSaved={() => refreshHosts(client)} />
    </PageSection>
  );
}

type RowProps = {
  host: CoHost;
  canChange: boolean;
  onEdit: (form: CoHostForm) => void;
};

function CoHostRow({ host, canChange, onEdit }: RowProps) {
  const texts = getMessages('accounts');
  const { formatDay, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { id, name, createdAt, seenAt } = host;
  const remove = useMutation({
    mutationFn: () => request(api.hosts[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshHosts, failed: texts.notRemoved },
    onSuccess: () => toast(texts.removed, texts.cannotSignIn(name)),
  });
  return (
    <li className="list-row">
      <h3 className="name">{name}</h3>
      <p className="soft times">
        <span>{texts.added(formatDay(createdAt))}</span>
        <span>{seenAt ? texts.lastSeen(formatMoment(seenAt)) : texts.neverSignedIn}</span>
      </p>
      {canChange && (
        <p className="buttons end">
          <TextButton
            onClick={() => onEdit({ kind: 'rename', host })}
            aria-label={texts.renameWho(name)}
          >
            {texts.rename}
          </TextButton>
          <TextButton
            onClick={() => onEdit({ kind: 'password', host })}
            aria-label={texts.newPasswordFor(name)}
          >
            {texts.newPassword}
          </TextButton>
          <ConfirmButton
            label={texts.remove}
            aria-label={texts.removeWho(name)}
            disabled={remove.isPending}
            title={texts.removeTitle(name)}
            confirmLabel={texts.confirmRemove}
            cancelLabel={texts.keepCoHost}
            onConfirm={() => remove.mutate()}
          >
            {texts.removeWarning(name)}
          </ConfirmButton>
        </p>
      )}
    </li>
  );
}
