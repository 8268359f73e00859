// Messages of the whole site. Public: they must reveal nothing about the wedding.
export const notFound = 'Oops! Page not found';
export const returnHome = 'Return to Home';
export const unexpected = 'Unexpected Application Error!';
export const reloadPage = 'The page could not be loaded. Please reload it.';

export const pageIncomplete = 'Part of this page did not load. You can keep reading and typing.';
export const tryAgain = 'Try again';

/** The title and the text for each way in which a request can fail. */
export const networkErrors = {
  offline: [
    'No connection',
    'We could not reach the website. Please check your connection and try again.',
  ],
  timeout: ['No answer', 'The website took too long to answer. Please try again.'],
  unexpected: [
    'Something went wrong',
    'The website gave an unexpected answer. Please try again in a moment.',
  ],
} as const;

/** Screen reader labels: for a toast, its close button and the list of toasts. */
export const toastLabels = { toast: 'Message', close: 'Dismiss', list: 'Messages ({hotkey})' };
