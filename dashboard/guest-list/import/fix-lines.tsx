import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GuestListPreview } from '../../../domain/guest-list/guest-list-api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { formatCount } from '../../ui/format-count.ts';
import { useInfiniteScroll } from '../../ui/infinite-scroll.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './import.module.css';
import { getColumnName } from './import-columns.tsx';
import { formatLines, type SetAsideLine } from './import-lines.ts';

/** Some browsers start a download only after the click. */
const RELEASE_AFTER_MS = 60_000;

type Props = {
  preview: GuestListPreview;
  lines: readonly SetAsideLine[];
  /** Adds the lines that are right now, and returns the others. */
  onCheck: (lines: readonly SetAsideLine[]) => Promise<SetAsideLine[]>;
  onChange: (lines: SetAsideLine[]) => void;
  onUnsavedChanges: (has: boolean) => void;
  onClose: () => void;
};

/** The lines that were set aside, with their cells to edit. */
export function FixLines(props: Props) {
  const { preview, lines, onCheck, onChange, onUnsavedChanges, onClose } = props;
  const [visibleLines, sentinel] = useInfiniteScroll(lines, lines);
  const { formState, handleSubmit, register } = useForm({
    defaultValues: { lines: lines.map(({ cells }) => ({ cells: [...cells] })) },
  });
  const [error, setError] = useState<string>();
  const { isDirty, isSubmitting } = formState;
  const lead = useRef<HTMLParagraphElement>(null);
  // The button below the preview, which had the focus, is gone.
  useEffect(() => lead.current?.focus(), []);
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);

  async function check(edited: { cells: string[] }[]) {
    setError(undefined);
    const changed = lines.map((line, index) => ({
      ...line,
      cells: edited[index]?.cells ?? line.cells,
    }));
    try {
      onChange(await onCheck(changed));
    } catch (reason) {
      setError(toErrorMessage(reason));
    }
  }

  return (
    <form
      className="form"
      noValidate
      aria-label="Lines that need attention"
      onSubmit={handleSubmit((values) => check(values.lines))}
    >
      <p ref={lead} tabIndex={-1} className="soft">
        {formatCount(lines.length, 'line needs', 'lines need')} attention. Correct them here, or
        download them to correct them in a spreadsheet and import that file later.
      </p>
      {visibleLines.map(({ cells, line, message }, index) => (
        <fieldset key={line} className={`fields ${styles.lineToFix}`}>
          <legend>Line {line}</legend>
          <p className="error wide">{message}</p>
          {listEditedColumns(preview, cells).map((column) => (
            <TextField
              key={column}
              label={getColumnName(preview, column)}
              autoComplete="off"
              {...register(`lines.${index}.cells.${column}`)}
            />
          ))}
        </fieldset>
      ))}
      {sentinel}
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Check and add'}
        </Button>
        <TextButton onClick={() => download(preview, lines)}>Download these lines</TextButton>
        <TextButton onClick={onClose}>Close without these lines</TextButton>
      </div>
    </form>
  );
}

/** The columns that are imported, and cells that belong to no column. */
function listEditedColumns({ fileColumns }: GuestListPreview, cells: readonly string[]): number[] {
  const count = Math.max(fileColumns.length, cells.length);
  return Array.from({ length: count }, (_, column) => column).filter((column) => {
    if (column >= fileColumns.length) return cells[column]?.trim() !== '';
    return fileColumns[column]?.field !== null;
  });
}

function download(preview: GuestListPreview, lines: readonly SetAsideLine[]): void {
  const { csv } = formatLines({
    headings: preview.fileColumns.map(({ heading }) => heading),
    hasHeadings: preview.hasHeadings,
    lines: lines.map(({ cells }) => cells),
  });
  // With its byte order mark, Excel reads the accents.
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'lines-to-fix.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
