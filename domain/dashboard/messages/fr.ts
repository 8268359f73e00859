export { accounts } from './fr/accounts.ts';
export { announcements } from './fr/announcements.ts';
export { data } from './fr/data.ts';
export { errors } from './fr/errors.ts';
export { invitations } from './fr/invitations.ts';
export { lists } from './fr/lists.ts';
export { sharing } from './fr/sharing.ts';
export { shell } from './fr/shell.ts';
export * from './fr/sign-in.ts';
