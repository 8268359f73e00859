import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  type GuestListPreview,
  type ImportChoice,
  type ImportRow,
  toImportRow,
} from '../../../domain/guest-list/guest-list-api.ts';
import { keepChoice } from '../../../domain/guest-list/import-choice.ts';
import { toast } from '../../../ui/toasts.ts';
import { api, request } from '../../api/request.ts';
import { toastWithUndo } from '../../api/undo.ts';
import { refreshGuestData } from '../../guest-data/guest-data.ts';
import { usePageState } from '../../shell/page-state.tsx';
import { FormSheet, useAskBeforeLeaving } from '../../ui/sheets.tsx';
import { useUndoChange } from '../guest-list-mutations.ts';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';

type Props = { open: boolean; onClose: () => void };
/** A file and its preview with the couple's choices. */
type Reading = { file: Blob; preview: GuestListPreview; choice: ImportChoice };

/** Imports a pasted list or a file: the couple checks a preview before anything is added. */
export function ImportSheet({ open, onClose }: Props) {
  const texts = getMessages('guestListImport');
  const { pastedList, setPastedList } = usePageState();
  const [reading, setReading] = useState<Reading | null>(null);
  /** What the couple decided before they went back to the form. */
  const [former, setFormer] = useState<Omit<Reading, 'preview'> | null>(null);
  const read = useMutation({
    mutationFn: ({ file, choice }: { file: Blob; choice: ImportChoice }) =>
      previewFile(file, choice),
  });
  const store = useImport();
  useAskBeforeLeaving(
    () => open && (pastedList.trim() !== '' || hasDecisions((reading ?? former)?.choice)),
  );

  /** Only the answer to the last call is shown, and none after the sheet was closed. */
  function readFile(file: Blob, choice: ImportChoice = {}) {
    read.mutate(
      { file, choice },
      { onSuccess: (preview) => setReading({ file, preview, choice }) },
    );
  }

  /** A list that the couple corrected keeps the decisions about the lines that are the same. */
  async function readAgain(file: Blob) {
    const [before, after] = await Promise.all([former?.file.text(), file.text()]);
    readFile(file, former ? keepChoice(former.choice, before ?? '', after) : {});
  }

  function reset() {
    setReading(null);
    setFormer(null);
    read.reset();
    store.reset();
  }

  function close() {
    reset();
    onClose();
  }

  return (
    <FormSheet open={open} title={reading ? texts.previewTitle : texts.title} onClose={close}>
      {({ onUnsavedChanges }) =>
        reading ? (
          <ImportPreview
            preview={reading.preview}
            choice={reading.choice}
            isReading={read.isPending}
            isStoring={store.isPending}
            error={read.error ?? store.error}
            onChoose={(choice) => {
              // The next choice must not wait for the answer.
              setReading({ ...reading, choice, preview: applyChoice(reading.preview, choice) });
              readFile(reading.file, choice);
            }}
            onAdd={(rows) =>
              store.mutate(rows, {
                onSuccess: () => {
                  onUnsavedChanges(false);
                  setPastedList('');
                  close();
                },
              })
            }
            onBack={() => {
              reset();
              setFormer(reading);
            }}
            onUnsavedChanges={onUnsavedChanges}
          />
        ) : (
          <ImportForm
            isReading={read.isPending}
            error={read.error}
            onRead={(file) => void readAgain(file)}
          />
        )
      }
    </FormSheet>
  );
}

function hasDecisions({ merges, repairs }: ImportChoice = {}): boolean {
  return Boolean(merges?.length || repairs?.length);
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
      const texts = getMessages('guestListImport');
      if (steps.steps.length === 0) return toast(texts.nothingToChange, texts.allOnList);
      const sentences = [
        ...(added > 0 ? [texts.nowOnList(added)] : []),
        ...(updated > 0 ? [texts.wereUpdated(updated)] : []),
      ];
      const title = added > 0 ? texts.added : texts.updated;
      toastWithUndo(title, sentences.join(' '), () => undo.mutate(steps));
    },
  });
}

function previewFile(file: Blob, choice: ImportChoice): Promise<GuestListPreview> {
  const body = new FormData();
  body.append('file', file);
  body.append('choice', JSON.stringify(choice));
  return request(api['guest-list'].preview.$post, { body });
}

/** The choices as the server will show them. */
function applyChoice(preview: GuestListPreview, choice: ImportChoice): GuestListPreview {
  const { blank, fields, hasHeadings = preview.hasHeadings, households, repairs = [] } = choice;
  const { blanks, fileColumns, problems } = preview;
  return {
    ...preview,
    hasHeadings,
    tagLines: preview.tagLines.map((one) => ({
      ...one,
      isHousehold: households ? households.includes(one.line) : one.isHousehold,
    })),
    blanks: blanks && { ...blanks, choice: blank ?? blanks.choice },
    fileColumns: fileColumns.map((column, index) => ({
      ...column,
      field: fields ? (fields[index] ?? null) : column.field,
    })),
    problems: problems.map((problem) => {
      const repair = repairs.find(
        ({ column, line, value }) =>
          line === undefined && column === problem.column && value === problem.value,
      );
      return { ...problem, repair: repair?.text ?? problem.repair };
    }),
  };
}
