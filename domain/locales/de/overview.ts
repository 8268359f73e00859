import type { overview as English } from '../en/overview.ts';

export const overview: typeof English = {};
