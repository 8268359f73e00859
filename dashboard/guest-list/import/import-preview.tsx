import { useEffect, useMemo } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { getInvitedCount } from '../../../domain/guest-list/guest-list.ts';
import type {
  GuestListPreview,
  ImportChoice,
  ImportRow,
} from '../../../domain/guest-list/guest-list-api.ts';
import { Button } from '../../../ui/button.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { formatField, listFields } from '../format-household.ts';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportDecisions, TagLines } from './import-decisions.tsx';
import { ImportLines, type LineRepair, LinesToFix } from './import-lines.tsx';

type Props = {
  preview: GuestListPreview;
  choice: ImportChoice;
  /** While the file is read again. */
  isReading: boolean;
  isStoring: boolean;
  error: Error | null;
  onChoose: (choice: ImportChoice) => void;
  onAdd: (rows: ImportRow[]) => void;
  onBack: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

/** The list as it would be imported: what is left to decide, and all lines. */
export function ImportPreview(props: Props) {
  const texts = getMessages('guestListImport');
  const { preview, choice, isReading, isStoring, error, onChoose, onAdd, onBack } = props;
  const { encoding, issues, rows, separator } = preview;
  const { households = [], merges = [], repairs = [], separate = [] } = choice;
  const { onUnsavedChanges } = props;
  const hasDecisions = merges.length + repairs.length + separate.length + households.length > 0;
  useEffect(() => onUnsavedChanges(hasDecisions), [hasDecisions, onUnsavedChanges]);
  const isBusy = isReading || isStoring;
  const changes = rows.filter(({ status }) => status !== 'same');
  const added = changes.filter(({ status }) => status === 'new').length;
  const updated = changes.length - added;
  // Until the columns are right, no line can be read.
  const [fileIssue] = issues.filter(({ cells }) => cells.length === 0);
  const repairLine = (own: LineRepair[]) => onChoose({ ...choice, repairs: [...repairs, ...own] });
  return (
    <div className="form" aria-busy={isBusy}>
      {rows.length > 0 && (
        <div>
          <p role="status" className={styles.total}>
            {[
              texts.newCount(added),
              texts.updatedCount(updated),
              texts.unchangedCount(rows.length - changes.length),
            ].join(' · ')}
          </p>
          <p className="soft">{texts.total(rows.length, sum(rows.map(getInvitedCount)))}</p>
          <ChangedFields rows={rows} />
        </div>
      )}
      <ImportDecisions
        preview={preview}
        hasBlankChoice={choice.blank !== undefined}
        onRepair={({ column, value }, text) => {
          const others = repairs.filter(
            (one) => one.line !== undefined || one.column !== column || one.value !== value,
          );
          onChoose({ ...choice, repairs: [...others, { column, value, text }] });
        }}
        onBlank={(blank) => onChoose({ ...choice, blank })}
        onMerge={({ line, into }, isMerged) => {
          const others = merges.filter((one) => one.line !== line);
          onChoose({ ...choice, merges: isMerged ? [...others, { line, into }] : others });
        }}
        onKeepBoth={({ line }) => onChoose({ ...choice, separate: [...separate, line] })}
      />
      <LinesToFix preview={preview} onRepair={repairLine} />
      <ImportColumns
        preview={preview}
        isOpen={rows.length === 0}
        onChoose={(columns) => onChoose({ ...choice, ...columns })}
      />
      {rows.length > 0 && <ImportLines preview={preview} onRepair={repairLine} />}
      <TagLines
        tagLines={preview.tagLines}
        onChoose={(line, isHousehold) => {
          const others = households.filter((one) => one !== line);
          onChoose({ ...choice, households: isHousehold ? [...others, line] : others });
        }}
      />
      <SkippedLines skipped={preview.skipped} />
      <p className="soft small">
        {separator
          ? texts.readAsSeparated(encoding, getSeparatorName(separator))
          : texts.readAs(encoding)}
      </p>
      {isStoring && <progress aria-label={texts.saving(changes.length)} />}
      <p role="alert" className="error">
        {error ? toErrorMessage(error) : fileIssue?.message}
      </p>
      <div className="actions">
        {changes.length > 0 && (
          <Button onClick={() => isBusy || onAdd(changes)}>
            {isBusy ? getBusyLabel(isStoring, changes.length) : getAddLabel(added, updated)}
          </Button>
        )}
        <TextButton onClick={onBack}>{texts.back}</TextButton>
      </div>
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function getBusyLabel(isStoring: boolean, count: number): string {
  const { saving, reading } = getMessages('guestListImport');
  return isStoring ? `${saving(count)}…` : reading;
}

function getAddLabel(added: number, updated: number): string {
  const { add, addAndUpdate, update } = getMessages('guestListImport');
  if (updated === 0) return add(added);
  return added === 0 ? update(updated) : addAndUpdate(added, updated);
}

/** What an import of a list that is known already would change, as in 'Tags in 12 households'. */
function ChangedFields({ rows }: { rows: readonly ImportRow[] }) {
  const texts = getMessages('guestListImport');
  const { guestList, wedding } = useGuestData();
  const changes = useMemo(() => {
    const entries = new Map(guestList.map(({ entry }) => [entry.id, entry]));
    const updates = rows.filter(({ status }) => status === 'update');
    return listFields().flatMap(([field, label]) => {
      const changed = updates.filter((row) => {
        const entry = row.id === null ? undefined : entries.get(row.id);
        const format = (one: typeof row | typeof entry) =>
          one && formatField(one, field, wedding.events);
        return entry && format(entry) !== format(row);
      });
      return changed.length > 0 ? texts.changeOf(label, changed.length) : [];
    });
  }, [guestList, rows, texts, wedding.events]);
  return changes.length > 0 && <p>{texts.wouldChange(changes.join(', '))}</p>;
}

function SkippedLines({ skipped }: Pick<GuestListPreview, 'skipped'>) {
  if (skipped.length === 0) return null;
  const texts = getMessages('guestListImport');
  return (
    <details className={styles.fold}>
      <summary>{texts.skipped(skipped.length)}</summary>
      <ul>
        {skipped.map(({ line, reason, text }) => (
          <li key={line} className="soft small">
            {texts.skippedLine(line, text, reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function getSeparatorName(separator: string): string {
  const { commas, semicolons, tabs } = getMessages('guestListImport').separators;
  const names: Record<string, string> = { ',': commas, ';': semicolons, '\t': tabs };
  return names[separator] ?? `“${separator}”`;
}
