/** Said when no server answers, to the call as to the script that would make it. */
export const NOT_REACHED =
  'We could not reach the server, so your reply may not have been sent. Please try again.';
