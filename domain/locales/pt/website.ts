import type { website as English } from '../en/website.ts';

export const website: typeof English = {};
