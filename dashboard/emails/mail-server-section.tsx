import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
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
  const texts = getMessages('mailServer');
  const client = useQueryClient();
  const { data, error } = useQuery(mailServerQuery);
  const { signedInAs } = useHosts();
  const [isOpen, setIsOpen] = useState(false);
  const canChange =
    signedInAs === null && (data?.source === 'none' || data?.source === 'dashboard');
  const remove = useMutation({
    mutationFn: () => request(api['mail-server'].$delete),
    meta: { refresh: refreshPage, failed: texts.notRemoved },
    onSuccess: () => toast(texts.removed, texts.noMoreEmails),
  });
  return (
    <PageSection id="mail-server" title={texts.title}>
      {!data && (
        <p className="measure soft">
          {error ? toErrorMessage(error) : getMessages('signIn').loading}
        </p>
      )}
      {data && <p className="measure soft">{describe(data)}</p>}
      {data?.source === 'dashboard' && !data.isReadable && (
        <p className="notice measure" data-tone="error">
          {texts.unreadable}
        </p>
      )}
      {canChange && data.source === 'none' && (
        <p>
          <Button onClick={() => setIsOpen(true)}>{texts.setUp}</Button>
        </p>
      )}
      {canChange && data.source === 'dashboard' && (
        <div className="buttons">
          <TextButton onClick={() => setIsOpen(true)}>{texts.change}</TextButton>
          <ConfirmButton
            label={texts.remove}
            aria-label={texts.removeWhat}
            disabled={remove.isPending}
            title={texts.removeTitle}
            confirmLabel={texts.confirmRemove}
            cancelLabel={texts.keep}
            onConfirm={() => remove.mutate()}
          >
            {texts.removeWarning}
          </ConfirmButton>
        </div>
      )}
      <FormSheet open={isOpen} title={texts.title} onClose={() => setIsOpen(false)}>
        {({ close, onUnsavedChanges }) => (
          <MailServerForm
            current={data?.source === 'dashboard' ? data : null}
            onSaved={async ({ addresses: [to = ''] }) => {
              await refreshPage(client);
              setIsOpen(false);
              toast(texts.works, texts.testOnItsWay(to));
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
  const texts = getMessages('mailServer');
  switch (state.source) {
    case 'none':
      return texts.none;
    case 'unavailable':
      return texts.unavailable;
    case 'environment':
      return texts.fromSettings(state.from, state.host);
    case 'dashboard':
      return texts.inUse(state.server.from, state.server.host);
  }
}
