import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CoHost } from '../../domain/accounts/hosts-api.ts';
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
  const client = useQueryClient();
  const { hosts, signedInAs, error } = useHosts();
  const [form, setForm] = useState<CoHostForm | null>(null);
  const canChange = signedInAs === null;
  const own = hosts.find(({ name }) => name === signedInAs);
  return (
    <PageSection id="co-hosts" title="Co-hosts">
      <p className="measure soft">
        {signedInAs
          ? `You are signed in as ${signedInAs}. Only the couple’s password can add or remove co-hosts.`
          : 'A co-host signs in with a name and a password of their own, and the history says what they changed. They can do everything but manage co-hosts, erase a household and delete all data.'}
      </p>
      {error && <p className="measure soft">{toErrorMessage(error)}</p>}
      {hosts.length > 0 && (
        <ul className="rows" aria-label="Co-hosts">
          {hosts.map((host) => (
            <CoHostRow key={host.id} host={host} canChange={canChange} onEdit={setForm} />
          ))}
        </ul>
      )}
      {canChange && (
        <p>
          <Button onClick={() => setForm({ kind: 'add' })}>Add a co-host</Button>
        </p>
      )}
      {own && (
        <p>
          <Button onClick={() => setForm({ kind: 'own', host: own })}>Change your password</Button>
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
  const { formatDay, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { id, name, createdAt, seenAt } = host;
  const remove = useMutation({
    mutationFn: () => request(api.hosts[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshHosts, failed: 'Not removed' },
    onSuccess: () => toast('Removed', `${name} is signed out and can no longer sign in.`),
  });
  return (
    <li className="list-row">
      <h3 className="name">{name}</h3>
      <p className="soft times">
        <span>Added {formatDay(createdAt)}</span>
        <span>{seenAt ? `Last seen ${formatMoment(seenAt)}` : 'Has not signed in yet'}</span>
      </p>
      {canChange && (
        <p className="buttons end">
          <TextButton
            onClick={() => onEdit({ kind: 'rename', host })}
            aria-label={`Rename ${name}`}
          >
            Rename
          </TextButton>
          <TextButton
            onClick={() => onEdit({ kind: 'password', host })}
            aria-label={`New password for ${name}`}
          >
            New password
          </TextButton>
          <ConfirmButton
            label="Remove"
            aria-label={`Remove ${name}`}
            disabled={remove.isPending}
            title={`Remove ${name}?`}
            confirmLabel="Yes, remove the co-host"
            cancelLabel="Keep the co-host"
            onConfirm={() => remove.mutate()}
          >
            {name} is signed out on every device. Their name stays in the history.
          </ConfirmButton>
        </p>
      )}
    </li>
  );
}
