// Public: these messages must reveal nothing about the wedding.
export const welcome = 'Welcome';
export const prompt = 'Please enter the password to view our wedding website';
export const enter = 'Enter Website';
export const checking = 'Checking...';
export const oneMoment = 'One moment, please…';

export const wrongPassword = ['Access Denied', 'Please enter the correct password.'] as const;
export const tooManyAttempts = 'Too many attempts';
export const retryAfter = {
  one: 'Please wait {count} second, then try again.',
  other: 'Please wait {count} seconds, then try again.',
};

export const granted = ['Welcome!', 'Access granted to the wedding website.'] as const;
export const cookieBlocked = [
  'Please allow cookies',
  'The password is correct, but your browser did not store the cookie that gives you access.',
] as const;
