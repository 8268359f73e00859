import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { getHouseholdName } from '../../domain/replies/household-names.ts';
import { FormSheet } from '../components/form-sheet.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { HouseholdDetails } from './household-details.tsx';
import { useReplyChange } from './reply-changes.ts';
import { ReplyForm } from './reply-form.tsx';

type HouseholdSheetActions = { openHousehold(key: string): void; openNewReply(): void };

const HouseholdSheetContext = createContext<HouseholdSheetActions | null>(null);

/** Opens the household sheet from any page. */
export function useHouseholdSheet(): HouseholdSheetActions {
  const actions = useContext(HouseholdSheetContext);
  if (!actions) throw new Error('useHouseholdSheet is used outside HouseholdSheetProvider.');
  return actions;
}

/** The sheet over the current page: a household, or the form for a new reply. */
export function HouseholdSheetProvider({ children }: { children: ReactNode }) {
  const { households } = useGuestData();
  const [opened, setOpened] = useState<{ key: string } | 'new-reply' | null>(null);
  const actions = useMemo(
    () => ({
      openHousehold: (key: string) => setOpened({ key }),
      openNewReply: () => setOpened('new-reply'),
    }),
    [],
  );
  const household =
    opened !== null && opened !== 'new-reply'
      ? households.find(({ key }) => key === opened.key)
      : undefined;

  return (
    <HouseholdSheetContext value={actions}>
      {children}
      <FormSheet
        open={opened === 'new-reply' || household !== undefined}
        title={household ? getHouseholdName(household) : 'Add a reply'}
        onClose={() => setOpened(null)}
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
              onAdded={actions.openHousehold}
              onCancel={close}
              onUnsavedChanges={onUnsavedChanges}
            />
          )
        }
      </FormSheet>
    </HouseholdSheetContext>
  );
}

type NewReplyFormProps = {
  onAdded: (key: string) => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

function NewReplyForm({ onAdded, onCancel, onUnsavedChanges }: NewReplyFormProps) {
  const change = useReplyChange();
  return (
    <ReplyForm
      initial={null}
      current={null}
      submitLabel="Add reply"
      onSave={async (reply) => {
        const { key } = await change.mutateAsync({ action: 'add', reply });
        onUnsavedChanges(false);
        onAdded(key);
      }}
      onCancel={onCancel}
      onUnsavedChanges={onUnsavedChanges}
    />
  );
}
