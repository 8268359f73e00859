import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CoHost } from '../../domain/accounts/hosts-api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PageSection } from '../ui/page.tsx';
import styles from '../ui/rows.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { type CoHostForm, CoHostSheet } from './co-host-sheet.tsx';

const hostsQuery = queryOptions({
  queryKey: ['hosts'],
  queryFn: ({ signal }) => request('GET /hosts', { signal }),
});

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
  const refresh = () => client.invalidateQueries({ queryKey: hostsQuery.queryKey });
  const canChange = signedInAs === null;
  const own = hosts.find(({ name }) => name === signedInAs);
  return (
    <PageSection id="co-hosts" title="Co-hosts">
      <p className={styles.text}>
        {signedInAs
          ? `You are signed in as ${signedInAs}. Only the couple’s password can add or remove co-hosts.`
          : 'A co-host signs in with a name and a password of their own, and the history says what they changed. They can do everything but manage co-hosts, erase a household and delete all data.'}
      </p>
      {error && <p className={styles.text}>{toErrorMessage(error)}</p>}
      {hosts.length > 0 && (
        <ul className={styles.rows} aria-label="Co-hosts">
          {hosts.map((host) => (
            <CoHostRow
              key={host.id}
              host={host}
              canChange={canChange}
              onEdit={setForm}
              onRemoved={refresh}
            />
          ))}
        </ul>
      )}
      {canChange && (
        <p className={styles.add}>
          <Button onClick={() => setForm({ kind: 'add' })}>Add a co-host</Button>
        </p>
      )}
      {own && (
        <p className={styles.add}>
          <Button onClick={() => setForm({ kind: 'own', host: own })}>Change your password</Button>
        </p>
      )}
      <CoHostSheet form={form} onClose={() => setForm(null)} onSaved={refresh} />
    </PageSection>
  );
}

type RowProps = {
  host: CoHost;
  canChange: boolean;
  onEdit: (form: CoHostForm) => void;
  onRemoved: () => Promise<void>;
};

function CoHostRow({ host, canChange, onEdit, onRemoved }: RowProps) {
  const { formatDay, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, name, createdAt, seenAt } = host;
  const remove = useMutation({
    mutationFn: () => request('DELETE /hosts/:id', { params: { id } }),
    onSuccess: () => {
      toast('Removed', `${name} is signed out and can no longer sign in.`);
      return onRemoved();
    },
    onError: (error) => toast('Not removed', toErrorMessage(error), 'destructive'),
  });
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <p className={`${styles.details} ${styles.times}`}>
        <span>Added {formatDay(createdAt)}</span>
        <span>{seenAt ? `Last seen ${formatMoment(seenAt)}` : 'Has not signed in yet'}</span>
      </p>
      {canChange && (
        <p className={styles.actions}>
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
          <TextButton
            destructive
            disabled={remove.isPending}
            onClick={() => setIsConfirming(true)}
            aria-label={`Remove ${name}`}
          >
            Remove
          </TextButton>
        </p>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${name}?`}
        confirmLabel="Yes, remove the co-host"
        cancelLabel="Keep the co-host"
        onConfirm={() => {
          setIsConfirming(false);
          remove.mutate();
        }}
        onCancel={() => setIsConfirming(false)}
      >
        {name} is signed out on every device. Their name stays in the history.
      </ConfirmDialog>
    </li>
  );
}
