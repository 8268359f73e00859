import type { guestList as English } from '../en/guest-list.ts';

export const guestList: typeof English = {};
