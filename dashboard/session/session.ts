import { createStore } from '../store.ts';

/** Whether the server knows this browser; `unknown` until it has been asked. */
export const session = createStore<'unknown' | 'signed-in' | 'signed-out'>('unknown');
