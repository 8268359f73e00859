import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { FormSheet } from '../../ui/sheets.tsx';
import { HouseholdDetails } from './household-details.tsx';
import { type OpenedHousehold, useHouseholdSheet } from './household-sheet-provider.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyMutation } from './reply-mutations.ts';

type Props = { opened: OpenedHousehold | null; onClose: () => void };

/** A household, or the form for a new reply. */
export function HouseholdSheet({ opened, onClose }: Props) {
  const { households } = useGuestData();
  const { openHousehold } = useHouseholdSheet();
  const household =
    opened !== null && opened !== 'new-reply'
      ? households.find(({ key }) => key === opened.key)
      : undefined;

  return (
    <FormSheet
      open={opened === 'new-reply' || household !== undefined}
      title={household ? getHouseholdName(household) : getMessages('replies').add}
      onClose={onClose}
    >
      {({ close, onUnsavedChanges }) =>
        household ? (
          <HouseholdDetails
            key={household.key}
            household={household}
            onUnsavedChanges={onUnsavedChanges}
          />
        ) : (
          <NewReplyForm
            onAdded={openHousehold}
            onCancel={close}
            onUnsavedChanges={onUnsavedChanges}
          />
        )
      }
    </FormSheet>
  );
}

type NewReplyFormProps = {
  onAdded: (key: string) => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

/** Not `crypto.randomUUID`, which http addresses of a home network lack. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function NewReplyForm({ onAdded, onCancel, onUnsavedChanges }: NewReplyFormProps) {
  const change = useReplyMutation();
  const [id] = useState(createId);
  return (
    <ReplyForm
      initial={null}
      current={null}
      submitLabel={getMessages('replies').addReply}
      onSave={async (reply) => {
        const { key } = await change.mutateAsync({ action: 'add', id, reply });
        onUnsavedChanges(false);
        onAdded(key);
      }}
      onCancel={onCancel}
      onUnsavedChanges={onUnsavedChanges}
    />
  );
}
