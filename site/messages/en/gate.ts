// What anyone may read: nothing here tells of the wedding.
export const welcome = 'Welcome';
export const prompt = 'Please enter the password to view our wedding website';
export const enter = 'Enter Website';
export const checking = 'Checking...';
export const oneMoment = 'One moment, please…';

export const denied = ['Access Denied', 'Please enter the correct password.'] as const;
export const noAnswer = [
  'No answer yet',
  'The website took too long to check the password. Please try again.',
] as const;
export const noConnection = [
  'No connection',
  'We could not reach the website to check the password. Please try again.',
] as const;
export const notChecked = [
  'Not checked',
  'The website could not check the password. Please try again in a moment.',
] as const;
export const tooManyAttempts = 'Too many attempts';
export const waitFor = (seconds: number) =>
  `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`;

export const granted = ['Welcome!', 'Access granted to the wedding website.'] as const;
export const noCookie = [
  'Please allow cookies',
  'The password was right, but your browser did not keep the cookie that opens the gate.',
] as const;
