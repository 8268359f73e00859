import type { GuestBook, Party } from '../../domain/party.ts';
import { ask, NoConnection, wordsOf } from '../calls/ask.ts';
import { session } from '../session/session.ts';
import { createStore } from '../store.ts';

type BookState = {
  book: GuestBook | null;
  /** Why the book could not be brought up to date, and since when; null while it could. */
  fault: { words: string; since: number; offline: boolean } | null;
};

const EMPTY: BookState = { book: null, fault: null };

/** The guest book as the server last told it. */
export const bookState = createStore<BookState>(EMPTY);

let etag = '';
let running: Promise<void> | null = null;
let askAgain = false;

/** Brings the book up to date. Calls that come while one is on its way share the one after it. */
export function refreshBook(): Promise<void> {
  if (running) {
    askAgain = true;
    return running;
  }
  running = readBook().finally(() => {
    running = null;
    if (askAgain) {
      askAgain = false;
      void refreshBook();
    }
  });
  return running;
}

/** Shows a party as the server has just returned it; the rest follows with the next refresh. */
export function putParty(party: Party): void {
  bookState.set((state) => {
    if (!state.book) return state;
    const others = state.book.parties.filter(({ key }) => key !== party.key);
    return { ...state, book: { ...state.book, parties: [...others, party] } };
  });
  void refreshBook();
}

async function readBook(): Promise<void> {
  try {
    const headers = etag ? { 'If-None-Match': etag } : {};
    const response = await ask('book', { headers, cache: 'no-store' });
    const { book } = bookState.get();
    const next = response.status === 304 ? book : ((await response.json()) as GuestBook);
    etag = response.headers.get('ETag') ?? '';
    session.set('signed-in');
    bookState.set({ book: withFirstVisit(next, book), fault: null });
  } catch (error) {
    const offline = error instanceof NoConnection;
    bookState.set(({ book, fault }) => ({
      book,
      fault: { words: wordsOf(error), since: fault?.since ?? Date.now(), offline },
    }));
  }
}

/** What is new stays new for as long as the page is open. */
function withFirstVisit(next: GuestBook | null, before: GuestBook | null): GuestBook | null {
  return next && before ? { ...next, lastVisitAt: before.lastVisitAt } : next;
}
