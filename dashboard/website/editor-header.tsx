import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AnnouncementButton } from '../announcements/announcement-sheet.tsx';
import { formatCount } from '../ui/format-count.ts';
import { TextButton } from '../ui/text-button.tsx';
import { useDraft } from './draft/draft-context.tsx';
import { SaveStatusText } from './draft/save-status.tsx';
import styles from './editor-header.module.css';
import { useEditor } from './form/editor-context.tsx';
import { IssueList } from './issue-list.tsx';
import { HistorySheet } from './versions/history-sheet.tsx';
import { PreviewLinksSheet } from './versions/preview-links-sheet.tsx';
import { PublishSheet } from './versions/publish-sheet.tsx';

/** The page's title, whether everything is saved, and what can be done with the draft. */
export function EditorHeader() {
  const { sync } = useDraft();
  const [opened, setOpened] = useState<'publish' | 'history' | 'links' | null>(null);
  const close = () => setOpened(null);
  /** A sheet that closes goes one step back in the browser's history, which would close the next one. */
  const openHistoryNext = () => {
    addEventListener('popstate', () => setOpened('history'), { once: true });
    close();
  };
  return (
    <div className={styles.header}>
      <div>
        <h1 className={styles.title}>Website</h1>
        <SaveStatusText />
      </div>
      <div className={styles.actions}>
        <AnnouncementButton />
        <TextButton onClick={() => setOpened('links')}>Preview link</TextButton>
        <TextButton onClick={() => setOpened('history')}>History</TextButton>
        <Button
          className={styles.publish}
          onClick={() => {
            void sync.flush();
            setOpened('publish');
          }}
        >
          Publish
        </Button>
      </div>
      <IssueSummary />
      <PublishSheet open={opened === 'publish'} onClose={close} onOpenHistory={openHistoryNext} />
      <HistorySheet open={opened === 'history'} onClose={close} />
      <PreviewLinksSheet open={opened === 'links'} onClose={close} />
    </div>
  );
}

function IssueSummary() {
  const { issues } = useEditor();
  if (issues.length === 0) return null;
  return (
    <details className={styles.issues}>
      <summary>
        {formatCount(issues.length, 'thing', 'things')} to correct before publishing
      </summary>
      <IssueList issues={issues} onOpen={() => {}} />
    </details>
  );
}
