import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';
import { TextButton } from '../ui/text-button.tsx';
import { describePath } from './describe-path.ts';
import { toPathKey } from './document-path.ts';
import { useEditor } from './form/editor-context.tsx';
import styles from './issue-list.module.css';

type Props = { issues: readonly ContentIssue[]; onOpen: () => void };

/** Issues of the draft; each leads to its field. */
export function IssueList({ issues, onOpen }: Props) {
  const { document, languages, goTo } = useEditor();
  return (
    <ul className={styles.list}>
      {issues.map(({ path, message }) => (
        <li key={`${toPathKey(path)} ${message}`}>
          <TextButton
            onClick={() => {
              onOpen();
              goTo(path, languages.find((code) => code === path.at(-1)) ?? languages[0]);
            }}
          >
            {describePath(path, document).join(' → ') || 'The website'}
          </TextButton>{' '}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
