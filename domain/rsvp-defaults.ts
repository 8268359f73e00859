import type { RsvpFormValues } from './rsvp-rules.ts';

/** A separate file, because the guests' page needs it before it loads the rules. */
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
