export { accounts } from './de/accounts.ts';
export { errors } from './de/errors.ts';
export { sharing } from './de/sharing.ts';
export { shell } from './de/shell.ts';
export * from './de/sign-in.ts';
