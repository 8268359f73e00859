import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {};
