export { accounts } from './it/accounts.ts';
export { announcements } from './it/announcements.ts';
export { data } from './it/data.ts';
export { errors } from './it/errors.ts';
export { invitations } from './it/invitations.ts';
export { lists } from './it/lists.ts';
export { sharing } from './it/sharing.ts';
export { shell } from './it/shell.ts';
export * from './it/sign-in.ts';
