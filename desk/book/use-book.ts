import { createContext, useContext } from 'react';
import type { GuestBook } from '../../domain/party.ts';

export const BookContext = createContext<GuestBook | null>(null);

/** The guest book, on any page of the desk. */
export function useBook(): GuestBook {
  const book = useContext(BookContext);
  if (!book) throw new Error('There is no guest book around this component.');
  return book;
}
