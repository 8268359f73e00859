import { createContext, type ReactNode, useContext, useState } from 'react';
import { type HouseholdFilters, NO_HOUSEHOLD_FILTERS } from '../guest-list/household-filters.ts';
import { NO_FILTERS, type ReplyFilters } from '../replies/reply-filters.ts';
import type { Sorting } from '../ui/sort-rows.ts';

type PageState = {
  filters: ReplyFilters;
  setFilters: (filters: ReplyFilters) => void;
  sorting: Sorting;
  setSorting: (sorting: Sorting) => void;
  householdFilters: HouseholdFilters;
  setHouseholdFilters: (filters: HouseholdFilters) => void;
  householdSorting: Sorting;
  setHouseholdSorting: (sorting: Sorting) => void;
  /** The text in the import form, until it is imported. */
  pastedList: string;
  setPastedList: (list: string) => void;
  /** The step of the overview's list that leads to the editor, until it is there. */
  websiteStep: WebsiteStep | null;
  setWebsiteStep: (step: WebsiteStep | null) => void;
};

/** The couple's names and date, the next section to write, and the review before publishing. */
export type WebsiteStep = 'names' | 'page' | 'publish';

const PageStateContext = createContext<PageState | null>(null);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('usePageState is used outside PageStateProvider.');
  return state;
}

/** Keeps the state of a page while another page is shown. */
export function PageStateProvider({ children }: { children: ReactNode }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [sorting, setSorting] = useState<Sorting>({ id: 'replied', descending: true });
  const [pastedList, setPastedList] = useState('');
  const [householdFilters, setHouseholdFilters] = useState(NO_HOUSEHOLD_FILTERS);
  const [householdSorting, setHouseholdSorting] = useState<Sorting>({
    ...{ id: 'household', descending: false },
  });
  const [websiteStep, setWebsiteStep] = useState<WebsiteStep | null>(null);
  const state: PageState = {
    ...{ filters, setFilters, sorting, setSorting },
    ...{ householdFilters, setHouseholdFilters, householdSorting, setHouseholdSorting },
    ...{ pastedList, setPastedList, websiteStep, setWebsiteStep },
  };
  return <PageStateContext value={state}>{children}</PageStateContext>;
}
