export { accounts } from './fr/accounts.ts';
export { errors } from './fr/errors.ts';
export { sharing } from './fr/sharing.ts';
export { shell } from './fr/shell.ts';
export * from './fr/sign-in.ts';
