import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { getHouseholdName } from '../../domain/replies/household-names.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Sheet } from '../components/sheet.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  const hasUnsavedChanges = useRef(false);
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

  useEffect(() => {
    const warn = (event: Event) => {
      if (hasUnsavedChanges.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  function close() {
    if (hasUnsavedChanges.current) setIsAsking(true);
    else setOpened(null);
  }

  function discard() {
    hasUnsavedChanges.current = false;
    setIsAsking(false);
    setOpened(null);
  }

  const onUnsavedChanges = useCallback((has: boolean) => {
    hasUnsavedChanges.current = has;
  }, []);
  return (
    <HouseholdSheetContext value={actions}>
      {children}
      <Sheet
        open={opened === 'new-reply' || household !== undefined}
        title={household ? getHouseholdName(household) : 'Add a reply'}
        onClose={close}
      >
        {household ? (
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
        )}
        <ConfirmDialog
          open={isAsking}
          title="Leave without saving?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={discard}
          onCancel={() => setIsAsking(false)}
        >
          Your changes have not been saved.
        </ConfirmDialog>
      </Sheet>
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
