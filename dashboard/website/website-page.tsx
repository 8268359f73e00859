// First: zod reads its settings when a schema is created.
import './configure-zod.ts';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useRoute } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ConflictDialog } from './draft/conflict-dialog.tsx';
import { DraftProvider, draftQuery } from './draft/draft-context.tsx';
import { EditorHeader } from './editor-header.tsx';
import { findEditorSection } from './editor-sections.ts';
import { EditorProvider } from './form/editor-context.tsx';
import { Guide, useGuide } from './guide/guide.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Preview } from './preview/preview.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
import styles from './website-page.module.css';

/** The editor of the website. */
export function WebsitePage() {
  const { data, error, refetch } = useQuery(draftQuery);
  return (
    <main id="page" className={styles.page} tabIndex={-1}>
      <title>Website · Dashboard</title>
      {data ? (
        <DraftProvider draft={data}>
          <EditorProvider>
            <Editor />
          </EditorProvider>
        </DraftProvider>
      ) : (
        <>
          <h1 className={styles.heading}>Website</h1>
          {error ? (
            <EmptyState>
              <p role="alert">{toErrorMessage(error)}</p>
              <Button onClick={() => refetch()}>Try again</Button>
            </EmptyState>
          ) : (
            <p className={styles.loading}>Loading…</p>
          )}
        </>
      )}
    </main>
  );
}

function Editor() {
  const [, params] = useRoute('/website/:section');
  const guide = useGuide();
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const section = findEditorSection(params?.section);
  if (params && !section) return <Redirect to="/website" replace />;
  if (guide.progress) {
    return <Guide progress={guide.progress} onGoTo={guide.goTo} onEnd={guide.end} />;
  }
  return (
    <>
      <EditorHeader />
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Show</legend>
        {(['form', 'preview'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {name === 'form' ? 'Form' : 'Preview'}
          </button>
        ))}
      </fieldset>
      <div className={styles.columns} data-tab={tab}>
        <div className={styles.form}>
          <LanguageChoice />
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
