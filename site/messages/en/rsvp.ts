import { GATE_CLOSED } from '../../../domain/rsvp-closing.ts';

export const firstName = 'First name';
export const lastName = 'Last name';
export const guestTwoFirstName = 'Guest two: first name (optional)';
export const guestTwoLastName = 'Guest two: last name (optional)';
export const email = 'Email';
export const welcomeParty = 'Welcome Party';
export const wedding = 'The Wedding';
export const attending = 'Joyfully accept';
export const notAttending = 'Regretfully decline';
export const guestsCount = 'Number of guests';
export const dietaryRestrictions = 'Dietary restrictions (optional)';
export const dietaryHint = 'Allergies and preferences of each guest.';
export const submit = 'Submit RSVP';
export const submitting = 'Submitting...';
export const addToCalendar = 'Add both events to your calendar';

export const submitted = 'RSVP Submitted!';
export const failed = 'Submission failed';
/** Followed by one of the `networkErrors`. */
export const replyMayNotBeSent = 'Your reply may not have been sent.';
export const gateClosed = GATE_CLOSED;
