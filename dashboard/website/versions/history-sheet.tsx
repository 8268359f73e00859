import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
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
    <Sheet open={open} title={getMessages('website').history} onClose={onClose}>
      {open && <Versions onRestored={onClose} />}
    </Sheet>
  );
}

function Versions({ onRestored }: { onRestored: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['website-versions'],
    queryFn: ({ signal }) => request(api.website.versions.$get, { signal }),
  });
  if (!data) {
    return <p className="soft">{error ? toErrorMessage(error) : getMessages('signIn').loading}</p>;
  }
  const texts = getMessages('website').versions;
  if (data.versions.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <ol className={`rows ${styles.versions}`} aria-label={texts.list}>
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

const PARTS = ['changes', 'preview'] as const;

function VersionRow({ version, isCurrent, onRestored }: VersionRowProps) {
  const { sync, state, hasChanges } = useWebsiteDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const [shown, setShown] = useState<(typeof PARTS)[number] | null>(null);
  const { changes, preview, versions: texts } = getMessages('website');
  const titles = { changes: changes.list, preview };
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
      toast(texts.restored, draft.hasChanges ? texts.publishToShow : texts.isPublished);
      onRestored();
    },
    meta: { failed: texts.notRestored },
  });
  return (
    <li className={`stack gap-1 ${styles.version}`}>
      <p className="name">
        {when}
        {isCurrent && <small className={`small ${styles.place}`}>{texts.current}</small>}
      </p>
      <p className="soft">
        {[author, publishedBy ?? getMessages('accounts').unknownDevice].filter(Boolean).join(', ')}
      </p>
      {note && <p>{note}</p>}
      <div className="buttons">
        {PARTS.map((part) => (
          <TextButton
            key={part}
            aria-expanded={shown === part}
            onClick={() => setShown(shown === part ? null : part)}
            aria-label={`${titles[part]}: ${when}`}
          >
            {titles[part]}
          </TextButton>
        ))}
        <ConfirmButton
          label={texts.restore}
          aria-label={`${texts.restore}: ${when}`}
          destructive={false}
          disabled={restore.isPending}
          needsConfirmation={hasChanges}
          title={texts.restoreTitle}
          confirmLabel={texts.confirmRestore}
          cancelLabel={texts.keepChanges}
          onConfirm={() => restore.mutate()}
        >
          {texts.restoreWarning}
        </ConfirmButton>
      </div>
      {shown === 'changes' && <VersionChanges id={id} />}
      {shown === 'preview' && <VersionPreview id={id} />}
    </li>
  );
}

function VersionChanges({ id }: { id: number }) {
  const { data, error } = useQuery({
    queryKey: ['website-versions', id],
    queryFn: ({ signal }) => request(api.website.versions[':id'].$get, { param: { id }, signal }),
  });
  if (!data) {
    return <p className="soft">{error ? toErrorMessage(error) : getMessages('signIn').loading}</p>;
  }
  if (data.changes.length === 0) {
    return <p className="soft">{getMessages('website').versions.sameAsBefore}</p>;
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
  if (!data) {
    return <p className="soft">{error ? toErrorMessage(error) : getMessages('signIn').loading}</p>;
  }
  return (
    <div className={styles.frame}>
      <PreviewFrame
        html={data.html}
        width={390}
        elementId={null}
        title={getMessages('website').previewing.ofVersion}
      />
    </div>
  );
}
