import type { emails as English } from '../en/emails.ts';

export const emails: typeof English = {};
