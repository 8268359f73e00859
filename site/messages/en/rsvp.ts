import { GATE_CLOSED } from '../../../domain/rsvp-closing.ts';

export const firstName = 'First name';
export const lastName = 'Last name';
export const guestTwoFirstName = 'Guest two: first name (optional)';
export const guestTwoLastName = 'Guest two: last name (optional)';
/** Of a guest beyond two, `{number}`. */
export const guestFirstName = 'Guest {number}: first name (optional)';
export const guestLastName = 'Guest {number}: last name (optional)';
export const email = 'Email';
export const attending = 'Joyfully accept';
export const notAttending = 'Regretfully decline';
export const guestsCount = 'Number of guests';
export const dietaryRestrictions = 'Dietary restrictions (optional)';
export const dietaryHint = 'Allergies and preferences of each guest.';
export const submit = 'Submit RSVP';
export const submitting = 'Submitting...';
/** For one event, for two and for more. */
export const addToCalendar = [
  'Add the event to your calendar',
  'Add both events to your calendar',
  'Add all events to your calendar',
] as const;

export const submitted = 'RSVP Submitted!';
export const failed = 'Submission failed';
/** Followed by one of the `networkErrors`. */
export const replyMayNotBeSent = 'Your reply may not have been sent.';
export const gateClosed = GATE_CLOSED;
