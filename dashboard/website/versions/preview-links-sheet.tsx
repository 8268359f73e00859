import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData, useSiteAddress } from '../../guest-data/guest-data.ts';
import { Sheet } from '../../ui/dialogs.tsx';
import { NewLink, TextButton } from '../../ui/text-button.tsx';
import styles from './versions.module.css';

const LINKS_KEY = ['website-preview-links'];

type Props = { open: boolean; onClose: () => void };

/** Links that show the draft to somebody without the dashboard’s password. */
export function PreviewLinksSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} title="Preview link" onClose={onClose}>
      {open && <PreviewLinks />}
    </Sheet>
  );
}

function PreviewLinks() {
  const client = useQueryClient();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const siteAddress = useSiteAddress();
  const { data, error } = useQuery({
    queryKey: LINKS_KEY,
    queryFn: ({ signal }) => request(api.website['preview-links'].$get, { signal }),
  });
  const refresh = () => client.invalidateQueries({ queryKey: LINKS_KEY });
  const create = useMutation({
    mutationFn: () => request(api.website['preview-links'].$post),
    onSuccess: refresh,
    onError: (problem) => toast('No link was created', toErrorMessage(problem), 'destructive'),
  });
  const revoke = useMutation({
    mutationFn: (id: number) =>
      request(api.website['preview-links'][':id'].$delete, { param: { id } }),
    onSuccess: refresh,
    onError: (problem) => toast('Not revoked', toErrorMessage(problem), 'destructive'),
  });
  const links = data?.links ?? [];
  return (
    <div className="form">
      <p className="soft">
        With a preview link, your partner or a friend sees the draft before it is published, without
        a password. Nobody can change anything with it.
      </p>
      {create.data ? (
        <NewLink address={new URL(create.data.path, siteAddress).href} />
      ) : (
        <div className="actions">
          <Button onClick={() => create.mutate()} disabled={create.isPending}>
            Create a link
          </Button>
        </div>
      )}
      {error && <p className="error">{toErrorMessage(error)}</p>}
      {links.length > 0 && (
        <ul className="rows" aria-label="Preview links">
          {links.map(({ id, createdAt, expiresAt }) => (
            <li key={id} className={`stack gap-1 ${styles.version}`}>
              <p className="name">Created {formatMoment(createdAt)}</p>
              <p className="soft">Works until {formatMoment(expiresAt)}</p>
              <div className="buttons">
                <TextButton
                  destructive
                  disabled={revoke.isPending}
                  onClick={() => {
                    revoke.mutate(id);
                    if (create.data?.id === id) create.reset();
                  }}
                  aria-label={`Revoke the link of ${formatMoment(createdAt)}`}
                >
                  Revoke
                </TextButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
