import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { WebsiteChanges, WebsiteVersion } from '../../../domain/website/website-api.ts';
import { parseWedding } from '../../../domain/wedding/checks/wedding-checks.ts';
import { findMissingTranslations } from '../../../domain/wedding/content-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { formatCount } from '../../ui/format-count.ts';
import { FormSheet } from '../../ui/sheets.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { type ContentDocument, setValue } from '../document-path.ts';
import { useEditor } from '../form/editor-context.tsx';
import { IssueList } from '../sections.tsx';
import { useWebsiteDraft } from '../website-draft.tsx';
import {
  Advice,
  type Content,
  ContentList,
  describeContent,
  MissingTranslations,
  Progress,
} from './publish-content.tsx';
import styles from './versions.module.css';

type Props = { open: boolean; onClose: () => void; onOpenHistory: () => void };

/** Shows what changes for the guests, and publishes it. */
export function PublishSheet({ open, onClose, onOpenHistory }: Props) {
  return (
    <FormSheet open={open} title="Publish" onClose={onClose}>
      {(sheet) =>
        open && <PublishSteps onClose={onClose} onOpenHistory={onOpenHistory} {...sheet} />
      }
    </FormSheet>
  );
}

type Publication = { version: WebsiteVersion; content: Content };

type StepsProps = Props & { onUnsavedChanges: (has: boolean) => void };

function PublishSteps({ onClose, onOpenHistory, onUnsavedChanges }: Omit<StepsProps, 'open'>) {
  const { issues } = useEditor();
  const { status } = useWebsiteDraft();
  const [published, setPublished] = useState<Publication | null>(null);
  if (published) {
    return <Published {...published} onClose={onClose} onOpenHistory={onOpenHistory} />;
  }
  if (issues.length > 0) {
    return (
      <>
        <p className="soft">
          {formatCount(issues.length, 'thing needs', 'things need')} to be corrected before your
          guests can see the changes.
        </p>
        <IssueList issues={issues} onOpen={onClose} />
      </>
    );
  }
  if (status.kind !== 'saved') return <WaitForSave kind={status.kind} />;
  return (
    <PublishForm onClose={onClose} onPublished={setPublished} onUnsavedChanges={onUnsavedChanges} />
  );
}

function WaitForSave({ kind }: { kind: string }) {
  return (
    <p className="soft" role="status">
      {kind === 'saving'
        ? 'Your last change is being saved…'
        : 'Your last changes are not saved yet. Publishing continues when they are.'}
    </p>
  );
}

// Pictures that are new take some seconds each on a small server.
const PUBLISH_TIMEOUT_MS = 180_000;

type PublishOptions = { revision: string; content: Content };

type FormProps = {
  onClose: () => void;
  onPublished: (publication: Publication) => void;
  onUnsavedChanges: (has: boolean) => void;
};

function PublishForm({ onClose, onPublished, onUnsavedChanges }: FormProps) {
  const { sync, state, document } = useWebsiteDraft();
  const { couple } = useGuestData().wedding;
  const wedding = useMemo(() => parseWedding(document).wedding, [document]);
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['website-changes', state.revision],
    queryFn: ({ signal }) => request(api.website.changes.$get, { signal }),
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: ({ revision }: PublishOptions) =>
      request(api.website.publish.$post, {
        json: { revision, note: note.trim() || null },
        timeoutMs: PUBLISH_TIMEOUT_MS,
      }),
    onSuccess: (version, { content }) => {
      onPublished({ version, content });
      void refreshGuestData(client);
      // The editor reads the draft again every few seconds, so a failure here needs no message.
      void sync.refresh(() => request(api.website.$get)).catch(() => {});
    },
  });
  // A closed sheet does not stop the publication.
  const hasNote = note.trim() !== '' && !publish.isPending && !publish.isSuccess;
  useEffect(() => onUnsavedChanges(hasNote), [hasNote, onUnsavedChanges]);
  if (!data || isFetching) {
    return <p className="soft">{error ? toErrorMessage(error) : 'Comparing…'}</p>;
  }
  if (data.changes.length === 0 && state.published) {
    return <p className="soft">Your guests already see everything as it is here.</p>;
  }
  const content = {
    changes: data.changes,
    before: undoChanges(document, data),
    after: document,
    isFirst: state.isDemo && wedding !== null && wedding.couple.join() !== couple.join(),
  };
  const missing = wedding ? findMissingTranslations(wedding) : [];
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        publish.mutate({ revision: data.revision, content });
      }}
    >
      <p className="soft">{describeContent(content)}</p>
      <ContentList {...content} />
      {wedding && <Advice wedding={wedding} onOpen={onClose} />}
      <TextArea
        label="Note"
        hint="For the two of you, in the history · optional"
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <MissingTranslations missing={missing} onOpen={onClose} />
      <p role="alert" className="error">
        {publish.error && toErrorMessage(publish.error)}
      </p>
      <div className="actions">
        <Button type="submit" disabled={publish.isPending}>
          {publish.isPending
            ? 'Publishing…'
            : missing.length > 0
              ? 'Publish anyway'
              : 'Publish now'}
        </Button>
      </div>
      <p role="status" className="soft">
        {publish.isPending && 'New pictures need some seconds each. You can wait here.'}
      </p>
      {publish.isPending && <Progress />}
    </form>
  );
}

/** Enough of the published document to name what was removed. */
function undoChanges(document: ContentDocument, { changes }: WebsiteChanges): ContentDocument {
  return changes.reduce(
    (before, change) =>
      change.kind === 'changed' ? setValue(before, change.path, change.before) : before,
    document,
  );
}

type PublishedProps = Publication & { onClose: () => void; onOpenHistory: () => void };

function Published({ version: { note }, content, onClose, onOpenHistory }: PublishedProps) {
  return (
    <div className="form">
      <p className="soft" role="status">
        Published. Your guests see it from now on, without waiting.
      </p>
      <a href="/" target="_blank" rel="noreferrer" className={styles.open}>
        Open the website
      </a>
      {content.changes.length > 0 && (
        <section>
          <h3 className="subheading">What your guests see now</h3>
          {note && <p className="soft">{note}</p>}
          <ContentList {...content} />
        </section>
      )}
      <section>
        <h3 className="subheading">Next steps</h3>
        <ul className={styles.steps}>
          <li>Look at it once on your phone, as most guests do.</li>
          <li>
            <Link href="/guest-list">Add your guest list</Link> to see who has not replied yet.
          </li>
          <li>
            <Link href="/data">Print the QR code</Link> on the invitation.
          </li>
          <li>
            Something wrong? <TextButton onClick={onOpenHistory}>History</TextButton> brings any
            earlier version back.
          </li>
        </ul>
      </section>
      <div className="actions">
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
