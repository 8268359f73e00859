import { useMemo } from 'react';
import { getInvitedCount } from '../../../domain/guest-list/guest-list.ts';
import type { GuestListPreview, ImportRow } from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { Button } from '../../../ui/button.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { formatCount, formatNumber } from '../../ui/format-count.ts';
import { useInfiniteScroll } from '../../ui/infinite-scroll.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { formatChanges, formatInvitedTo, formatPeople } from '../format-household.ts';
import styles from './import.module.css';
import { type ColumnChoice, ImportColumns } from './import-columns.tsx';
import { listLinesToFix } from './import-lines.ts';

type Props = {
  preview: GuestListPreview;
  blank: ColumnChoice['blank'];
  /** While the file is read again. */
  isReading: boolean;
  isStoring: boolean;
  error: Error | null;
  onChoose: (choice: ColumnChoice) => void;
  onAdd: (rows: ImportRow[]) => void;
  onFix: () => void;
  onBack: () => void;
};

/** The parsed list. Lines that need attention are set aside; the others can be added. */
export function ImportPreview(props: Props) {
  const { preview, blank, isReading, isStoring, error, onChoose, onAdd, onFix, onBack } = props;
  const { encoding, issues, rows, separator } = preview;
  const isBusy = isReading || isStoring;
  const changes = rows.filter(({ status }) => status !== 'same');
  const added = changes.filter(({ status }) => status === 'new').length;
  const updated = changes.length - added;
  const canFix = listLinesToFix(preview).length > 0;
  // Until the columns are right, no line can be read.
  const [fileIssue] = rows.length === 0 && !canFix ? issues : [];
  return (
    <div className="form" aria-busy={isBusy}>
      <ImportColumns preview={preview} blank={blank} onChoose={onChoose} />
      <p className="soft">
        Read as {encoding}
        {separator && `, separated by ${getSeparatorName(separator)}`}.
      </p>
      {issues.length > 0 && !fileIssue && <Issues issues={issues} />}
      {rows.length > 0 && (
        <>
          <p role="status" className="aside">
            {[
              `${formatNumber(added)} new`,
              `${formatNumber(updated)} updated`,
              `${formatNumber(rows.length - changes.length)} unchanged`,
            ].join(' · ')}
          </p>
          <PreviewTable rows={rows} />
        </>
      )}
      {isStoring && (
        <progress aria-label={`Saving ${formatCount(changes.length, 'household', 'households')}`} />
      )}
      <p role="alert" className="error">
        {error ? toErrorMessage(error) : fileIssue?.message}
      </p>
      <div className="actions">
        {changes.length > 0 && (
          <Button onClick={() => isBusy || onAdd(changes)}>
            {isBusy ? getBusyLabel(isStoring, changes.length) : getAddLabel(added, updated)}
          </Button>
        )}
        {changes.length === 0 && canFix && <Button onClick={onFix}>Fix these lines</Button>}
        <TextButton onClick={onBack}>Back</TextButton>
      </div>
    </div>
  );
}

function getBusyLabel(isStoring: boolean, count: number): string {
  return isStoring ? `Saving ${formatCount(count, 'household', 'households')}…` : 'Reading…';
}

function getAddLabel(added: number, updated: number): string {
  if (updated === 0) return `Add ${formatCount(added, 'household', 'households')}`;
  const update = `pdate ${formatCount(updated, 'household', 'households')}`;
  return added === 0 ? `U${update}` : `Add ${formatNumber(added)} and u${update}`;
}

function Issues({ issues }: { issues: GuestListPreview['issues'] }) {
  return (
    <section
      aria-label="Lines that need attention"
      className={`notice ${styles.issues}`}
      data-tone="error"
    >
      <h3 className="error">{formatCount(issues.length, 'line needs', 'lines need')} attention</h3>
      <p>
        {issues.length === 1
          ? 'It is set aside. You can fix it here in the next step.'
          : 'They are set aside. You can fix them here in the next step.'}
      </p>
      <ul className="scroll">
        {issues.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <span className={`error ${styles.line}`}>Line {line}</span> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUS_LABELS = { new: 'New', update: 'Updated', same: 'Unchanged' } as const;

function PreviewTable({ rows }: { rows: ImportRow[] }) {
  const { guestList, wedding } = useGuestData();
  const { events } = wedding;
  const entries = useMemo(
    () => new Map(guestList.map(({ entry }) => [entry.id, entry])),
    [guestList],
  );
  const listLines = (row: ImportRow) => {
    const entry = row.id === null ? undefined : entries.get(row.id);
    const isUpdate = row.status === 'update' && entry;
    return isUpdate ? formatChanges(entry, row, events) : listDetails(row, events);
  };
  const [visibleRows, sentinel] = useInfiniteScroll(rows, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area.
    <section className={styles.rows} aria-label="Households in the list" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col" className="caps">
              Line
            </th>
            <th scope="col" className="caps">
              Household
            </th>
            <th scope="col" className="caps">
              Guests
            </th>
            <th scope="col" className="caps">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((row) => (
            <tr key={row.line} className={row.status === 'same' ? 'soft' : undefined}>
              <td>{row.line}</td>
              <th scope="row">
                {row.name}
                {listLines(row).map((detail) => (
                  <small key={detail} className="soft small block">
                    {detail}
                  </small>
                ))}
              </th>
              <td>{getInvitedCount(row)}</td>
              <td>{STATUS_LABELS[row.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sentinel}
    </section>
  );
}

/** The other values of a household that a list often has, as lines below the name. */
function listDetails(row: ImportRow, events: readonly EventInfo[]): string[] {
  const { address, emails, name, note, people, phone, tags } = row;
  const reach = [phone, address?.replaceAll('\n', ', ')].filter(Boolean).join(' · ');
  const invitedTo = row.events === null ? '' : `Invited to ${formatInvitedTo(row, events)}`;
  const lines = [
    ...[formatPeople(people), emails.join(', '), reach, invitedTo],
    ...[tags.join(', '), note ?? ''],
  ];
  return [...new Set(lines)].filter((line) => line !== '' && line !== name);
}

function getSeparatorName(separator: string): string {
  const names: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };
  return names[separator] ?? `“${separator}”`;
}
