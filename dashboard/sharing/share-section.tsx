import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listPartLists } from '../../domain/arrivals/arrivals-lists.ts';
import { formatList, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { SHARED_LISTS, type ShareLink } from '../../domain/sharing/share-links.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { ShareSheet } from './share-sheet.tsx';

const linksQuery = queryOptions({
  queryKey: ['share-links'],
  queryFn: ({ signal }) => request(api['share-links'].$get, { signal }),
});
const refreshLinks = createRefresh(linksQuery);

/** The links that show lists to helpers. */
export function ShareSection() {
  const texts = getMessages('sharing');
  const client = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const { data, error } = useQuery(linksQuery);
  return (
    <PageSection id="share" title={texts.title}>
      <p className="measure soft">{texts.about}</p>
      {!data && (
        <p className="measure soft">
          {error ? toErrorMessage(error) : getMessages('signIn').loading}
        </p>
      )}
      {data && data.links.length > 0 && (
        <ul className="rows" aria-label={texts.links}>
          {data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <p>
        <Button onClick={() => setIsCreating(true)}>{texts.create}</Button>
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
  const texts = getMessages('sharing');
  const guestData = useGuestData();
  const { events, locale } = guestData.wedding;
  const { formatDay, formatMoment } = createDateFormats(locale);
  const { id, label, expiresAt, openedAt, openedCount } = link;
  const isExpired = Date.parse(expiresAt) < Date.now();
  const revoke = useMutation({
    mutationFn: () => request(api['share-links'][':id'].$delete, { param: { id } }),
    meta: { refresh: refreshLinks, failed: texts.notRevoked },
    onSuccess: () => toast(isExpired ? texts.removed : texts.revoked, texts.noLongerWorks(label)),
  });
  const event = events.find((one) => one.id === link.event)?.title ?? link.event;
  const parts = new Map(listPartLists(guestData).map(({ name, title }) => [name, title]));
  const lists = formatList(
    link.lists.map((name) => {
      const [kind = name] = SHARED_LISTS.filter((one) => name.startsWith(one));
      return parts.get(name) ?? texts.listTitles[kind as (typeof SHARED_LISTS)[number]];
    }),
  );
  return (
    <li className="list-row">
      <h3 className="name">{label}</h3>
      <div className="soft">
        <p>{event === null ? lists : texts.onlyFor(lists, event)}</p>
        <p className="times">
          <span>{(isExpired ? texts.expired : texts.worksUntil)(formatDay(expiresAt))}</span>
          <span>
            {openedAt ? texts.opened(openedCount, formatMoment(openedAt)) : texts.notOpened}
          </span>
        </p>
      </div>
      <p className="buttons end">
        <ConfirmButton
          label={isExpired ? texts.remove : texts.revoke}
          aria-label={(isExpired ? texts.removeWhat : texts.revokeWhat)(label)}
          disabled={revoke.isPending}
          needsConfirmation={!isExpired}
          title={texts.revokeTitle}
          confirmLabel={texts.confirmRevoke}
          cancelLabel={texts.keepLink}
          onConfirm={() => revoke.mutate()}
        >
          {texts.revokeWarning(label)}
        </ConfirmButton>
      </p>
    </li>
  );
}
