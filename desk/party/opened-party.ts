import { createStore } from '../store.ts';

/** What the side sheet shows: a party, or the form for one that replied by phone. */
export type Opened = { kind: 'party'; key: string } | { kind: 'new' } | null;

export const openedParty = createStore<Opened>(null);

/** Opens a party's sheet beside the page. */
export function openParty(key: string): void {
  openedParty.set({ kind: 'party', key });
}
