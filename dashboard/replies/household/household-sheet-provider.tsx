import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { HouseholdSheet } from '../../shell/lazy-components.tsx';

/** The household in the sheet, or the form for a new reply. */
export type OpenedHousehold = { key: string } | 'new-reply';
type HouseholdSheetActions = { openHousehold(key: string): void; openNewReply(): void };

const HouseholdSheetContext = createContext<HouseholdSheetActions | null>(null);

/** Opens the household sheet from any page. */
export function useHouseholdSheet(): HouseholdSheetActions {
  const actions = useContext(HouseholdSheetContext);
  if (!actions) throw new Error('useHouseholdSheet is used outside HouseholdSheetProvider.');
  return actions;
}

/** The sheet over the current page, once it was opened. */
export function HouseholdSheetProvider({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useState<{ opened: OpenedHousehold | null } | null>(null);
  const actions = useMemo(
    () => ({
      openHousehold: (key: string) => setSheet({ opened: { key } }),
      openNewReply: () => setSheet({ opened: 'new-reply' }),
    }),
    [],
  );

  return (
    <HouseholdSheetContext value={actions}>
      {children}
      {sheet && (
        <Suspense fallback={null}>
          <HouseholdSheet opened={sheet.opened} onClose={() => setSheet({ opened: null })} />
        </Suspense>
      )}
    </HouseholdSheetContext>
  );
}
