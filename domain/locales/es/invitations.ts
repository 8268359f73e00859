import type { invitations as English } from '../en/invitations.ts';

export const invitations: typeof English = {};
