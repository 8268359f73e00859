import { GATE_CLOSED } from '../../../domain/rsvp-closing.ts';

export const first = 'First name';
export const last = 'Last name';
export const secondFirst = 'Guest two: first name (optional)';
export const secondLast = 'Guest two: last name (optional)';
export const email = 'Email';
export const welcomeParty = 'Welcome Party';
export const wedding = 'The Wedding';
export const attending = 'Joyfully accept';
export const notAttending = 'Regretfully decline';
export const guests = 'Number of guests';
export const dietary = 'Dietary restrictions (optional)';
export const dietaryHint = 'Allergies and wishes, for each of you.';
export const submit = 'Submit RSVP';
export const submitting = 'Submitting...';
export const addBoth = 'Add both events to your calendar';

export const submitted = 'RSVP Submitted!';
export const failed = 'Submission failed';
/** When no server answers, to the call as to the script that would make it. */
export const notReached =
  'We could not reach the server, so your reply may not have been sent. Please try again.';
export const gateClosed = GATE_CLOSED;
