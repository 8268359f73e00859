import { useState } from 'react';
import type { GuestListPreview } from '../../domain/dashboard-api.ts';
import { toast } from '../../ui/toasts.ts';
import { addToGuestList, previewGuestList } from '../api/guest-list.ts';
import { errorMessage } from '../api/request.ts';
import { count } from '../components/count.ts';
import { Sheet } from '../components/sheet.tsx';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { ImportForm, pastedList } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';

type Props = { open: boolean; onClose: () => void };

/** From a pasted or chosen file to the list of the invited: read, looked at, and only then added. */
export function ImportSheet({ open, onClose }: Props) {
  const [preview, setPreview] = useState<GuestListPreview | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setFault(undefined);
    try {
      await act();
    } catch (error) {
      setFault(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setPreview(null);
    setFault(undefined);
    onClose();
  }

  const read = (file: Blob) => attempt(async () => setPreview(await previewGuestList(file)));

  const add = () =>
    attempt(async () => {
      if (!preview) return;
      const { added } = await addToGuestList(newRows(preview));
      await refreshGuestData();
      pastedList.set('');
      close();
      toast('Added', `${count(added, 'invitation is', 'invitations are')} on the list.`);
    });

  return (
    <Sheet open={open} title={titleOf(preview)} onClose={close}>
      {preview ? (
        <ImportPreview
          preview={preview}
          wanted={newRows(preview).length}
          busy={busy}
          fault={fault}
          onAdd={() => void add()}
          onBack={() => setPreview(null)}
        />
      ) : (
        <ImportForm busy={busy} fault={fault} onRead={(file) => void read(file)} />
      )}
    </Sheet>
  );
}

function titleOf(preview: GuestListPreview | null): string {
  if (!preview) return 'Add the invited';
  return preview.issues.length > 0 ? 'Not quite yet' : 'Is this right?';
}

/** Those who are not on the list yet. */
function newRows({ duplicateLines, rows }: GuestListPreview) {
  const there = new Set(duplicateLines);
  return rows.filter(({ line }) => !there.has(line)).map(({ line: _, ...person }) => person);
}
