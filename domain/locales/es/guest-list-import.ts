import type { guestListImport as English } from '../en/guest-list-import.ts';

export const guestListImport: typeof English = {};
