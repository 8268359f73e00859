import { createStore } from '../store.ts';

/** What the side sheet shows: a party, or the form for one that replied by phone. */
export type Opened = { kind: 'party'; key: string } | { kind: 'new' } | null;

export const openedHousehold = createStore<Opened>(null);

/** Opens a party's sheet beside the page. */
export function openHousehold(key: string): void {
  openedHousehold.set({ kind: 'party', key });
}
