// All texts of the dashboard in English, the language that decides which texts there are.
export { accounts } from './en/accounts.ts';
export { announcements } from './en/announcements.ts';
export { content } from './en/content.ts';
export { data } from './en/data.ts';
export { emails } from './en/emails.ts';
export { errors } from './en/errors.ts';
export { guestList } from './en/guest-list.ts';
export { guestListImport } from './en/guest-list-import.ts';
export { invitations } from './en/invitations.ts';
export { lists } from './en/lists.ts';
export { mailServer } from './en/mail-server.ts';
export { overview } from './en/overview.ts';
export { replies } from './en/replies.ts';
export { seating } from './en/seating.ts';
export { sharing } from './en/sharing.ts';
export { shell } from './en/shell.ts';
export * from './en/sign-in.ts';
export { website } from './en/website.ts';
