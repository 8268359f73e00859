import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { Wish } from '../../domain/wishes/wishes-api.ts';
import { createWishesList } from '../../domain/wishes/wishes-list.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { PrintedList } from '../print/printed-list.tsx';
import { ConfirmDialog } from '../ui/dialogs.tsx';
import { ListFiles } from '../ui/list-files.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';

const REFRESH_MS = 30_000;

const wishesQuery = queryOptions({
  queryKey: ['wishes'],
  queryFn: ({ signal }) => request(api.wishes.$get, { signal }),
  refetchInterval: REFRESH_MS,
});

const refreshWishes = createRefresh(wishesQuery);

/** The guests' wishes, to show to other guests, to hide and to delete. */
export function WishesPage() {
  const texts = getMessages('wishes');
  const { data } = useQuery(wishesQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {data?.length === 0 && (
        <EmptyState title={texts.none}>
          <p>
            <MarkedText text={texts.howTo}>
              {(words) => <Link href="/website/wishes">{words}</Link>}
            </MarkedText>
          </p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p className="links">
            <ListFiles list="wishes" title={texts.title} />
            <Link href="/print/wishes">{texts.print}</Link>
          </p>
          <ul className="rows">
            {data.map((wish) => (
              <WishRow key={wish.id} wish={wish} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function WishRow({ wish }: { wish: Wish }) {
  const texts = getMessages('wishes');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const [isRemoving, setRemoving] = useState(false);
  const meta = { refresh: refreshWishes, failed: texts.nothingChanged };
  const param = { id: String(wish.id) };
  const approval = useMutation({
    mutationFn: (isApproved: boolean) =>
      request(api.wishes[':id'].$patch, { param, json: { isApproved, text: wish.text } }),
    meta,
  });
  const removal = useMutation({
    mutationFn: () => request(api.wishes[':id'].$delete, { param }),
    meta,
  });
  const { isApproved, isPublic, name } = wish;
  const state = isPublic ? (isApproved ? texts.shown : texts.allowed) : texts.forYou;
  return (
    <li className="list-row">
      <h2 className="name">{name}</h2>
      <p className="lines measure">{wish.text}</p>
      <p className="soft">
        {formatMoment(wish.createdAt)} · {state}
      </p>
      <p className="buttons">
        {isPublic && (
          <TextButton
            aria-label={isApproved ? texts.hideOf(name) : texts.showOf(name)}
            disabled={approval.isPending}
            onClick={() => approval.mutate(!isApproved)}
          >
            {isApproved ? texts.hide : texts.show}
          </TextButton>
        )}
        <TextButton
          destructive
          aria-label={texts.removeOf(name)}
          disabled={removal.isPending}
          onClick={() => setRemoving(true)}
        >
          {texts.remove}
        </TextButton>
      </p>
      <ConfirmDialog
        open={isRemoving}
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={() => removal.mutate()}
        onClose={() => setRemoving(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </li>
  );
}

/** The wishes as sheets of paper, for a guest book. */
export function PrintWishes() {
  const { data } = useQuery(wishesQuery);
  return (
    data && <PrintedList name="wishes" list={createWishesList(data, 'print')} back="/wishes" />
  );
}
