import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailServerResponse } from '../../domain/emails/mail-server.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { useHosts } from '../accounts/co-hosts.tsx';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { FormSheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { refreshEmails } from './email-queries.ts';
import { MailServerForm } from './mail-server-form.tsx';
import { refreshMailings } from './mailing-queries.ts';

const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: ({ signal }) => request(api['mail-server'].$get, { signal }),
});

/** After a change, the whole page may show emails, or no longer. */
const refreshPage = (client: Parameters<typeof refreshEmails>[0]) =>
  Promise.all([
    createRefresh(mailServerQuery)(client),
    refreshEmails(client),
    refreshMailings(client),
  ]);

/** The mail server of the website. Co-hosts see it, the couple changes it. */
export function MailServerSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(mailServerQuery);
  const { signedInAs } = useHosts();
  const [isOpen, setIsOpen] = useState(false);
  const canChange =
    signedInAs === null && (data?.source === 'none' || data?.source === 'dashboard');
  const remove = useMutation({
    mutationFn: () => request(api['mail-server'].$delete),
    meta: { refresh: refreshPage, failed: 'Not removed' },
    onSuccess: () => toast('Removed', 'Your website sends no emails any more.'),
  });
  return (
    <PageSection id="mail-server" title="Mail server">
      {!data && <p className="measure soft">{error ? toErrorMessage(error) : 'Loading…'}</p>}
      {data && <p className="measure soft">{describe(data)}</p>}
      {data?.source === 'dashboard' && !data.isReadable && (
        <p className="notice measure" data-tone="error">
          No emails are sent: the password of the mail server cannot be read. It was encrypted with
          the key of another installation, as after restoring a backup elsewhere. Choose “Change”
          and enter it again.
        </p>
      )}
      {canChange && data.source === 'none' && (
        <p>
          <Button onClick={() => setIsOpen(true)}>Set up the mail server</Button>
        </p>
      )}
      {canChange && data.source === 'dashboard' && (
        <div className="buttons">
          <TextButton onClick={() => setIsOpen(true)}>Change</TextButton>
          <ConfirmButton
            label="Remove"
            aria-label="Remove the mail server"
            disabled={remove.isPending}
            title="Remove the mail server?"
            confirmLabel="Yes, send no emails any more"
            cancelLabel="Keep the mail server"
            onConfirm={() => remove.mutate()}
          >
            Guests who reply get no receipt, and emails that are still waiting stay unsent until you
            set up a mail server again. Its password is deleted.
          </ConfirmButton>
        </div>
      )}
      <FormSheet open={isOpen} title="Mail server" onClose={() => setIsOpen(false)}>
        {({ close, onUnsavedChanges }) => (
          <MailServerForm
            current={data?.source === 'dashboard' ? data : null}
            onSaved={async ({ addresses: [to] }) => {
              await refreshPage(client);
              setIsOpen(false);
              toast('It works', `A test is on its way to ${to}. Look among spam too.`);
            }}
            onCancel={close}
            onUnsavedChanges={onUnsavedChanges}
          />
        )}
      </FormSheet>
    </PageSection>
  );
}

function describe(state: MailServerResponse): string {
  switch (state.source) {
    case 'none':
      return (
        'Set up a mail server, such as that of your own mailbox. Then every guest who replies receives' +
        ' a receipt, you receive a notification, and you can write to your guests.'
      );
    case 'unavailable':
      return 'Replies go to your Supabase project and not to this server, so it sends no emails about them.';
    case 'environment':
      return `Emails come from ${state.from}, through ${state.host}. This is in the settings of the server (SMTP_URL), and is changed there.`;
    case 'dashboard':
      return `Emails come from ${state.server.from}, through ${state.server.host}.`;
  }
}
