/** What is said of each fault of a reply, in one language. */
export type RsvpMessages = {
  first: string;
  last: string;
  email: string;
  welcomeParty: string;
  wedding: string;
  guests: string;
  /** Of control characters. */
  invisible: string;
  tooLong: (max: number) => string;
};

/** In English: for the page, and for all that the server and the dashboard say. */
export const RSVP_MESSAGES: RsvpMessages = {
  first: 'First name is required',
  last: 'Last name is required',
  email: 'Please enter a valid email address',
  welcomeParty: 'Please select your attendance for the Welcome Party',
  wedding: 'Please select your attendance for the Wedding',
  guests: 'Please choose 1 or 2 guests',
  invisible: 'Please remove the invisible control characters',
  tooLong: (max) => `Please use at most ${max} characters`,
};
