// First: zod reads its settings when a schema is created.
import './configure-zod.ts';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation, useRoute } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { AnnouncementButton } from '../announcements/announcement-sheet.tsx';
import { toErrorMessage } from '../api/request.ts';
import { usePageState, type WebsiteStep } from '../shell/page-state.tsx';
import { useHashTarget } from '../ui/hash-target.ts';
import { EmptyState, PageHeader } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { toPathKey } from './document-path.ts';
import {
  findEditorSection,
  findEditorSectionByPath,
  listEditorSections,
} from './editor-sections.ts';
import { EditorProvider, useEditor } from './form/editor-context.tsx';
import { Guide, useGuide } from './guide/guide.tsx';
import { isChanged, isExampleSection } from './guide/start-wedding.ts';
import { Preview } from './preview/preview.tsx';
import { SectionList } from './section-list.tsx';
import { IssueList, LanguageChoice, SectionForm } from './sections.tsx';
import { HistorySheet } from './versions/history-sheet.tsx';
import { PreviewLinksSheet } from './versions/preview-links-sheet.tsx';
import { PublishSheet } from './versions/publish-sheet.tsx';
import styles from './website.module.css';
import {
  SaveStatusText,
  useWebsiteDraft,
  WebsiteDraftProvider,
  websiteDraftQuery,
} from './website-draft.tsx';

/** The editor of the website. */
export function WebsitePage() {
  const { data, error, refetch } = useQuery(websiteDraftQuery);
  const { dashboard, loading, tryAgain } = getMessages('signIn');
  const { website } = getMessages('shell').pages;
  return (
    <main id="page" className={styles.page} tabIndex={-1}>
      <title>{`${website} · ${dashboard}`}</title>
      {data ? (
        <WebsiteDraftProvider draft={data}>
          <EditorProvider>
            <Editor />
          </EditorProvider>
        </WebsiteDraftProvider>
      ) : (
        <>
          <PageHeader title={website} />
          {error ? (
            <EmptyState>
              <p role="alert">{toErrorMessage(error)}</p>
              <Button onClick={() => refetch()}>{tryAgain}</Button>
            </EmptyState>
          ) : (
            <p className="soft">{loading}</p>
          )}
        </>
      )}
    </main>
  );
}

function Editor() {
  const [, params] = useRoute('/website/:section');
  const step = useWebsiteStep();
  const guide = useGuide(step);
  useGoToStep(guide.progress ? null : step);
  const [sheet, setSheet] = useState<Sheet | null>(step === 'publish' ? step : null);
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const { document } = useWebsiteDraft();
  const section = findEditorSection(params?.section, document);
  const texts = getMessages('website');
  if (params && !section) return <Redirect to="/website" replace />;
  if (guide.progress) {
    return (
      <Guide
        progress={guide.progress}
        hasFocusInField={step === 'names'}
        onGoTo={guide.goTo}
        onEnd={guide.end}
      />
    );
  }
  return (
    <>
      <EditorHeader opened={sheet} onOpen={setSheet} />
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{texts.show}</legend>
        {(['form', 'preview'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {texts[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.columns} data-tab={tab}>
        <div className="stack">
          <LanguageChoice section={section} />
          {section ? (
            <SectionForm key={section.id} section={section} />
          ) : (
            <SectionList onOpenGuide={guide.isUseful ? guide.open : undefined} />
          )}
        </div>
        <div className={styles.preview}>
          <Preview section={section} onOpenField={() => setTab('form')} />
        </div>
      </div>
      <ConflictDialog />
    </>
  );
}

/** The step of the overview's list that the couple came for. */
function useWebsiteStep(): WebsiteStep | null {
  const { websiteStep, setWebsiteStep } = usePageState();
  const [step] = useState(websiteStep);
  useEffect(() => setWebsiteStep(null), [setWebsiteStep]);
  return step;
}

/** Leads to the first field or section that the step is about. */
function useGoToStep(step: WebsiteStep | null): void {
  const { document, goTo, issues } = useEditor();
  const { sections } = useWebsiteDraft().state;
  const [, navigate] = useLocation();

  const goToStep = useEffectEvent(() => {
    if (step === 'names') goTo([isChanged(sections.get('couple')) ? 'date' : 'couple']);
    if (step !== 'page') return;
    const next = listEditorSections(document).find(
      ({ id, parts }) =>
        parts.some(({ path }) => isExampleSection(sections, toPathKey(path))) ||
        issues.some(({ path }) => findEditorSectionByPath(path, document)?.id === id),
    );
    if (next) navigate(`/website/${next.id}`, { replace: true });
  });
  // Once, when the editor opens.
  useEffect(() => goToStep(), []);
}

type Sheet = 'publish' | 'history' | 'links';
type HeaderProps = { opened: Sheet | null; onOpen: (sheet: Sheet | null) => void };

/** The page's title, whether everything is saved, and what can be done with the draft. */
function EditorHeader({ opened, onOpen }: HeaderProps) {
  const { sync } = useWebsiteDraft();
  const texts = getMessages('website');
  const close = () => onOpen(null);
  const openPublish = () => {
    void sync.flush();
    onOpen('publish');
  };
  useHashTarget((target) => {
    if (target === 'publish') openPublish();
    else if (target === 'history') onOpen('history');
    else if (target === 'preview-link') onOpen('links');
    else return false;
    return true;
  });
  /** A sheet that closes goes one step back in the browser's history, which would close the next one. */
  const openHistoryNext = () => {
    addEventListener('popstate', () => onOpen('history'), { once: true });
    close();
  };
  return (
    <>
      <PageHeader
        title={getMessages('shell').pages.website}
        numbers={
          <div className={styles.status}>
            <SaveStatusText />
          </div>
        }
        actions={
          <>
            <AnnouncementButton />
            <TextButton onClick={() => onOpen('links')}>{texts.previewLink}</TextButton>
            <TextButton onClick={() => onOpen('history')}>{texts.history}</TextButton>
            <TextButton data-primary onClick={openPublish}>
              {texts.publish}
            </TextButton>
          </>
        }
      />
      <IssueSummary />
      <PublishSheet open={opened === 'publish'} onClose={close} onOpenHistory={openHistoryNext} />
      <HistorySheet open={opened === 'history'} onClose={close} />
      <PreviewLinksSheet open={opened === 'links'} onClose={close} />
    </>
  );
}

function IssueSummary() {
  const { issues } = useEditor();
  if (issues.length === 0) return null;
  return (
    <details className={`notice ${styles.issues}`} data-tone="error">
      <summary>{getMessages('website').problemsBeforePublishing(issues.length)}</summary>
      <IssueList issues={issues} onOpen={() => {}} />
    </details>
  );
}
