export { accounts } from './pt/accounts.ts';
export { announcements } from './pt/announcements.ts';
export { data } from './pt/data.ts';
export { errors } from './pt/errors.ts';
export { invitations } from './pt/invitations.ts';
export { lists } from './pt/lists.ts';
export { sharing } from './pt/sharing.ts';
export { shell } from './pt/shell.ts';
export * from './pt/sign-in.ts';
