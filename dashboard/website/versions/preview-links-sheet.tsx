import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { createRefresh } from '../../api/query-client.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData, useSiteAddress } from '../../guest-data/guest-data.ts';
import { Sheet } from '../../ui/sheets.tsx';
import { NewLink, TextButton } from '../../ui/text-button.tsx';
import styles from './versions.module.css';

const linksQuery = queryOptions({
  queryKey: ['website-preview-links'],
  queryFn: ({ signal }) => request(api.website['preview-links'].$get, { signal }),
});
const refreshLinks = createRefresh(linksQuery);

type Props = { open: boolean; onClose: () => void };

/** Links that show the draft to somebody without the dashboard’s password. */
export function PreviewLinksSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} title={getMessages('website').previewLink} onClose={onClose}>
      {open && <PreviewLinks />}
    </Sheet>
  );
}

function PreviewLinks() {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const siteAddress = useSiteAddress();
  const texts = getMessages('website').links;
  const { create: createLink, notRevoked, revoke: revokeLink, worksUntil } = getMessages('sharing');
  const { data, error } = useQuery(linksQuery);
  const create = useMutation({
    mutationFn: () => request(api.website['preview-links'].$post),
    meta: { refresh: refreshLinks, failed: texts.notCreated },
  });
  const revoke = useMutation({
    mutationFn: (id: number) =>
      request(api.website['preview-links'][':id'].$delete, { param: { id } }),
    meta: { refresh: refreshLinks, failed: notRevoked },
  });
  const links = data?.links ?? [];
  return (
    <div className="form">
      <p className="soft">{texts.about}</p>
      {create.data ? (
        <NewLink address={new URL(create.data.path, siteAddress).href} />
      ) : (
        <div className="actions">
          <Button onClick={() => create.mutate()} disabled={create.isPending}>
            {createLink}
          </Button>
        </div>
      )}
      {error && <p className="error">{toErrorMessage(error)}</p>}
      {links.length > 0 && (
        <ul className="rows" aria-label={texts.list}>
          {links.map(({ id, createdAt, expiresAt }) => (
            <li key={id} className={`stack gap-1 ${styles.version}`}>
              <p className="name">{texts.created(formatMoment(createdAt))}</p>
              <p className="soft">{worksUntil(formatMoment(expiresAt))}</p>
              <div className="buttons">
                <TextButton
                  destructive
                  disabled={revoke.isPending}
                  onClick={() => {
                    revoke.mutate(id);
                    if (create.data?.id === id) create.reset();
                  }}
                  aria-label={texts.revokeWhat(formatMoment(createdAt))}
                >
                  {revokeLink}
                </TextButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
