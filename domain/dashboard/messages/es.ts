export { accounts } from './es/accounts.ts';
export { announcements } from './es/announcements.ts';
export { data } from './es/data.ts';
export { errors } from './es/errors.ts';
export { invitations } from './es/invitations.ts';
export { lists } from './es/lists.ts';
export { sharing } from './es/sharing.ts';
export { shell } from './es/shell.ts';
export * from './es/sign-in.ts';
