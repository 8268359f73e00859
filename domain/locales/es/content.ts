import type { content as English } from '../en/content.ts';

export const content: typeof English = {};
