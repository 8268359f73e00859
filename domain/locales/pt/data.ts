import type { data as English } from '../en/data.ts';

export const data: typeof English = {};
