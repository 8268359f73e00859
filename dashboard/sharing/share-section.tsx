import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink } from '../../domain/sharing/share-links.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { LIST_TITLES, ShareSheet } from './share-sheet.tsx';

const linksQuery = queryOptions({
  queryKey: ['share-links'],
  queryFn: ({ signal }) => request(api['share-links'].$get, { signal }),
});
const refreshLinks = createRefresh(linksQuery);

/** The links that show lists to helpers. */
export function ShareSection() {
  const client = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const { data, error } = useQuery(linksQuery);
  return (
    <PageSection id="share" title="Share with helpers">
      <p className="measure soft">
        A link shows the lists that you choose to your caterer or planner, without a password. They
        can read, print and download them, and change nothing. The lists are always up to date.
      </p>
      {!data && <p className="measure soft">{error ? toErrorMessage(error) : 'Loading…'}</p>}
      {data && data.links.length > 0 && (
        <ul className="rows" aria-label="Links for helpers">
          {data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <p>
        <Button onClick={() => setIsCreating(true)}>Create a link</Button>
      </p>
      <ShareSheet
        open={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={() => refreshLinks(client)}
      />
    </PageSection>
  );
}

function LinkRow({ link }: { link: ShareLink }) {
  const { events, locale } = useGuestData().wedding;
  const { formatDay, formatMoment } = createDateFormats(locale);
  const { id, label, expiresAt, openedAt, openedCount } = link;
  const isExpired = Date.parse(expiresAt) < Date.now();
  const revoke = useMutation({
    mutationFn: () => request(api['share-links'][':id'].$delete, { param: { id } }),
    meta: { refresh: refreshLinks, failed: 'Not revoked' },
    onSuccess: () =>
      toast(isExpired ? 'Removed' : 'Revoked', `The link for ${label} no longer works.`),
  });
  const event = events.find((one) => one.id === link.event)?.title ?? link.event;
  const lists = new Intl.ListFormat('en').format(link.lists.map((name) => LIST_TITLES[name]));
  const times = openedCount === 1 ? 'once' : `${openedCount} times`;
  return (
    <li className="list-row">
      <h3 className="name">{label}</h3>
      <div className="soft">
        <p>
          {lists}
          {event !== null && `, only for ${event}`}
        </p>
        <p className="times">
          <span>
            {isExpired ? 'Expired' : 'Works until'} {formatDay(expiresAt)}
          </span>
          <span>
            {openedAt ? `Opened ${times}, last ${formatMoment(openedAt)}` : 'Not opened yet'}
          </span>
        </p>
      </div>
      <p className="buttons end">
        <ConfirmButton
          label={isExpired ? 'Remove' : 'Revoke'}
          aria-label={`${isExpired ? 'Remove' : 'Revoke'} the link for ${label}`}
          disabled={revoke.isPending}
          needsConfirmation={!isExpired}
          title="Revoke this link?"
          confirmLabel="Yes, revoke the link"
          cancelLabel="Keep the link"
          onConfirm={() => revoke.mutate()}
        >
          {label} can no longer open the lists. You cannot undo this, but you can create a new link.
        </ConfirmButton>
      </p>
    </li>
  );
}
