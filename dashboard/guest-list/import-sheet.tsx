import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestListPreview } from '../../domain/guest-list/guest-list-api.ts';
import { toast } from '../../ui/toasts.ts';
import { request } from '../api/request.ts';
import { Sheet } from '../components/sheet.tsx';
import { formatCount } from '../format-count.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../page-state.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';

type Props = { open: boolean; onClose: () => void };

/** Imports a pasted list or a file: the couple checks a preview before anything is added. */
export function ImportSheet({ open, onClose }: Props) {
  const client = useQueryClient();
  const { setPastedList } = usePageState();
  const preview = useMutation({
    mutationFn: (file: Blob) => request('POST /guest-list/preview', { body: file }),
  });
  const add = useMutation({
    mutationFn: (rows: GuestListPreview['rows']) =>
      request('POST /guest-list/import', { body: { rows: rows.map(toImportRow) } }),
    onSuccess: async ({ added, updated }) => {
      await refreshGuestData(client);
      setPastedList('');
      close();
      const count = formatCount(added, 'invitation is', 'invitations are');
      const changed = formatCount(updated, 'invitation was', 'invitations were');
      toast(
        'Added',
        `${count} now on your guest list.${updated > 0 ? ` ${changed} updated.` : ''}`,
      );
    },
  });

  function reset() {
    preview.reset();
    add.reset();
  }

  function close() {
    reset();
    onClose();
  }

  return (
    <Sheet open={open} title={getTitle(preview.data)} onClose={close}>
      {preview.data ? (
        <ImportPreview
          preview={preview.data}
          isAdding={add.isPending}
          error={add.error}
          onAdd={add.mutate}
          onBack={reset}
        />
      ) : (
        <ImportForm isReading={preview.isPending} error={preview.error} onRead={preview.mutate} />
      )}
    </Sheet>
  );
}

function toImportRow(row: GuestListPreview['rows'][number]) {
  const { line: _line, lines: _lines, status: _status, id, version, ...entry } = row;
  return { id, version, entry };
}

function getTitle(preview: GuestListPreview | undefined): string {
  if (!preview) return 'Add guests';
  return preview.issues.length > 0 ? 'Some lines need fixing' : 'Is this right?';
}
