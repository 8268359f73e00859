import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'en';
/** The dashboard's dates are in the English of the wedding. */
export const locale: string = 'en';

/** Before the couple has signed in. It must not tell whose wedding this is. */
export const signIn = {
  dashboard: 'Dashboard',
  loading: 'Loading…',
  noScript: 'Please switch on JavaScript in your browser to use the dashboard.',
  notLoaded: 'The dashboard could not be loaded',
  tryAgain: 'Try again',

  signIn: 'Sign in',
  signingIn: 'Signing in…',
  lead: 'For the couple. Sign in to see your replies and your guest list.',
  password: 'Dashboard password',
  ownName: 'Your name',
  ownPassword: 'Your password',
  usePasskey: 'Sign in with a passkey',
  noPasskey: 'Your device gave no passkey. Please try again, or use the password.',
  isCoHost: 'I am a co-host',
  isCouple: 'I have the couple’s password',
  /** After a wrong password. */
  coHostHint: 'The couple can give you a new one.',
  coupleHint: 'Whoever set up the website can look it up with “npm run passwords”.',
  tooManyAttempts: (seconds: number) =>
    `Too many attempts. Try again in ${plural(seconds, '# second', '# seconds')}.`,
};

/** Why a request failed, if the server gave no reason. */
export const requests = {
  serverFailed: 'Something went wrong on the server. Please try again.',
  noConnection: 'There is no connection. Nothing was lost. Please try again in a moment.',
  sessionEnded:
    'Your session ended before this was saved. Nothing you typed is lost. Please save it again.',
  failed: 'Something went wrong. Please try again.',
};
