/** The error message for each rule, in one language. */
export type RsvpMessages = {
  first: string;
  last: string;
  email: string;
  /** With the placeholder `{event}`, the event's title without an article. */
  attendance: string;
  guests: string;
  /** With the placeholder `{max}`; for any number of guests but two. */
  guestsUpTo: string;
  /** For control characters. */
  invisible: string;
  /** With the placeholder `{max}`, in characters. */
  tooLong: string;
};

/** In English, for the guests' page, the dashboard and the server. */
export const RSVP_MESSAGES: RsvpMessages = {
  first: 'First name is required',
  last: 'Last name is required',
  email: 'Please enter a valid email address',
  attendance: 'Please select your attendance for the {event}',
  guests: 'Please choose 1 or 2 guests',
  guestsUpTo: 'Please choose 1 to {max} guests',
  invisible: 'Please remove the invisible control characters',
  tooLong: 'Please use at most {max} characters',
};

/** Those for the answers to the couple's questions. */
export type QuestionMessages = {
  required: string;
  choice: string;
  /** With the placeholder `{max}`. */
  number: string;
  date: string;
  time: string;
  'date-time': string;
  phone: string;
  invisible: string;
  /** With the placeholder `{max}`, in characters. */
  tooLong: string;
};

/** In English, for the guests' page, the dashboard and the server. */
export const QUESTION_MESSAGES: QuestionMessages = {
  required: 'Please answer this question',
  choice: 'Please choose one of the answers',
  number: 'Please enter a whole number from 0 to {max}',
  date: 'Please enter the day, the month and the year',
  time: 'Please enter the hour and the minutes',
  'date-time': 'Please enter the whole date and the time',
  phone: 'Please enter a telephone number, such as +44 20 7946 0123',
  invisible: 'Please remove the invisible control characters',
  tooLong: 'Please use at most {max} characters',
};
