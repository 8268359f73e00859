/** Said to a guest who replies from a page that is no longer let in. */
export const GATE_CLOSED =
  'Your reply was not sent: this website asks for its password again. Please reload the page ' +
  'and enter it; what you wrote here will still be there.';
