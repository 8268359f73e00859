import { useState } from 'react';
import type { GuestListEntry } from '../../domain/guest-list/guest-list.ts';
import { FormSheet } from '../components/form-sheet.tsx';
import { TextButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { EntryForm } from './entry-form.tsx';
import { useGuestListEdit } from './guest-list-mutations.ts';

/** The entry when it was opened, or the form for a new one. */
export type OpenedEntry = GuestListEntry | 'new';

type Props = { opened: OpenedEntry | null; onClose: () => void };

/** A household of the guest list: its values, or the form for a new one. */
export function EntrySheet({ opened, onClose }: Props) {
  const title = opened === 'new' ? 'Add a household' : opened?.name;
  return (
    <FormSheet open={opened !== null} title={title} onClose={onClose}>
      {({ close, onUnsavedChanges }) =>
        opened && (
          <Content
            initial={opened === 'new' ? null : opened}
            onClose={() => {
              onUnsavedChanges(false);
              onClose();
            }}
            onCancel={close}
            onUnsavedChanges={onUnsavedChanges}
          />
        )
      }
    </FormSheet>
  );
}

type ContentProps = {
  initial: GuestListEntry | null;
  onClose: () => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

function Content({ initial, onClose, onCancel, onUnsavedChanges }: ContentProps) {
  const { guestList } = useGuestData();
  const edit = useGuestListEdit();
  const current = guestList.find(({ entry }) => entry.id === initial?.id)?.entry ?? null;
  const [isSaved, setIsSaved] = useState(false);
  return (
    <EntryForm
      initial={initial}
      // The saved version arrives before the sheet is closed.
      current={isSaved ? initial : current}
      onSave={async (entry, base) => {
        setIsSaved(true);
        try {
          await edit.mutateAsync(base ? { action: 'edit', base, entry } : { action: 'add', entry });
        } catch (error) {
          setIsSaved(false);
          throw error;
        }
        onClose();
      }}
      onCancel={onCancel}
      onUnsavedChanges={onUnsavedChanges}
    >
      {initial && (
        <TextButton
          destructive
          onClick={() =>
            edit.isPending ||
            edit.mutate({ action: 'remove', base: initial }, { onSuccess: onClose })
          }
        >
          Remove from the guest list
        </TextButton>
      )}
    </EntryForm>
  );
}
