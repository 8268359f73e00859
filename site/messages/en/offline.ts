export const hasChanged = 'This page has changed since you opened it.';
export const showNew = 'Show the new one';
export const later = 'Later';
export const notForgotten = [
  'Not forgotten yet',
  'We could not reach the website, so this device is still let in. Please try again.',
] as const;
