// Said by the site itself, on whichever page it is.
export const notFound = 'Oops! Page not found';
export const returnHome = 'Return to Home';
export const unexpected = 'Unexpected Application Error!';
export const reloadPage = 'The page could not be loaded. Please reload it.';

export const partMissing =
  'Part of this page did not load. You can read on, and what you type is kept.';
export const tryAgain = 'Try again';

/** To a screen reader, of a toast, of what closes it, and of where they all stand. */
export const toasts = { toast: 'Message', dismiss: 'Dismiss', place: 'Messages ({hotkey})' };
