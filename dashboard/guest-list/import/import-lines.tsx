import { useMemo, useState } from 'react';
import { formatNumber, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { getInvitedCount } from '../../../domain/guest-list/guest-list.ts';
import type {
  CellRemark,
  GuestListPreview,
  ImportRow,
  Repair,
} from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { useInfiniteScroll } from '../../ui/infinite-scroll.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { formatChanges, formatInvitedTo, formatPeople } from '../format-household.ts';
import styles from './import.module.css';
import { getColumnName } from './import-columns.tsx';

/** A repair of one line. */
export type LineRepair = Required<Repair>;

type Props = { preview: GuestListPreview; onRepair: (repairs: LineRepair[]) => void };

/** All households of the file; those that need a look come first. */
export function ImportLines({ preview, onRepair }: Props) {
  const texts = getMessages('guestListImport');
  const { rows } = preview;
  const doubtful = useMemo(
    () => new Set(preview.duplicates.map(({ line }) => line)),
    [preview.duplicates],
  );
  const sorted = useMemo(() => {
    const rank = (row: ImportRow) => getRank(row, doubtful);
    return rows.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  }, [rows, doubtful]);
  const [visibleRows, sentinel] = useInfiniteScroll(sorted, rows);
  const groups = Map.groupBy(sorted, (row) => toGroup(getRank(row, doubtful)));
  const headings = new Map(
    [...groups].map(([group, members]) => [members[0], texts.groups[group](members.length)]),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area.
    <section className={styles.rows} aria-label={texts.households} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {Object.values(texts.headings).map((heading) => (
              <th key={heading} scope="col" className="caps">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((row) => (
            <HouseholdRow
              key={row.line}
              row={row}
              preview={preview}
              heading={groups.size > 1 ? headings.get(row) : undefined}
              onRepair={onRepair}
            />
          ))}
        </tbody>
      </table>
      {sentinel}
    </section>
  );
}

function toGroup(rank: number): 'doubt' | 'guess' | 'clear' {
  if (rank < 2) return 'doubt';
  return rank === 2 ? 'guess' : 'clear';
}

function getRank({ line, remarks, status }: ImportRow, doubtful: ReadonlySet<number>): number {
  if (remarks.some(({ isProblem }) => isProblem)) return 0;
  if (doubtful.has(line)) return 1;
  if (remarks.length > 0) return 2;
  return 3 + ['update', 'new', 'same'].indexOf(status);
}

/** `heading` is that of the group that begins with the row. */
type RowProps = Props & { row: ImportRow; heading: string | undefined };

function HouseholdRow({ row, preview, heading, onRepair }: RowProps) {
  const { guestList, wedding } = useGuestData();
  const entry = guestList.find((one) => one.entry.id === row.id)?.entry;
  const isUpdate = row.status === 'update' && entry;
  const details = isUpdate
    ? formatChanges(entry, row, wedding.events)
    : listDetails(row, wedding.events);
  return (
    <>
      {heading && (
        <tr className={styles.group}>
          <td colSpan={4}>{heading}</td>
        </tr>
      )}
      <tr className={row.status === 'same' ? 'soft' : undefined}>
        <td>{formatNumber(row.line)}</td>
        <th scope="row">
          {row.name}
          {details.map((detail) => (
            <small key={detail} className="soft small block">
              {detail}
            </small>
          ))}
          {row.remarks.map((remark) => (
            <Remark
              key={`${remark.line} ${remark.column}`}
              remark={remark}
              preview={preview}
              onRepair={onRepair}
            />
          ))}
        </th>
        <td>{formatNumber(getInvitedCount(row))}</td>
        <td>{getMessages('guestListImport').statuses[row.status]}</td>
      </tr>
    </>
  );
}

type RemarkProps = Props & { remark: CellRemark };

/** The cell of the file that is left out or was read in another way. A bad one can be replaced in this line only. */
function Remark({ remark, preview, onRepair }: RemarkProps) {
  const { column, isProblem, line, message, text } = remark;
  if (column < 0) return <small className="error small block">{message}</small>;
  const texts = getMessages('guestListImport');
  const heading = getColumnName(preview, column);
  return (
    <small className={`small block ${styles.remark}`} data-tone={isProblem ? 'error' : undefined}>
      <span>
        {heading} <mark>{text}</mark> {isProblem ? texts.leftEmpty : message}
      </span>
      {isProblem && (
        <LineRepairButton
          label={texts.changeCell(heading, line)}
          name={texts.cell(heading, line)}
          onRepair={(repaired) => onRepair([{ line, column, value: text, text: repaired }])}
        />
      )}
    </small>
  );
}

type LineRepairProps = { label: string; name: string; onRepair: (text: string) => void };

function LineRepairButton({ label, name, onRepair }: LineRepairProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <TextButton aria-label={label} onClick={() => setText('')}>
        {getMessages('guestListImport').change}
      </TextButton>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus.
      autoFocus
      aria-label={name}
      className={styles.repair}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => (text === '' ? setText(null) : onRepair(text))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** The lines that have no household until they are fixed, each with its cells to edit. */
export function LinesToFix({ preview, onRepair }: Props) {
  const texts = getMessages('guestListImport');
  const issues = preview.issues.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [visibleIssues, sentinel] = useInfiniteScroll(issues, preview.rows);
  if (issues.length === 0) return null;
  return (
    <section aria-label={texts.toFix} className="notice" data-tone="error">
      <h3 className="error">{texts.linesToFix(issues.length)}</h3>
      <p>{texts.othersAreAdded}</p>
      {visibleIssues.map((issue) => (
        <LineForm key={issue.line} issue={issue} preview={preview} onRepair={onRepair} />
      ))}
      {sentinel}
    </section>
  );
}

type LineFormProps = Props & { issue: GuestListPreview['issues'][number] };

function LineForm({ issue: { cells, line, message }, preview, onRepair }: LineFormProps) {
  const texts = getMessages('guestListImport');
  const { fileColumns } = preview;
  const count = Math.max(fileColumns.length, cells.length);
  // The names, and every cell with a text, also one that belongs to no column.
  const columns = Array.from({ length: count }, (_, column) => column).filter((column) => {
    const field = fileColumns[column]?.field;
    const isName = field != null && ['household', 'name', 'first', 'last'].includes(field);
    const isRead = column >= fileColumns.length || field !== null;
    return isName || (isRead && cells[column]?.trim());
  });
  return (
    <form
      className={styles.lineToFix}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        onRepair(
          columns.map((column) => ({
            ...{ line, column, value: (cells[column] ?? '').trim() },
            text: String(values.get(`${column}`) ?? ''),
          })),
        );
      }}
    >
      <fieldset className="fields">
        <legend>{texts.line(line)}</legend>
        <p className="error wide">{message}</p>
        {columns.map((column) => (
          <TextField
            key={column}
            name={`${column}`}
            label={getColumnName(preview, column)}
            defaultValue={cells[column] ?? ''}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <div className="buttons">
        <TextButton type="submit">{texts.readAgain(line)}</TextButton>
      </div>
    </form>
  );
}

/** The other values of a household that a list often has, as lines below the name. */
function listDetails(row: ImportRow, events: readonly EventInfo[]): string[] {
  const { address, emails, name, note, people, phone, tags } = row;
  const reach = [phone, address?.replaceAll('\n', ', ')].filter(Boolean).join(' · ');
  const { invitedTo: formatLine } = getMessages('guestListImport');
  const invitedTo = row.events === null ? '' : formatLine(formatInvitedTo(row, events));
  const lines = [
    ...[formatPeople(people), emails.join(', '), reach, invitedTo],
    ...[tags.join(', '), note ?? ''],
  ];
  return [...new Set(lines)].filter((line) => line !== '' && line !== name);
}
