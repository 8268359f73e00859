import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../../domain/guest-list/guest-list.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { PersonalLink } from '../../invitations/personal-link.tsx';
import { HouseholdData } from '../../replies/household/household-data.tsx';
import { ConfirmButton } from '../../ui/dialogs.tsx';
import { FormSheet } from '../../ui/sheets.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { formatLink } from '../format-household.ts';
import { type GuestListEdit, useGuestListEdit } from '../guest-list-mutations.ts';
import { HouseholdForm } from './household-form.tsx';
import { SplitForm } from './split-form.tsx';

/** The entry when it was opened, or the form for a new one. */
export type OpenedListHousehold = GuestListHousehold | 'new';

type Props = { opened: OpenedListHousehold | null; onClose: () => void };

/** A household of the guest list: its values, or the form for a new one. */
export function HouseholdFormSheet({ opened, onClose }: Props) {
  const title = opened === 'new' ? getMessages('guestList').addHousehold : opened?.name;
  return (
    <FormSheet
      open={opened !== null}
      title={title}
      hasFocusOnTitle={opened !== 'new'}
      onClose={onClose}
    >
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
  initial: GuestListHousehold | null;
  onClose: () => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

function Content({ initial, onClose, onCancel, onUnsavedChanges }: ContentProps) {
  const { form: texts, splitForm } = getMessages('guestList');
  const { guestList, wedding } = useGuestData();
  const { formatDay } = createDateFormats(wedding.locale);
  const edit = useGuestListEdit();
  const status = guestList.find(({ entry }) => entry.id === initial?.id);
  const current = status?.entry ?? null;
  /** The new version arrives before the sheet is closed. */
  const [isLeaving, setIsLeaving] = useState(false);
  /** The version that the couple splits. */
  const [splitHousehold, setSplitHousehold] = useState<GuestListHousehold | null>(null);
  const [wasSplitting, setWasSplitting] = useState(false);

  if (splitHousehold) {
    return (
      <SplitForm
        entry={splitHousehold}
        onSplit={onClose}
        onUnsavedChanges={onUnsavedChanges}
        onCancel={() => {
          setWasSplitting(true);
          setSplitHousehold(null);
        }}
      />
    );
  }

  async function save(change: GuestListEdit) {
    setIsLeaving(true);
    try {
      await edit.mutateAsync(change);
    } catch (error) {
      setIsLeaving(false);
      throw error;
    }
    onClose();
  }

  return (
    <>
      {status && <PersonalLink entry={status.entry} state={formatLink(status, formatDay)} />}
      <HouseholdForm
        initial={initial}
        current={isLeaving ? initial : current}
        onSave={(entry, base) =>
          save(base ? { action: 'edit', base, entry } : { action: 'add', entry })
        }
        onCancel={onCancel}
        onUnsavedChanges={onUnsavedChanges}
      >
        {initial && (
          <>
            {current && current.people.length > 1 && (
              // After the other form is closed, the focus returns to the button that opened it.
              <TextButton onClick={() => setSplitHousehold(current)} autoFocus={wasSplitting}>
                {splitForm.open}
              </TextButton>
            )}
            <ConfirmButton
              label={texts.remove}
              title={texts.removeTitle(initial.name)}
              confirmLabel={texts.confirmRemove}
              cancelLabel={texts.keep}
              onConfirm={() => {
                // A toast shows its error.
                if (!edit.isPending) save({ action: 'remove', base: initial }).catch(() => {});
              }}
            >
              {texts.removeWarning}
            </ConfirmButton>
          </>
        )}
      </HouseholdForm>
      {current && <HouseholdData entry={current} onErased={onClose} />}
    </>
  );
}
