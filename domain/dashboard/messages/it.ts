export { accounts } from './it/accounts.ts';
export { errors } from './it/errors.ts';
export { sharing } from './it/sharing.ts';
export { shell } from './it/shell.ts';
export * from './it/sign-in.ts';
