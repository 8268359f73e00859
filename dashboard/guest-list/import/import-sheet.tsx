import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuestListPreview, ImportRow } from '../../../domain/guest-list/guest-list-api.ts';
import { toast, toastWithAction } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { refreshGuestData } from '../../guest-data/guest-data.ts';
import { usePageState } from '../../shell/page-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { FormSheet, useAskBeforeLeaving } from '../../ui/sheets.tsx';
import { useUndoChange } from '../guest-list-mutations.ts';
import { FixLines } from './fix-lines.tsx';
import type { ColumnChoice } from './import-columns.tsx';
import { ImportForm } from './import-form.tsx';
import { formatLines, listLinesToFix, type SetAsideLine } from './import-lines.ts';
import { ImportPreview } from './import-preview.tsx';

/** Tells the server the separator, which it would guess from one or two lines. */
const SEPARATOR_LINE = 'sep=,\n';

type Props = { open: boolean; onClose: () => void };
/** A file and its preview with the chosen columns. */
type Reading = { file: Blob; preview: GuestListPreview; blank: ColumnChoice['blank'] };

/**
 * Imports a pasted list or a file: the couple checks a preview before anything is added, then fixes the
 * lines that were set aside.
 */
export function ImportSheet({ open, onClose }: Props) {
  const { pastedList, setPastedList } = usePageState();
  const [reading, setReading] = useState<Reading | null>(null);
  /** The lines to fix, after the others were added. */
  const [lines, setLines] = useState<SetAsideLine[] | null>(null);
  const read = useMutation({
    mutationFn: ({ file, choice }: { file: Blob; choice?: ColumnChoice }) =>
      previewFile(file, choice),
  });
  const store = useImport();
  useAskBeforeLeaving(() => open && pastedList.trim() !== '');

  /** Only the answer to the last call is shown, and none after the sheet was closed. */
  function readFile(file: Blob, choice?: ColumnChoice) {
    read.mutate(
      { file, ...(choice && { choice }) },
      { onSuccess: (preview) => setReading({ file, preview, blank: choice?.blank }) },
    );
  }

  function reset() {
    setReading(null);
    setLines(null);
    read.reset();
    store.reset();
  }

  function close() {
    reset();
    onClose();
  }

  function continueWith(rest: SetAsideLine[]) {
    setLines(rest);
    if (rest.length > 0) return;
    setPastedList('');
    close();
  }

  /** Only the lines that were set aside are read again. */
  async function addFixedLines(
    fixed: readonly SetAsideLine[],
    { blanks, fileColumns, hasHeadings }: GuestListPreview,
  ) {
    const { csv, startLines } = formatLines({
      headings: fileColumns.map(({ heading }) => heading),
      hasHeadings,
      lines: fixed.map(({ cells }) => cells),
    });
    const fields = fileColumns.map(({ field }) => field);
    const file = new Blob([SEPARATOR_LINE, csv]);
    const { issues, rows } = await previewFile(file, {
      fields,
      hasHeadings,
      blank: blanks?.choice,
    });
    const changes = rows.filter(({ status }) => status !== 'same');
    if (changes.length > 0) await store.mutateAsync(changes);
    const messages = new Map(issues.map(({ line, message }) => [line, message]));
    return fixed.flatMap((line, index) => {
      const message = messages.get((startLines[index] ?? 0) + 1);
      return message === undefined ? [] : [{ ...line, message }];
    });
  }

  const preview = reading?.preview;
  return (
    <FormSheet open={open} title={getTitle(preview, lines)} onClose={close}>
      {({ close: askAndClose, onUnsavedChanges }) => {
        if (!reading || !preview) {
          return <ImportForm isReading={read.isPending} error={read.error} onRead={readFile} />;
        }
        if (lines) {
          return (
            <FixLines
              key={lines.map(({ line }) => line).join()}
              preview={preview}
              lines={lines}
              onCheck={(fixed) => addFixedLines(fixed, preview)}
              onChange={(rest) => {
                if (rest.length === 0) onUnsavedChanges(false);
                continueWith(rest);
              }}
              onUnsavedChanges={onUnsavedChanges}
              onClose={askAndClose}
            />
          );
        }
        return (
          <ImportPreview
            preview={preview}
            blank={reading.blank}
            isReading={read.isPending}
            isStoring={store.isPending}
            error={read.error ?? store.error}
            onChoose={(choice) => {
              // The next choice must not wait for the answer.
              setReading({
                ...reading,
                preview: applyChoice(preview, choice),
                blank: choice.blank,
              });
              readFile(reading.file, choice);
            }}
            onAdd={(rows) =>
              store.mutate(rows, { onSuccess: () => continueWith(listLinesToFix(preview)) })
            }
            onFix={() => setLines(listLinesToFix(preview))}
            onBack={reset}
          />
        );
      }}
    </FormSheet>
  );
}

/** Adds and updates households, all or none, and offers to undo it. */
function useImport() {
  const client = useQueryClient();
  const undo = useUndoChange();
  return useMutation({
    mutationFn: (rows: readonly ImportRow[]) =>
      request(api['guest-list'].import.$post, { json: { rows: rows.map(toImportRow) } }),
    onSuccess: async ({ added, updated, undo: steps }) => {
      await refreshGuestData(client);
      const count = formatCount(added, 'household is', 'households are');
      const changed = formatCount(updated, 'household was', 'households were');
      const texts = [
        ...(added > 0 || updated === 0 ? [`${count} now on your guest list.`] : []),
        ...(updated > 0 ? [`${changed} updated.`] : []),
      ];
      const title = added > 0 ? 'Added' : 'Updated';
      if (steps.steps.length === 0)
        toast('Nothing to change', 'Everybody is on your list already.');
      else
        toastWithAction(title, texts.join(' '), { label: 'Undo', run: () => undo.mutate(steps) });
    },
  });
}

function previewFile(file: Blob, choice?: ColumnChoice): Promise<GuestListPreview> {
  const query = choice && {
    columns: choice.fields.map((field) => field ?? '').join(','),
    headings: choice.hasHeadings ? 'yes' : 'no',
    ...(choice.blank && { blank: choice.blank }),
  };
  return request(api['guest-list'].preview.$post, { body: file, query: query ?? {} });
}

function applyChoice(preview: GuestListPreview, choice: ColumnChoice): GuestListPreview {
  const { blank, fields, hasHeadings } = choice;
  const blanks = preview.blanks && { ...preview.blanks, choice: blank ?? preview.blanks.choice };
  const fileColumns = preview.fileColumns.map((column, index) => ({
    ...column,
    field: fields[index] ?? null,
  }));
  return { ...preview, blanks, fileColumns, hasHeadings };
}

function toImportRow(row: ImportRow) {
  const { line: _line, lines: _lines, status: _status, id, version, ...entry } = row;
  return { id, version, entry };
}

function getTitle(
  preview: GuestListPreview | undefined,
  lines: readonly SetAsideLine[] | null,
): string {
  if (!preview) return 'Import a list';
  return lines ? 'Fix these lines' : 'Is this right?';
}
