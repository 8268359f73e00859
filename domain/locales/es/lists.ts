import type { lists as English } from '../en/lists.ts';

export const lists: typeof English = {};
