import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  MAX_NOTE,
  type WebsiteChanges,
  type WebsiteVersion,
} from '../../../domain/website/website-api.ts';
import { parseWedding } from '../../../domain/wedding/checks/wedding-checks.ts';
import { findMissingTranslations } from '../../../domain/wedding/content-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { refreshGuestData, useGuestData } from '../../guest-data/guest-data.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
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
    <FormSheet open={open} title={getMessages('website').publish} onClose={onClose}>
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
        <p className="soft">{getMessages('website').publishing.problems(issues.length)}</p>
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
  const { notSaved, savingLast } = getMessages('website').publishing;
  return (
    <p className="soft" role="status">
      {kind === 'saving' ? savingLast : notSaved}
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
  const texts = getMessages('website').publishing;
  const [note, setNote] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['website-changes', state.revision],
    queryFn: ({ signal }) => request(api.website.changes.$get, { signal }),
    gcTime: 0,
  });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
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
    // A closed sheet does not stop the publication.
    onError: (failure) => {
      if (!isShown.current) toast(texts.notPublished, toErrorMessage(failure), 'destructive');
    },
  });
  const hasNote = note.trim() !== '' && !publish.isPending && !publish.isSuccess;
  useEffect(() => onUnsavedChanges(hasNote), [hasNote, onUnsavedChanges]);
  if (!data || isFetching) {
    return <p className="soft">{error ? toErrorMessage(error) : texts.comparing}</p>;
  }
  if (data.changes.length === 0 && state.published) {
    return <p className="soft">{texts.nothingNew}</p>;
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
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <MissingTranslations missing={missing} onOpen={onClose} />
      <p role="alert" className="error">
        {publish.error && toErrorMessage(publish.error)}
      </p>
      <div className="actions">
        <Button type="submit" disabled={publish.isPending}>
          {publish.isPending ? texts.publishing : missing.length > 0 ? texts.anyway : texts.now}
        </Button>
      </div>
      <p role="status" className="soft">
        {publish.isPending && texts.wait}
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
  const texts = getMessages('website').publishing;
  return (
    <div className="form">
      <p className="soft" role="status">
        {texts.done}
      </p>
      <a href="/" target="_blank" rel="noreferrer" className={styles.open}>
        {texts.open}
      </a>
      {content.changes.length > 0 && (
        <section>
          <h3 className="subheading">{texts.seenNow}</h3>
          {note && <p className="soft">{note}</p>}
          <ContentList {...content} />
        </section>
      )}
      <section>
        <h3 className="subheading">{texts.nextSteps}</h3>
        <ul className={styles.steps}>
          <li>{texts.tryPhone}</li>
          <li>
            <MarkedText text={texts.addGuestList}>
              {(words) => <Link href="/guest-list">{words}</Link>}
            </MarkedText>
          </li>
          <li>
            <MarkedText text={texts.printQrCode}>
              {(words) => <Link href="/data">{words}</Link>}
            </MarkedText>
          </li>
          <li>
            <MarkedText text={texts.bringBack}>
              {(words) => <TextButton onClick={onOpenHistory}>{words}</TextButton>}
            </MarkedText>
          </li>
        </ul>
      </section>
      <div className="actions">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
