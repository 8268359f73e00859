import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebsiteVersion } from '../../../domain/website/website-api.ts';
import { toast } from '../../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { ConfirmButton } from '../../ui/dialogs.tsx';
import { Sheet } from '../../ui/sheets.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useEditor } from '../form/editor-context.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { useWebsiteDraft } from '../website-draft.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './versions.module.css';

type Props = { open: boolean; onClose: () => void };

/** Every published version, newest first. */
export function HistorySheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} title="History" onClose={onClose}>
      {open && <Versions onRestored={onClose} />}
    </Sheet>
  );
}

function Versions({ onRestored }: { onRestored: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['website-versions'],
    queryFn: ({ signal }) => request(api.website.versions.$get, { signal }),
  });
  if (!data) return <p className="soft">{error ? toErrorMessage(error) : 'Loading…'}</p>;
  if (data.versions.length === 0) {
    return (
      <p className="soft">
        Nothing has been published here yet. Your guests see the website that came with the
        installation.
      </p>
    );
  }
  return (
    <ol className={`rows ${styles.versions}`} aria-label="Versions">
      {data.versions.map((version, index) => (
        <VersionRow
          key={version.id}
          version={version}
          isCurrent={index === 0}
          onRestored={onRestored}
        />
      ))}
    </ol>
  );
}

type VersionRowProps = { version: WebsiteVersion; isCurrent: boolean; onRestored: () => void };

const PARTS = ['Changes', 'Preview'] as const;

function VersionRow({ version, isCurrent, onRestored }: VersionRowProps) {
  const { sync, state, hasChanges } = useWebsiteDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const [shown, setShown] = useState<(typeof PARTS)[number] | null>(null);
  const { id, author, publishedAt, publishedBy, note } = version;
  const when = formatMoment(publishedAt);
  const restore = useMutation({
    mutationFn: () =>
      request(api.website.versions[':id'].restore.$post, {
        param: { id },
        json: { revision: state.revision },
      }),
    onSuccess: (draft) => {
      sync.replace(draft);
      toast(
        'Restored into the draft',
        draft.hasChanges
          ? 'Your guests see it after you publish it.'
          : 'It is the version that your guests see.',
      );
      onRestored();
    },
    meta: { failed: 'Not restored' },
  });
  return (
    <li className={`stack gap-1 ${styles.version}`}>
      <p className="name">
        {when}
        {isCurrent && <small className={`small ${styles.place}`}>Your guests see this one</small>}
      </p>
      <p className="soft">{[author, publishedBy ?? 'Unknown device'].filter(Boolean).join(', ')}</p>
      {note && <p>{note}</p>}
      <div className="buttons">
        {PARTS.map((part) => (
          <TextButton
            key={part}
            aria-expanded={shown === part}
            onClick={() => setShown(shown === part ? null : part)}
            aria-label={`${part}: ${when}`}
          >
            {part}
          </TextButton>
        ))}
        <ConfirmButton
          label="Restore into the draft"
          aria-label={`Restore into the draft: ${when}`}
          destructive={false}
          disabled={restore.isPending}
          needsConfirmation={hasChanges}
          title="Replace your unpublished changes?"
          confirmLabel="Replace them"
          cancelLabel="Keep my changes"
          onConfirm={() => restore.mutate()}
        >
          The draft has changes that are not published. This version replaces them, and they cannot
          be brought back.
        </ConfirmButton>
      </div>
      {shown === 'Changes' && <VersionChanges id={id} />}
      {shown === 'Preview' && <VersionPreview id={id} />}
    </li>
  );
}

function VersionChanges({ id }: { id: number }) {
  const { data, error } = useQuery({
    queryKey: ['website-versions', id],
    queryFn: ({ signal }) => request(api.website.versions[':id'].$get, { param: { id }, signal }),
  });
  if (!data) return <p className="soft">{error ? toErrorMessage(error) : 'Loading…'}</p>;
  if (data.changes.length === 0) {
    return <p className="soft">The same as the version before.</p>;
  }
  return <ChangeList changes={data.changes} before={data.document} after={data.document} />;
}

function VersionPreview({ id }: { id: number }) {
  const { language } = useEditor();
  const { data, error } = useQuery({
    queryKey: ['website-versions', id, 'preview', language],
    queryFn: ({ signal }) =>
      request(api.website.preview.$post, { json: { version: id, language }, signal }),
  });
  if (!data) return <p className="soft">{error ? toErrorMessage(error) : 'Loading…'}</p>;
  return (
    <div className={styles.frame}>
      <PreviewFrame
        html={data.html}
        width={390}
        elementId={null}
        onClick={() => {}}
        title="Preview of this version"
      />
    </div>
  );
}
