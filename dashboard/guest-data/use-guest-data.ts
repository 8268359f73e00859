import { createContext, useContext } from 'react';
import type { GuestData } from '../../domain/dashboard-api.ts';

export const GuestDataContext = createContext<GuestData | null>(null);

/** The guest book, on any page of the dashboard. */
export function useGuestData(): GuestData {
  const book = useContext(GuestDataContext);
  if (!book) throw new Error('There is no guest book around this component.');
  return book;
}
