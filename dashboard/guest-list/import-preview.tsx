import type { GuestListPreview } from '../../domain/dashboard-api.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../components/count.ts';
import { PlainButton } from '../components/text-button.tsx';
import styles from './import.module.css';
import { PreviewRows } from './preview-rows.tsx';

const COLUMNS = {
  name: 'Name',
  email: 'Email',
  householdSize: 'Household size',
  note: 'Note',
} as const;

type Props = {
  preview: GuestListPreview;
  /** How many would be added. */
  wanted: number;
  busy: boolean;
  fault: string | undefined;
  onAdd: () => void;
  onBack: () => void;
};

/** What was read, before it counts. With a fault anywhere, nothing can be added. */
export function ImportPreview({ preview, wanted, busy, fault, onAdd, onBack }: Props) {
  const { duplicateLines, columns, encoding, issues, ignored, separator } = preview;
  const names = Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][];
  return (
    <div className={styles.form}>
      {issues.length > 0 && (
        <section aria-label="Faults" className={styles.issues}>
          <h3>
            {count(issues.length, 'line needs', 'lines need')} mending; nothing has been added
          </h3>
          <ul>
            {issues.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <span className={styles.line}>Line {line}</span> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.columns}>
        {names.map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{columns[key] ?? <span className={styles.words}>not in the list</span>}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        {ignored.length > 0 && `Left out: ${ignored.join(', ')}. `}
        Read as {encoding}, separated by {separatorName(separator)}.
      </p>
      <PreviewRows preview={preview} />
      {duplicateLines.length > 0 && (
        <p className={styles.words}>
          {count(duplicateLines.length, 'is', 'are')} on the list already and will not be added
          twice.
        </p>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.acts}>
        {issues.length === 0 && wanted > 0 && (
          <Button onClick={onAdd} disabled={busy}>
            {busy ? 'Adding…' : `Add ${count(wanted, 'invitation', 'invitations')}`}
          </Button>
        )}
        <PlainButton onClick={onBack}>Back to the list</PlainButton>
      </div>
    </div>
  );
}

function separatorName(separator: string): string {
  const names: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };
  return names[separator] ?? `“${separator}”`;
}
