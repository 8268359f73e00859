import type { RsvpFormValues } from './rsvp-form.ts';

/** What the form holds at first. In a file of its own, for the page that comes before the rules. */
export const RSVP_DEFAULTS: RsvpFormValues = {
  guestOneFirst: '',
  guestOneLast: '',
  guestTwoFirst: '',
  guestTwoLast: '',
  email: '',
  welcomeParty: 'attending',
  wedding: 'attending',
  guestsCount: 1,
  dietaryRestrictions: '',
};
