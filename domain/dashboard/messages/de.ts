export { accounts } from './de/accounts.ts';
export { announcements } from './de/announcements.ts';
export { data } from './de/data.ts';
export { errors } from './de/errors.ts';
export { invitations } from './de/invitations.ts';
export { lists } from './de/lists.ts';
export { sharing } from './de/sharing.ts';
export { shell } from './de/shell.ts';
export * from './de/sign-in.ts';
