import type { GuestListPreview } from '../../domain/guest-list/guest-list-api.ts';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { TextButton } from '../components/text-button.tsx';
import { formatCount } from '../format-count.ts';
import styles from './import.module.css';

const COLUMNS = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['householdSize', 'Household size'],
  ['note', 'Note'],
] as const;

type Props = {
  preview: GuestListPreview;
  isAdding: boolean;
  error: Error | null;
  onAdd: (rows: GuestListPreview['rows']) => void;
  onBack: () => void;
};

/** The parsed list. While any line has an issue, nothing can be added. */
export function ImportPreview({ preview, isAdding, error, onAdd, onBack }: Props) {
  const { columns, duplicateLines, encoding, ignored, issues, rows, separator } = preview;
  const duplicates = new Set(duplicateLines);
  const newRows = rows.filter(({ line }) => !duplicates.has(line));
  return (
    <div className={styles.form}>
      {issues.length > 0 && <Issues issues={issues} />}
      <dl className={styles.columns}>
        {COLUMNS.map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{columns[key] ?? <span className={styles.text}>not in the list</span>}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {ignored.length > 0 && `Ignored columns: ${ignored.join(', ')}. `}
        Read as {encoding}
        {separator && `, separated by ${getSeparatorName(separator)}`}.
      </p>
      {rows.length > 0 && <PreviewTable rows={rows} duplicates={duplicates} />}
      {duplicates.size > 0 && (
        <p className={styles.text}>
          {formatCount(duplicates.size, 'line is', 'lines are')} already on your guest list and will
          not be added again.
        </p>
      )}
      <p role="alert" className={styles.error}>
        {error && toErrorMessage(error)}
      </p>
      <div className={styles.actions}>
        {issues.length === 0 && newRows.length > 0 && (
          <Button onClick={() => onAdd(newRows)} disabled={isAdding}>
            {isAdding
              ? 'Adding…'
              : `Add ${formatCount(newRows.length, 'invitation', 'invitations')}`}
          </Button>
        )}
        <TextButton onClick={onBack}>Back</TextButton>
      </div>
    </div>
  );
}

function Issues({ issues }: { issues: GuestListPreview['issues'] }) {
  return (
    <section aria-label="Lines to fix" className={styles.issues}>
      <h3>{formatCount(issues.length, 'problem', 'problems')} to fix. Nothing has been added.</h3>
      <ul>
        {issues.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <span className={styles.line}>Line {line}</span> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PreviewTableProps = { rows: GuestListPreview['rows']; duplicates: ReadonlySet<number> };

function PreviewTable({ rows, duplicates }: PreviewTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area.
    <section className={styles.rows} aria-label="Guests in the list" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Name</th>
            <th scope="col">Size</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ emails, line, maxGuests, name, note }) => (
            <tr key={line} data-duplicate={duplicates.has(line) || undefined}>
              <td>{line}</td>
              <th scope="row">
                {name}
                {duplicates.has(line) && <i> already on the list</i>}
                {emails.length > 0 && <small>{emails.join(', ')}</small>}
              </th>
              <td>{maxGuests}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function getSeparatorName(separator: string): string {
  const names: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };
  return names[separator] ?? `“${separator}”`;
}
