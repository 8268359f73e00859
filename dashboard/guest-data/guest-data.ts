import type { GuestData } from '../../domain/dashboard-api.ts';
import type { Household } from '../../domain/household.ts';
import { errorMessage, NoConnection, request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { createStore } from '../store.ts';

type GuestDataState = {
  book: GuestData | null;
  /** Why the book could not be brought up to date, and since when; null while it could. */
  fault: { words: string; since: number; offline: boolean } | null;
};

const EMPTY: GuestDataState = { book: null, fault: null };

/** The guest book as the server last told it. */
export const guestDataState = createStore<GuestDataState>(EMPTY);

let etag = '';
let running: Promise<void> | null = null;
let askAgain = false;

/** Brings the book up to date. Calls that come while one is on its way share the one after it. */
export function refreshGuestData(): Promise<void> {
  if (running) {
    askAgain = true;
    return running;
  }
  running = readGuestData().finally(() => {
    running = null;
    if (askAgain) {
      askAgain = false;
      void refreshGuestData();
    }
  });
  return running;
}

/** Shows a party as the server has just returned it; the rest follows with the next refresh. */
export function putHousehold(household: Household): void {
  guestDataState.set((state) => {
    if (!state.book) return state;
    const others = state.book.households.filter(({ key }) => key !== household.key);
    return { ...state, book: { ...state.book, households: [...others, household] } };
  });
  void refreshGuestData();
}

async function readGuestData(): Promise<void> {
  try {
    const headers = etag ? { 'If-None-Match': etag } : {};
    const response = await request('guest-data', { headers, cache: 'no-store' });
    const { book } = guestDataState.get();
    const next = response.status === 304 ? book : ((await response.json()) as GuestData);
    etag = response.headers.get('ETag') ?? '';
    session.set('signed-in');
    guestDataState.set({ book: withFirstVisit(next, book), fault: null });
  } catch (error) {
    const offline = error instanceof NoConnection;
    guestDataState.set(({ book, fault }) => ({
      book,
      fault: { words: errorMessage(error), since: fault?.since ?? Date.now(), offline },
    }));
  }
}

/** What is new stays new for as long as the page is open. */
function withFirstVisit(next: GuestData | null, before: GuestData | null): GuestData | null {
  return next && before ? { ...next, lastVisitAt: before.lastVisitAt } : next;
}
